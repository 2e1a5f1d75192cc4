// A click in a season's tenth match makes the same calls as in the first, and reads hardly more (SN-12).
import { unwrapReply } from '../../../src/commands/desk-calls';
import { callsOf, stageIn } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';
import {
  count,
  draftNext,
  playToTheEnd,
  prepareAll,
  seasonIn,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../support/paper-season';

interface Weight {
  readonly calls: readonly string[];
  /** How many characters of cells each click reads, without the season's first row. */
  readonly read: number;
}

/** How many characters the host book's tabs have; of the ledger, only the match's rows count. */
function charactersIn({ grids }: Paper): number {
  const ledger = grids.get('ledger') ?? [];
  const from = ledger.findIndex((row) => row[4] === 'set-up');
  const others = [...grids].filter(([name]) => name !== 'ledger').flatMap(([, rows]) => rows);
  return JSON.stringify([...ledger.slice(from), ...others]).length;
}

function firstClick(book: Paper): Weight {
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  unwrapReply(book.desk.create());
  prepareAll(book);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  const calls = callsOf(book, () =>
    unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' })),
  );
  return { calls, read: charactersIn(book) };
}

test('a click in the tenth match makes the same calls as in the first, and reads no more of the book', () => {
  const book = seasonStarted();
  const weights = Array.from({ length: 10 }, () => {
    const weight = firstClick(book);
    playToTheEnd(book);
    count(book);
    return weight;
  });
  const [first, tenth] = [weights[0], weights[9]];
  if (first === undefined || tenth === undefined) throw new Error('There are no ten matches.');
  expect(tenth.calls).toEqual(first.calls);
  expect(Math.abs(tenth.read / first.read - 1)).toBeLessThan(0.05);
  // The season's own row has the standings, the list of matches, and changes with their reasons.
  const [row = []] = book.grids.get('ledger') ?? [];
  expect(row[4]).toBe('season-goes-on');
  expect(JSON.stringify(row).length).toBeLessThan(40_000);
  expect(seasonIn(book).matches).toHaveLength(10);
});
