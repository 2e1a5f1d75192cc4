// The clicks that the benchmark measures: creating a game, resolving a round and refreshing.
import { unwrapReply } from '../../src/commands/desk-calls';
import { newPrefetch } from '../../sidebar/panel/stage/resolve-steps';
import { draft, gameView, openStage, prepare, type DraftOptions } from '../support/host-game';
import { ADDRESS } from '../support/visits';
import { Measured, processorOf, untilDrawn, type Click } from './measured';
import type { TestHost } from '../support/host';
import { open } from './opened';

/** A game for any number of players, and the rounds to measure. */
export interface Setting extends Required<Pick<DraftOptions, 'game' | 'players' | 'settings'>> {
  readonly rounds: readonly number[];
}

/** The clicks of a game by round; 0 is the game's creation. */
export function clicksOf({ rounds, ...drafted }: Setting): ReadonlyMap<number, readonly Click[]> {
  const test = open();
  const last = Math.max(...rounds);
  draft(test, drafted);
  const clicks = new Map<number, readonly Click[]>([[0, [creation(test)]]]);
  unwrapReply(test.desk.savePage({ address: ADDRESS }));
  for (let round = 1; round <= last; round += 1) {
    prepare(test.desk);
    unwrapReply(test.desk.submitForPractice({ players: [] }));
    if (rounds.includes(round)) clicks.set(round, roundClicks(test));
    else {
      unwrapReply(test.desk.resolveRound({ stage: openStage(test.desk).name, token: '' }));
      // Books are brought up to date, so that the measured round doesn't also draw earlier rounds.
      if (rounds.includes(round + 1)) tell(test);
    }
  }
  return clicks;
}

function creation(test: TestHost): Click {
  const measured = new Measured(test);
  measured.desk((desk) => unwrapReply(desk.create()));
  for (;;) {
    const { toPrepare, beside } = gameView(test.desk);
    if (toPrepare.length === 0) return measured.click('Create the game');
    // Creates forms and books at the same time, as the sidebar does.
    if (beside === true) {
      measured.atOnce(
        (desk) => unwrapReply(desk.prepareNext({ only: 'forms' })),
        (desk) => unwrapReply(desk.prepareNext({ only: 'books' })),
      );
    } else measured.desk((desk) => unwrapReply(desk.prepareNext()));
  }
}

function roundClicks(test: TestHost): readonly Click[] {
  // An open window refreshes regularly.
  const refresh = new Measured(test);
  refresh.desk((desk) => desk.getDesk({ refresh: true }));
  const { name } = openStage(test.desk);
  const written = writtenAlone(test, name);
  const measured = new Measured(test);
  resolve(measured, name);
  tell(test, measured);
  const done = measured.click('Resolve: all done');
  return [refresh.click('Sidebar refresh'), written, { ...untilDrawn(done), title: TOLD }, done];
}

/** Resolves a round as the window does: calls that look up who can open the books start at the same time. */
function resolve(measured: Measured, stage: string): void {
  const books = gameView(measured.test.desk).deliveries.filter(({ kind }) => kind === 'book').length;
  const prefetch = newPrefetch(books);
  if (prefetch === undefined) throw new Error('There are no books.');
  const parts = Array.from({ length: prefetch.parts }, (_, part) => part);
  measured.deskBeside(
    parts.map((part) => (desk) => unwrapReply(desk.prefetchAccess({ ...prefetch, part }))),
    (desk) => unwrapReply(desk.resolveRound({ stage, token: '', deliver: true, prefetch })),
  );
}

/** The title of the click that only saves a round. This click is used to compare early and late rounds. */
export const WRITTEN = 'Resolve: round saved';

/** The title of the click up to the moment when the last book is drawn. */
export const TOLD = 'Resolve: books and pages updated';

/** Measures the saving of a round on three copies of the game. Returns the click with the middle processor time. */
function writtenAlone(test: TestHost, stage: string): Click {
  const clicks = [1, 2, 3].map(() => {
    const measured = new Measured(open(test.store.copy(), test.clock.now()));
    measured.desk((desk) => unwrapReply(desk.resolveRound({ stage, token: '' })));
    return measured.click(WRITTEN);
  });
  const [, middle = clicks[0]] = clicks.sort((a, b) => processorOf(a) - processorOf(b));
  if (middle === undefined) throw new Error('Nothing was resolved.');
  return middle;
}

/** Prepares the next stage and draws all books, as the window does after resolving. */
function tell(test: TestHost, measured = new Measured(test)): void {
  const waits = (): boolean =>
    gameView(test.desk).deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting');
  while (gameView(test.desk).toPrepare.length > 0) measured.desk((desk) => unwrapReply(desk.prepareNext()));
  while (waits()) measured.desk((desk) => unwrapReply(desk.deliverSome()));
}
