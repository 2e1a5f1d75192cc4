// Messages of Wanted Sharpshooters are complete, and at the end begin with the winners.
import type { Match } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { newsTo, resolved } from '../by-hand';
import { begin } from '../random-play';
import { wantedSharpshooters } from '../../../src/games/wanted-sharpshooters/game';

const game = playable(wantedSharpshooters);

/** Five players with one life each. Ana's targets are Bo and Di. */
const SMALL = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ name, meadow: 'North', garnets: 1 }));
const TWINS = {
  cycle: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'],
  lives: 1,
  items: [
    {
      id: 'twins',
      name: 'Twins',
      price: 0,
      copies: 1,
      effect: { kind: 'weapon', cost: 0, victims: 2, throughDuck: false, poison: false },
    },
  ],
};

function begun(players: readonly object[], settings: object, seed: string): Match {
  return begin(game, { players, settings, seed });
}

/** The public messages of each stage. Stages without an entry in `moves` get no answers. */
function linesOf(
  settings: object,
  moves: readonly Readonly<Record<string, object>>[],
): readonly (readonly string[])[] {
  let match = begun(SMALL, settings, 'messages');
  const stages: (readonly string[])[] = [];
  for (let at = 0; match.stage !== null; at += 1) {
    const { news, next } = resolved(match, moves[at]);
    stages.push(newsTo(news));
    match = next;
  }
  return stages;
}

const KILL = { action: 'shoot', players: ['Bo', 'Di'], weapon: 'twins' };
const BUY = { action: 'buy', items: ['twins'], exchange: 1 };

test('a round’s message has actions, exchanges, what everybody has, storages and the market', () => {
  const [lines = []] = linesOf(TWINS, [{ Ana: BUY, Cy: { action: 'claim' } }]);
  expect(lines).toEqual([
    'Ana bought Twins.',
    'Bo did nothing.',
    'Cy claimed 7 bullets. North’s storage had 7 bullets, and nobody else claimed it.',
    'Di did nothing.',
    'Ed did nothing.',
    'Ana lost 1 garnet. Exchanged garnets for bullets.',
    'After the round:',
    'Ana: alive, 1 life, 3 bullets, 0 garnets, 0 bellflowers; in North; Twins.',
    'Bo: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items.',
    'Cy: alive, 1 life, 9 bullets, 1 garnet, 0 bellflowers; in North; no items.',
    'Di: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items.',
    'Ed: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items.',
    'Storage in North: 0 bullets, 7 more next round.',
    'Left in the market: nothing.',
    'Sold out: Twins.',
  ]);
});

test('the last round’s message says who completed which objective, then what happened', () => {
  const lines = linesOf(TWINS, [{ Ana: BUY }, { Ana: KILL }])[1] ?? [];
  const account = lines.indexOf('The last round:');
  expect(lines.slice(0, account)).toEqual([
    'Winners: Ana. They completed two or more objectives.',
    'Alive: Ana, Cy and Ed. The game ended with at most 3 players alive, so staying alive completed an objective.',
    'Losers: Bo and Di. They completed the fewest objectives (0).',
    'Tokens of Life: Ana 1. 2 tokens were awarded in total.',
    'Who gives a token: Ana. Completing all three objectives earns an additional Token of Life for somebody else.',
    'Who votes: Ana. The loser with the most votes becomes the Elimination Candidate, who can be eliminated in a Death Match.',
    'Cycle: Ana → Bo → Cy → Di → Ed. Each player’s targets are one spot and three spots ahead.',
    'Ana: 3 objectives, 6 garnets earned. One of at most 3 alive at the end: yes. Killing blow to Bo: yes. Killing blow to Di: yes.',
    'Bo: 0 objectives, 0 garnets earned. One of at most 3 alive at the end: no. Killing blow to Cy: no. Killing blow to Ed: no.',
    'Cy: 1 objective, 2 garnets earned. One of at most 3 alive at the end: yes. Killing blow to Ana: no. Killing blow to Di: no.',
    'Di: 0 objectives, 0 garnets earned. One of at most 3 alive at the end: no. Killing blow to Bo: no. Killing blow to Ed: no.',
    'Ed: 1 objective, 2 garnets earned. One of at most 3 alive at the end: yes. Killing blow to Ana: no. Killing blow to Cy: no.',
  ]);
  expect(lines.slice(account + 1, account + 3)).toEqual(['Ana hit Bo (Twins).', 'Ana hit Di (Twins).']);
  expect(lines.slice(-4)).toEqual([
    'Ed: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items.',
    'Storage in North: 18 bullets.',
    'Left in the market: nothing.',
    'Sold out: Twins.',
  ]);
});

test('the vote’s message has the Candidate and who gives what next; the last message has the whole result', () => {
  const stages = linesOf(TWINS, [
    { Ana: BUY },
    { Ana: KILL },
    { Ana: { player: 'Di' } },
    { Ana: { player: 'Cy' } },
  ]);
  expect(stages[2]).toEqual([
    'Votes: Ana for Di.',
    'Elimination Candidate: Di. They got the most votes (1).',
    'Who gives a token: Ana. Completing all three objectives earns an additional Token of Life for somebody else.',
  ]);
  const last = stages[3] ?? [];
  expect(last.slice(0, 8)).toEqual([
    'Winners: Ana. They completed two or more objectives.',
    'Alive: Ana, Cy and Ed. The game ended with at most 3 players alive, so staying alive completed an objective.',
    'Losers: Bo and Di. They completed the fewest objectives (0).',
    'Votes: Ana for Di.',
    'Elimination Candidate: Di. They got the most votes (1).',
    'Gifts: Ana to Cy.',
    'Tokens of Life: Ana 1, Cy 1. 2 tokens were awarded in total.',
    'Cycle: Ana → Bo → Cy → Di → Ed. Each player’s targets are one spot and three spots ahead.',
  ]);
});

test('if a game ends with a round, its winners come before the round', () => {
  const lines = linesOf({ rounds: 1 }, [{ Ana: { action: 'shoot', players: ['Bo'] } }])[0] ?? [];
  expect(lines[0]).toBe('Winners: nobody. Nobody completed two or more objectives.');
  const order = [
    'Alive: Ana, Bo, Cy, Di and Ed. The last round ended with 5 players alive, more than 3, so staying alive didn’t complete an objective.',
    'Losers: Ana, Bo, Cy, Di and Ed. They completed the fewest objectives (0).',
    'Gifts: none. Nobody completed all three objectives.',
    'Tokens of Life: none. Nobody won, so no tokens were awarded.',
    'The last round:',
    'Ana hit Bo (default gun). Bo has 2 lives left.',
    'After the round:',
  ].map((line) => lines.indexOf(line));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
