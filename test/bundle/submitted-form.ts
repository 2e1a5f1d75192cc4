// A game whose players send their forms in, and the run that the trigger on it makes.
import { quietly } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { allCells, hostContents } from '../support/host-books';
import { createdGame, deliverAll, gameView, SMALL } from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { isRead } from './interrupted-action';

export const HANDLER = 'onFormSubmitTrigger';

/** A round with everything delivered. */
export function round(): TestHost {
  return madeOnce('a round delivered', () => {
    const test = createdGame(SMALL);
    deliverAll(test.desk);
    return test;
  });
}

/** A player sends in their form by its link; Heaven plays even rows and columns, and Aa is in Heaven. */
export function send({ host, desk, clock }: TestHost, row: string, name = 'Aa', column = row): void {
  clock.pass(60_000);
  const link = gameView(desk).players.find((player) => player.name === name)?.link ?? '';
  const prefilled = host.forms.prefill(link);
  const formId = prefilled?.formId ?? '';
  const items = host.forms.describe(formId)?.items ?? [];
  const typed = { Row: row, Column: column, 'Power card': '3' };
  const answers = Object.entries(typed).map(([title, answer]): [string, string] => [
    String(items.find((item) => item.title === title)?.id),
    answer,
  ]);
  const sent = host.forms.submit(formId, { ...prefilled?.answers, ...Object.fromEntries(answers) });
  if (!sent.ok) throw new Error(sent.problems.map(({ text }) => text).join());
}

/** Every cell of the host book. */
export const game = (test: TestHost): string => JSON.stringify(allCells(test, test.host.bookId ?? ''));

/**
 * Kills the run after its changes, all or the first of each kind, and lets the first call of each kind fail: the game stays
 * untouched, and the next run finishes.
 */
export function disturbRun(kills: 'all' | 'of-each-kind'): void {
  const start = quietly('own faults', round);
  send(start, '2');
  const before = game(start);
  const whole = copyOf(start);
  whole.host.faults.resetCounts();
  whole.host.call(HANDLER, [], { withUi: false });
  const calls = whole.host.faults.trace().map(({ name }) => name);
  expect(calls.length).toBeGreaterThan(10);
  const contents = hostContents(whole);
  for (const [index, name] of calls.entries()) {
    const nth = index + 1;
    for (const how of ['kill', 'fail'] as const) {
      const isFirst = calls.indexOf(name) === index;
      if (how === 'kill' ? isRead(name) || !(isFirst || kills === 'all') : !isFirst) continue;
      const test = copyOf(start);
      if (how === 'kill') test.host.faults.kill('*', { nth, when: 'after' });
      else test.host.faults.fail('*', 'A server error occurred.', { nth });
      try {
        test.host.call(HANDLER, [], { withUi: false });
      } catch (error) {
        expect(String(error)).toMatch(/killed|server error/);
      }
      test.host.faults.clear();
      expect([how, nth, game(test)]).toEqual([how, nth, before]);
      test.host.call(HANDLER, [], { withUi: false });
      expect([how, nth, hostContents(test)]).toEqual([how, nth, contents]);
    }
  }
}
