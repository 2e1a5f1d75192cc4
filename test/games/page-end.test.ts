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

test('the end of Pokémon Snap addresses the reader, and mentions no next day', () => {
  const end = matchesOf('pokemon-snap').at(-1);
  for (const name of end?.roster ?? []) {
    const page = end?.page(name);
    const words = page?.holds.filter(({ kind }) => kind === 'words').flatMap(textsIn) ?? [];
    const said = [...words, ...(page?.result ?? [])];
    expect(said).toEqual([expect.stringMatching(/^You are in (Heaven|Hell)\. /)]);
    for (const text of said) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('between matches, gifts and being named opponent are addressed to the player concerned', () => {
  const players = [
    { name: 'Ana', tokens: 3, candidate: false, mark: '' },
    ...['Bo', 'Cy', 'Di'].map((name) => ({ name, tokens: 0, candidate: name === 'Di', mark: '' })),
  ];
  const opened = begin(gameOf('between'), { players, settings: {}, seed: 'page' });
  const given = resolved(opened, { Ana: { players: ['Bo'] } }).next;
  expect(players.map(({ name }) => resultOf(given, name))).toEqual([
    ['You gave a Token of Life to Bo.'],
    ['Ana gave a Token of Life to you.'],
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

test('after the rounds of Wanted Sharpshooters, players who aren’t asked read who votes and who gives', () => {
  const stages = matchesOf('wanted-sharpshooters');
  for (const [stage, what] of [
    ['vote', /^Who votes: .*\. The loser with the most votes becomes the Elimination Candidate, who can be/],
    ['gift', /^Who gives a token: .* an additional Token of Life for somebody else\.$/],
  ] as const) {
    for (const match of stages.filter((each) => each.stage?.name === stage)) {
      for (const name of match.roster) expect(saidTo(match, name).at(-1)).toMatch(what);
    }
  }
});
