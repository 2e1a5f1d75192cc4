// Sixty reads and sixty writes of Sheets a minute are all that Google gives an account: a whole round of twenty players,
// with a message for each, two sidebars open beside it, stays within them.
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { mostInAMinute } from '../support/calls-a-minute';
import type { TestHost } from '../support/host';
import { createdGame, gameView, openStage, prepare, resolveStage } from '../support/host-game';
import { deliverByWindow } from '../support/posting-window';

quietEvenings('counted calls');

const MINUTE = 60_000;
const A_MINUTE = 60;
const LOOK_EVERY = 20_000;
/** Faster than Google's services are. */
const CALL_MS = 150;
const PLAYERS = 20;

const READ = /^Sheets\.Spreadsheets\.(get|Values\.)/;
const WRITE = /^Sheets\.Spreadsheets\.(create|batchUpdate)$/;

/** Two sidebars, each of which looks every so often and answers in the books what is new to it. */
function sidebars({ desk, clock }: TestHost): () => void {
  const windows = [0, LOOK_EVERY / 2].map((later) => ({ next: clock.now() + later, seen: '' }));
  return () => {
    for (const window of windows) {
      if (clock.now() < window.next) continue;
      window.next = clock.now() + LOOK_EVERY;
      const sent = JSON.stringify(gameView(desk).stage?.submissions ?? []);
      if (sent === window.seen) continue;
      if (given(desk.deliverFates()).left === 0) window.seen = sent;
    }
  };
}

test('a round of twenty players with two windows open stays within Google’s calls of a minute', async () => {
  const contacts = Array.from(
    { length: PLAYERS },
    (_, index) => ['', `https://discord.com/api/webhooks/${index}/own`, ''] as const,
  );
  const addOn = createdGame({
    players: PLAYERS,
    contacts,
    publicWebhook: 'https://discord.com/api/webhooks/99/all',
  });
  const { desk, clock, host } = addOn;
  await deliverByWindow(desk, addOn.discord);
  resolveStage(desk);
  await deliverByWindow(desk, addOn.discord);
  prepare(desk);
  clock.pass(MINUTE);
  host.faults.resetCounts();
  host.conditions.sheetsPerMinute = A_MINUTE;
  host.faults.costMs = CALL_MS;
  const look = sidebars(addOn);
  /** Time in which the host does nothing. */
  const wait = (ms: number): void => {
    const until = clock.now() + ms;
    while (clock.now() < until) {
      clock.pass(1000);
      look();
    }
  };

  const names = gameView(desk).players.map(({ name }) => name);
  for (let from = 0; from < PLAYERS; from += 5) {
    given(desk.submitForPractice({ players: names.slice(from, from + 5) }));
    wait(15_000);
  }
  given(desk.previewRound());
  wait(5000);
  const { name } = openStage(desk);
  expect(given(desk.resolveRound({ stage: name, token: '' })).outcome).toBe('resolved');
  const waits = (): boolean =>
    gameView(desk).deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting');
  while (waits()) {
    given(desk.deliverSome());
    look();
  }
  const { deliveries } = await deliverByWindow(desk, addOn.discord);
  look();
  prepare(desk);
  wait(MINUTE);

  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(host.faults.trace().filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  // The measure does count: a book takes no read of Sheets, the sidebars do.
  expect(mostInAMinute(addOn, READ)).toBeGreaterThan(A_MINUTE / 4);
  expect(mostInAMinute(addOn, READ)).toBeLessThanOrEqual(A_MINUTE);
  expect(mostInAMinute(addOn, WRITE)).toBeLessThanOrEqual(A_MINUTE);
});
