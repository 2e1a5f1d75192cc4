// In games with a fixed number of rounds, only the last round is announced as the last.
import { matchesOf } from './pages';

test.each([
  ['soullinked', 'Round 5', 'This is the last round.'],
  ['pokemon-snap', 'Day 5', 'This is the last day.'],
  [
    'black-garnet',
    'Round 6',
    'This is the last round. Players with 20 black garnets win. If nobody has that many, the players with the most win.',
  ],
  ['own-match', 'Round 3', 'This is the last round.'],
])('%s: %s', (game, title, text) => {
  const matches = matchesOf(game);
  expect(matches.some(({ stage }) => stage?.title === title)).toBe(true);
  for (const match of matches) {
    const { stage, roster } = match;
    const asked = roster.filter((name) => stage?.asks.some(({ players }) => players.includes(name)));
    const said = roster.filter((name) => match.page(name).foremost.includes(text));
    expect([stage?.title, said]).toEqual([stage?.title, stage?.title === title ? asked : []]);
  }
});

test('on the live table, the sentence about the attacker says so', () => {
  for (const match of matchesOf('tactical-picture-hunt')) {
    const { stage, roster } = match;
    const parts = roster.map((name) => match.page(name).part);
    expect([stage?.name, parts.some((part) => part.startsWith('The last round. '))]).toEqual([
      stage?.name,
      stage?.name === 'round-30',
    ]);
  }
});
