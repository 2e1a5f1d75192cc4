// A round resolved by one call while others of the same click go beside it. Here one call runs at a time: what waits is ended
// where it begins to wait, and runs once more within the call that it waits for, from the moment on at which it would go on.
import { ExecutionFailed } from 'apps-script-stand-in/call-errors';
import { given } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/api';
import type { TestHost } from './host';
import { deliverAll, gameView, submittedGame } from './host-game';

const PLAYERS = { players: 20 };
export const BOOKS = PLAYERS.players + 1;
/** Those that the call beside is given. */
export const GIVEN = Math.floor(BOOKS / 2);
const LOOKS = { click: 'one', parts: 2 };
const ROUND = { stage: 'round-1', token: '', deliver: true, looks: LOOKS };

export const DRAWS = 'Request.sheets.spreadsheets.batchUpdate';
/** The second of a call beside: the first looks. */
export const DRAWING = { on: 'UrlFetchApp.fetchAll', nth: 2 } as const;

/** A first round that waits to be resolved; its books are empty. */
export function firstRound(): TestHost {
  return submittedGame(PLAYERS);
}

/** The same with books that were drawn before. */
export function waitingRound(): TestHost {
  const test = firstRound();
  deliverAll(test.desk);
  return test;
}

/** Resolves, and delivers. */
export function resolve({ desk }: TestHost): ReturnType<DeskApi['resolveRound']> {
  return desk.resolveRound(ROUND);
}

/** True where it was not killed. */
export function survives(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof ExecutionFailed) return false;
    throw error;
  }
}

/** The call beside. */
export function callBeside({ desk }: TestHost): void {
  given(desk.drawBeside({ ...LOOKS, part: 1 }));
}

/** Runs the call beside until it waits. */
export function untilItWaits(test: TestHost): void {
  test.host.faults.kill('Utilities.sleep');
  if (survives(() => callBeside(test))) throw new Error('It did not wait.');
  test.host.faults.clear();
}

/** True where books were given to a call of which no answer was taken yet. */
export function isGiven({ store }: TestHost): boolean {
  return JSON.stringify(store.read('properties')).includes('\\"parts\\":[[1,');
}

/** Runs something in the middle of a call, as soon as books are given to the call beside. */
export function onceGiven(test: TestHost, goesOn: () => void): void {
  const { faults } = test.host;
  const run = (): void => {
    if (!isGiven(test)) return;
    faults.clear();
    goesOn();
  };
  faults.plant({ on: 'Properties.setProperties', when: 'after', action: { do: 'run', run } });
}

/** Resolves while a call waits beside it; `goesOn` runs once that one was given books, in the middle of the other. */
export function resolveBeside(
  test: TestHost,
  goesOn: () => void = () => callBeside(test),
): ReturnType<DeskApi['resolveRound']> {
  const { faults } = test.host;
  const begins = (): void => {
    untilItWaits(test);
    onceGiven(test, goesOn);
  };
  faults.plant({ on: 'Cache.put', nth: 1, when: 'after', action: { do: 'run', run: begins } });
  const answer = resolve(test);
  faults.clear();
  return answer;
}

/** The numbers of the books that each execution has written, in the order in which they began. */
export function writesOf({ host }: TestHost): readonly number[] {
  const numbers = new Map<number, number>();
  for (const { name, execution } of host.faults.trace())
    if (name === DRAWS) numbers.set(execution, (numbers.get(execution) ?? 0) + 1);
  return [...numbers].sort(([a], [b]) => a - b).map(([, number]) => number);
}

/** The number of books that are in this state. */
export function booksThat({ desk }: TestHost, are: 'done' | 'waiting' | 'paused'): number {
  return gameView(desk).deliveries.filter(({ kind, state }) => kind === 'book' && state === are).length;
}
