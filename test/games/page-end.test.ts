// The end on a player's page: said to its reader, with what it is to them.
import type { JsonObject } from '../../src/games/frame/json';
import type { Match } from '../../src/games/frame/match';
import type { PageBlock } from '../../src/games/frame/page-kit';
import { gameOf, matchesOf, textsIn } from './pages';
import { begin } from './random-play';

test('the end of Soullinked tells its losers what that brings them', () => {
  const end = matchesOf('soullinked').at(-1);
  const said = end?.roster.map((name) => textsIn(end.page(name).holds[0] as PageBlock)[0]);
  expect(said).toContain("You lose Heaven and get the Devil's Curse. You are in Hell afterwards.");
  expect(said).toContain('You lose Hell and are the Elimination Candidate. You are in Hell afterwards.');
});

test('the end of Pokémon Snap speaks to its reader, and nothing waits for a day that does not come', () => {
  const end = matchesOf('pokemon-snap').at(-1);
  for (const name of end?.roster ?? []) {
    const page = end?.page(name);
    const words = page?.holds.filter(({ kind }) => kind === 'words').flatMap(textsIn) ?? [];
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/^You are in (Heaven|Hell)\. /);
    const said = [...words, ...(page?.result ?? [])];
    expect(said).toHaveLength(3);
    for (const text of said) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test('between matches, gifts and the opponent are told to whom they concern as theirs', () => {
  const players = [
    { name: 'Ana', tokens: 3, candidate: false, mark: '' },
    ...['Bo', 'Cy', 'Di'].map((name) => ({ name, tokens: 0, candidate: name === 'Di', mark: '' })),
  ];
  const opened = begin(gameOf('between'), { players, settings: {}, seed: 'page' });
  const after = (match: Match, player: string, move: JsonObject): Match => {
    const resolved = match.resolve({ submissions: [{ id: 'one', player, move }], hostFacts: {} });
    if (!resolved.ok) throw new Error(resolved.error[0]?.text);
    return resolved.value.next;
  };
  const given = after(opened, 'Ana', { players: ['Bo'] });
  expect(players.map(({ name }) => given.page(name).result)).toEqual([
    ['You gave a Token of Life to Bo.'],
    ['Ana gave you a Token of Life.'],
    [],
    [],
  ]);
  const faced = after(after(given, 'Ana', {}), 'Di', { player: 'Cy' });
  expect(players.map(({ name }) => faced.page(name).result)).toEqual([
    ['Di faces Cy, who was named.'],
    ['Di faces Cy, who was named.'],
    ['You face Di: you were named.'],
    ['You face Cy, who was named.'],
  ]);
});
