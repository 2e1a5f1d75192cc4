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

test('each player’s counting row is kept, the one that would count without it, and the latest five others', () => {
  const players = [...times(30, 'Ann'), 'Bob'];
  expect(keptOf(players, [2, 10, 12, 30], {})).toEqual([10, 12, 25, 26, 27, 28, 29, 30]);
  expect(keptOf(players, [2, 24, 28, 30], {})).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
  expect(keptOf(times(601, 'Ann'), [300], {})).toEqual([300, 596, 597, 598, 599, 600]);
});

test('of rows by nobody, the latest are kept while there is room', () => {
  expect(keptOf([...times(30, ''), 'Ann'], [30], { rows: 4 })).toEqual([27, 28, 29, 30]);
  expect(keptOf(times(60, ''), [], { rows: 59 })).toHaveLength(50);
  const bytes = 40_000 - remainingSpace([{ from: 'pick:1', at: 1, player: 'Ann', move: {} }]).bytes;
  expect(keptOf(times(9, 'Ann'), [], { bytes: 9 * bytes })).toHaveLength(9);
  expect(keptOf(times(9, 'Ann'), [], { bytes: 3 * bytes })).toEqual([6, 7, 8]);
  expect(keptOf(times(9, 'Ann'), [8], { bytes: 0 })).toEqual([8]);
});

test('a row takes as much room as its JSON in UTF-8', () => {
  for (const player of ['Ann', 'Éva', 'ア€', 'a💎', '\u0080\u0800\u{103ff}']) {
    const row = { from: 'pick:1', at: 1, player, move: {} };
    expect(40_000 - remainingSpace([row]).bytes).toBe(Buffer.byteLength(JSON.stringify(row)));
  }
});

test('only a row that is too long is cut, and only its long cells', () => {
  const cells = ['x'.repeat(200), 'y'.repeat(201)];
  expect(cutCells(cells, 401)).toBe(cells);
  expect(cutCells(cells, 400)).toEqual([cells[0], expect.stringMatching(/^y{200} \[… 1 more characters/)]);
});

test('all are kept if there is room for all', () => {
  expect(keptOf(times(20, ''), [], {})).toHaveLength(20);
  expect(remainingSpace([]).rows).toBe(150);
});
