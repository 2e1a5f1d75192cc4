// If a round has more rows than it can store, the important ones are kept.
import type { ReceivedSubmission } from '../../../src/rounds/record/entries';
import { cutCells, keepRows, remainingSpace, type StorageSpace } from '../../../src/rounds/session/kept-rows';

/** Keeps rows, one per listed player. Those at the indexes in `valid` would count. Returns the kept and dropped indexes. */
function keptOf(players: readonly string[], valid: readonly number[], room: Partial<StorageSpace>) {
  const rows = players.map((player, at) => ({ player, at }));
  const read = ({ player, at }: (typeof rows)[number]): ReceivedSubmission => ({
    from: `pick:${at}`,
    at,
    player,
    move: {},
  });
  const { kept, left } = keepRows(
    {
      rows,
      read,
      playerOf: ({ player }) => player,
      valid: (submissions) => submissions.filter(({ at }) => valid.includes(at)),
    },
    { rows: 20, bytes: 40_000, ...room },
  );
  expect(kept.length + left.length).toBe(rows.length);
  return kept.map(({ at }) => at);
}
const times = (count: number, player: string): readonly string[] =>
  Array.from({ length: count }, () => player);

test('of rows by nobody, the latest are kept while there is room', () => {
  expect(keptOf([...times(30, ''), 'Ann'], [30], { rows: 4 })).toEqual([27, 28, 29, 30]);
  expect(keptOf(times(60, ''), [], { rows: 59 })).toHaveLength(50);
  const bytes = 40_000 - remainingSpace([{ from: 'pick:1', at: 1, player: 'Ann', move: {} }]).bytes;
  expect(keptOf(times(9, 'Ann'), [], { bytes: 3 * bytes })).toEqual([6, 7, 8]);
  expect(keptOf(times(9, 'Ann'), [8], { bytes: 0 })).toEqual([8]);
});

test('all are kept if there is room for all', () => {
  expect(keptOf(times(20, ''), [], {})).toHaveLength(20);
  expect(remainingSpace([]).rows).toBe(150);
});

test('a row of exactly the longest length keeps its cells whole', () => {
  const cells = ['x'.repeat(300), 7, 'y'];
  expect(cutCells(cells, 301)).toEqual(cells);
  expect(cutCells(cells, 300)).not.toEqual(cells);
});
