// A match with the host's own rules describes scores in words.
import { lineText } from '../../../src/games/frame/account';
import { eventLines } from '../../../src/games/own-match/account';
import type { Event } from '../../../src/games/own-match/events';

const text = (event: Event): string => eventLines(event).map(lineText).join('\n');

test('a changed score is reported with its new total, and addressed to its owner', () => {
  const standings = [
    {
      score: 'Coins',
      places: 'most' as const,
      totals: new Map([
        ['Ana', 17],
        ['Bo', 21],
      ]),
      changes: [
        { player: 'Ana', by: -3, total: 17 },
        { player: 'Bo', by: 1, total: 21 },
      ],
    },
  ];
  expect(text({ kind: 'scored', to: 'everyone', standings })).toBe(
    'Coins: Ana has 17 now (−3); Bo has 21 now (+1).',
  );
  const own = standings.map((standing) => ({ ...standing, changes: standing.changes.slice(0, 1) }));
  expect(text({ kind: 'scored', to: { player: 'Ana' }, standings: own })).toBe(
    'Coins: you have 17 now (−3).',
  );
});

test('a number of the match is reported once, and only if it changed', () => {
  const numbers = [
    { name: 'Pot', by: -7, now: -2 },
    { name: 'Price', by: 0, now: 3 },
  ];
  expect(text({ kind: 'numbers', to: 'everyone', numbers })).toBe('Pot: −2 now (−7).');
});
