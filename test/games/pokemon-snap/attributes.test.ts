// A Pokémon's stats as bars, and what moved each.
import { cellValue } from '../../../src/games/frame/tabs';
import { STARTING_STATS } from '../../../src/games/pokemon-snap/stats';
import { text } from '../../../src/games/pokemon-snap/text';
import { barsTable } from '../../../src/games/pokemon-snap/views/attributes';

type Days = Parameters<typeof barsTable>[0];
type Explained = Parameters<typeof barsTable>[1];

function values(days: Days, explained: Explained): readonly unknown[] {
  return barsTable(days, explained)
    .rows.slice(1)
    .map((cells) => cells.map(cellValue));
}

test('before the first day every bar is as long as at the start, and nothing has moved', () => {
  expect(values([], [])[0]).toEqual(['Coolness', 3, '■■■', '', '']);
});

test('a change stands beside its bar, with every line of the latest day that moved this stat', () => {
  const day: Days[number] = {
    kind: 'pokemon-day',
    to: { player: 'Ana' },
    day: 1,
    plan: null,
    stats: { ...STARTING_STATS, Cuteness: 5, Beauty: 0 },
    doubling: false,
    owed: 0,
    photographedBy: [],
  };
  const table = values(
    [day],
    [
      [
        {
          kind: 'own',
          slot: 1,
          cause: { kind: 'owed' },
          amounts: { Cuteness: -1 },
          unclear: ['Beauty'],
        },
        { kind: 'others', amounts: { Cuteness: 3 } },
        { kind: 'together', amounts: { Beauty: -3 } },
      ],
    ],
  );
  const own = 'Afternoon, Activity H: what it gave is taken back';
  expect(table).toEqual([
    ['Coolness', 3, '■■■', 0, ''],
    ['Cuteness', 5, '■■■■■', '+2', `−1: ${own}\n+3: what other Pokémon did, in total`],
    ['Cleverness', 3, '■■■', 0, ''],
    ['Toughness', 3, '■■■', 0, ''],
    ['Beauty', 0, '', '−3', `−3 in total: ${own}; and whatever other Pokémon did`],
  ]);
});

test('a player without a plan that counts is told that they rested', () => {
  const rested: Days[number] = {
    ...{ kind: 'pokemon-day', to: { player: 'Ana' }, day: 2, plan: null, stats: STARTING_STATS },
    ...{ doubling: false, owed: 0, photographedBy: [] },
  };
  expect(text(rested)).toMatch(/^You sent no plan that counted: you rested\. After day 2 you have /);
  expect(text({ ...rested, plan: { slots: [] } })).toMatch(/^After day 2 you have /);
});
