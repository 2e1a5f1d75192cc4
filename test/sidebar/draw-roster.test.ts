// Drawing values for a roster's empty cells, and pairing two players.
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import { ensure } from '../../src/games/frame/result';
import { newRow, type RosterRow } from '../../sidebar/panel/set-up/draft-form';
import {
  fillRowsAtRandom,
  pairPlayers,
  findPartner,
  describeMissing,
} from '../../sidebar/panel/set-up/draw-roster';

const columnsOf = (game: string) => findGame(GAMES, game)?.rosterQuestions ?? [];
const SOULLINKED = columnsOf('soullinked');
const roster = (...rows: readonly string[][]): readonly RosterRow[] => rows.map((cells) => newRow(cells));
const names = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [`Player ${at + 1}`, '', '']);
const column = (rows: readonly RosterRow[], at: number) => rows.map(({ cells }) => cells[at] ?? '');
const counts = (words: readonly string[]): Record<string, number> =>
  words.reduce<Record<string, number>>((all, word) => ({ ...all, [word]: (all[word] ?? 0) + 1 }), {});

test.each([
  ['soullinked', 12, { Heaven: 6, Hell: 6 }],
  ['pokemon-snap', 9, { Photographer: 2, Pokémon: 7 }],
  ['wanted-sharpshooters', 8, { Clover: 3, Poppy: 3, Thistle: 2 }],
])('%s is drawn so that it can be created', (game, players, wanted) => {
  const columns = columnsOf(game);
  const rows = fillRowsAtRandom(columns, roster(...names(players)));
  expect(Object.values(counts(column(rows, 1))).sort()).toEqual(Object.values(wanted).sort());
  expect(counts(column(rows, 1))).toMatchObject(game === 'wanted-sharpshooters' ? {} : wanted);
  expect(describeMissing(columns, rows)).toBe('');
  const typed = rows.map(({ cells }) =>
    findGame(GAMES, game)?.rosterRow.fromAnswers(
      (title) => cells[columns.findIndex((one) => one.title === title)] ?? '',
      '',
    ),
  );
  expect(findGame(GAMES, game)?.begin(typed, {}, 'seed').ok).toBe(true);
});

test('typed values stay, and the sidebar says what is left to draw', () => {
  const rows = roster(
    ['Ana', 'Hell', 'Ours'],
    ['Bo', 'Hell', ''],
    ['Chen', '', ''],
    ['Dora', '', ''],
    ['', '', ''],
  );
  expect(describeMissing(SOULLINKED, rows)).toBe(
    '2 players still need a realm. 3 players still need a pair.',
  );
  const drawn = fillRowsAtRandom(SOULLINKED, rows);
  expect(drawn[0]).toEqual(rows[0]);
  expect(column(drawn, 1)).toEqual(['Hell', 'Hell', 'Heaven', 'Heaven', '']);
  expect(findPartner(ensure(drawn[0], 'It is there.'), drawn, 2)?.cells[0]).toMatch(/Chen|Dora/);
  // Nobody is left to pair them with, so the button isn't offered.
  expect(describeMissing(SOULLINKED, roster(['Ana', 'Hell', 'Moon'], ['Bo', 'Hell', 'Moon']))).toBe('');
});

test('pairing two players frees their former partners', () => {
  const rows = roster(['Ana', '', 'Moon'], ['Bo', '', 'Moon'], ['Chen', '', 'Sun'], ['Dora', '', 'Sun']);
  const pair = ensure(SOULLINKED[2], 'It is there.');
  const now = pairPlayers(pair, rows, 2, {
    row: ensure(rows[0], 'It is there.'),
    partner: ensure(rows[2], 'It is there.'),
  });
  expect(column(now, 2)).toEqual(['Moon', '', 'Moon', '']);
  const next = pairPlayers(pair, now, 2, {
    row: ensure(now[1], 'It is there.'),
    partner: ensure(now[3], 'It is there.'),
  });
  expect(column(next, 2)).toEqual(['Moon', 'Sun', 'Moon', 'Sun']);
  expect(
    column(pairPlayers(pair, next, 2, { row: ensure(next[0], 'It is there.'), partner: undefined }), 2),
  ).toEqual(['', 'Sun', '', 'Sun']);
});
