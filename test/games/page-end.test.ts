// The result on a player's page addresses the player and says what it means for them.
import type { Match } from '../../src/games/frame/match';
import type { PageBlock } from '../../src/games/frame/page-kit';
import { resolved } from './by-hand';
import { gameOf, matchesOf, textsIn, resultOf } from './pages';
import { begin } from './random-play';

test('at the end of Soullinked, losers read what happens to them', () => {
  const end = matchesOf('soullinked').at(-1);
  const said = end?.roster.map((name) => textsIn(end.page(name).holds[0] as PageBlock)[0]);
  expect(said).toContain("You lost Heaven and get the Devil's Curse. You’re in Hell now.");
  expect(said).toContain('You lost Hell and are the Elimination Candidate. You’re in Hell now.');
});

test('between matches, gifts and being named opponent are addressed to the player concerned', () => {
  const players = [
    { name: 'Ana', tokens: 3, candidate: false, mark: '' },
    ...['Bo', 'Cy', 'Di'].map((name) => ({ name, tokens: 0, candidate: name === 'Di', mark: '' })),
  ];
  const opened = begin(gameOf('between'), { players, settings: {}, seed: 'page' });
  const given = resolved(opened, { Ana: { players: ['Bo'] } }).next;
  expect(players.map(({ name }) => resultOf(given, name))).toEqual([
    ['You gave Bo a Token of Life.'],
    ['Ana gave you a Token of Life.'],
    [],
    [],
  ]);
  const faced = resolved(resolved(given, { Ana: {} }).next, { Di: { player: 'Cy' } }).next;
  expect(players.map(({ name }) => resultOf(faced, name))).toEqual([
    ['Di faces Cy. Cy was named.'],
    ['Di faces Cy. Cy was named.'],
    ['Di faces you. You were named.'],
    ['You face Cy. Cy was named.'],
  ]);
});

const saidTo = (match: Match, name: string): readonly string[] =>
  match
    .page(name)
    .holds.filter(({ kind }) => kind === 'words')
    .flatMap(textsIn);

test('at the end of The Black Garnet, players first read their own result and what they earn', () => {
  const end = matchesOf('black-garnet').at(-1);
  if (end === undefined) throw new Error('No match.');
  const winners = end.winners();
  for (const name of end.roster) {
    const told = saidTo(end, name);
    const fate = winners.includes(name)
      ? /^You (win|and .* win together)(,|:| )/
      : new RegExp(`^(You are the Elimination Candidate, |.*${winners[0]}.* wins? )`);
    expect(told[0]).toMatch(fate);
    expect(told.at(-1)).toMatch(/^You earn \d+ garnets?: /);
    // The number of black garnets stays secret (BG-15).
    expect(told.slice(0, -1).join(' ')).not.toMatch(/[^2]\d black garnet/);
  }
});
