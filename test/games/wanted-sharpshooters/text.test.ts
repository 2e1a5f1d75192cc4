// Messages of Wanted Sharpshooters: whole, in short lines, and at the end the winners first.
import type { Match } from '../../../src/games/frame/match';
import { playable } from '../../../src/games/frame/playable';
import { newsTo, resolved } from '../by-hand';
import { begin } from '../random-play';
import { wantedSharpshooters } from '../../../src/games/wanted-sharpshooters/game';

const game = playable(wantedSharpshooters);

/** Five players with a life each; Ana's targets are Bo and Di. */
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

/** The public lines of each stage of a game, in which nothing is sent if no moves are left. */
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

test('a round tells actions, exchanges, what everybody has, storages and the market', () => {
  const [lines = []] = linesOf(TWINS, [{ Ana: BUY, Cy: { action: 'claim' } }]);
  expect(lines).toEqual([
    'Ana buys Twins',
    'Bo does nothing',
    'Cy claims',
    'Di does nothing',
    'Ed does nothing',
    'Ana: −1 garnet (exchange)',
    'Cy: +7 bullets (claimed alone: 7 bullets in the storage of North)',
    'After the round:',
    'Ana: alive, 1 life, 3 bullets, 0 garnets, 0 bellflowers; in North; Twins',
    'Bo: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items',
    'Cy: alive, 1 life, 9 bullets, 1 garnet, 0 bellflowers; in North; no items',
    'Di: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items',
    'Ed: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items',
    'Storage of North: 0 bullets, 7 more next round',
    'Left in the market: nothing',
    'Sold out: Twins',
  ]);
});

test('with the last round comes who completed which objective, then the round', () => {
  const lines = linesOf(TWINS, [{ Ana: BUY }, { Ana: KILL }])[1] ?? [];
  const account = lines.indexOf('The last round:');
  expect(lines.slice(0, account)).toEqual([
    'Winners: Ana (two or more objectives completed).',
    'Ana: 3 objectives. One of at most 3 alive: yes. Killing blow to Bo: yes. Killing blow to Di: yes.',
    'Bo: 0 objectives. One of at most 3 alive: no. Killing blow to Cy: no. Killing blow to Ed: no.',
    'Cy: 1 objective. One of at most 3 alive: yes. Killing blow to Ana: no. Killing blow to Di: no.',
    'Di: 0 objectives. One of at most 3 alive: no. Killing blow to Bo: no. Killing blow to Ed: no.',
    'Ed: 1 objective. One of at most 3 alive: yes. Killing blow to Ana: no. Killing blow to Cy: no.',
    'Alive: Ana, Cy and Ed (the game ends with at most 3 alive, and those complete an objective by it).',
    'Losers: Bo and Di (fewest objectives: 0).',
    'Tokens of Life: 2 awarded in total, of which Ana is still to give one to somebody else.',
    'Ana: 1 Token of Life, 6 garnets earned.',
    'Bo: no Token of Life, 0 garnets earned.',
    'Cy: no Token of Life, 2 garnets earned.',
    'Di: no Token of Life, 0 garnets earned.',
    'Ed: no Token of Life, 2 garnets earned.',
    'Cycle: Ana → Bo → Cy → Di → Ed (targets are one spot and three spots on).',
    'The winners vote now for one of the losers.',
  ]);
  expect(lines.slice(account + 1)).toContain('Ana shoots Bo and Di (Twins)');
  expect(lines.slice(-4)).toEqual([
    'Ed: alive, 1 life, 2 bullets, 1 garnet, 0 bellflowers; in North; no items',
    'Storage of North: 18 bullets',
    'Left in the market: nothing',
    'Sold out: Twins',
  ]);
});

test('the vote tells the Candidate and who gives what next; the last message is the whole result', () => {
  const stages = linesOf(TWINS, [
    { Ana: BUY },
    { Ana: KILL },
    { Ana: { player: 'Di' } },
    { Ana: { player: 'Cy' } },
  ]);
  expect(stages[2]).toEqual([
    'Ana: votes for Di.',
    'Elimination Candidate: Di (most votes: 1).',
    'Ana completed all three objectives and now gives away an additional Token of Life.',
  ]);
  const last = stages[3] ?? [];
  expect(last[0]).toBe('Winners: Ana (two or more objectives completed).');
  expect(last.slice(7)).toEqual([
    'Losers: Bo and Di (fewest objectives: 0).',
    'Ana: votes for Di.',
    'Elimination Candidate: Di (most votes: 1).',
    'Ana: gives the additional Token of Life to Cy.',
    'Tokens of Life: 2 awarded in total.',
    'Ana: 1 Token of Life, 6 garnets earned.',
    'Bo: no Token of Life, 0 garnets earned.',
    'Cy: 1 Token of Life, 2 garnets earned.',
    'Di: no Token of Life, 0 garnets earned.',
    'Ed: no Token of Life, 2 garnets earned.',
    'Cycle: Ana → Bo → Cy → Di → Ed (targets are one spot and three spots on).',
  ]);
});

test('a tie of the votes, a vote that was not sent and a gift that lapses are told', () => {
  const stages = linesOf(TWINS, [{ Ana: BUY }, { Ana: KILL }]);
  expect(stages[2]?.[0]).toBe('Ana: no vote.');
  expect(stages[2]?.[1]).toMatch(
    /^Elimination Candidate: (Bo|Di) \(no winner voted, so all losers tie: drawn from those tied, Bo and Di\)\.$/,
  );
  expect(stages[3]).toContain('Ana: the additional Token of Life lapses.');
});

test('a game that ends with a round names its winners before it tells the round', () => {
  const lines = linesOf({ rounds: 1 }, [{ Ana: { action: 'shoot', players: ['Bo'] } }])[0] ?? [];
  expect(lines[0]).toBe('Winners: nobody (nobody completed two or more objectives).');
  const order = [
    'Alive: Ana, Bo, Cy, Di and Ed (the last round is over with 5 alive, more than 3: being alive completes no objective).',
    'Losers: Ana, Bo, Cy, Di and Ed (fewest objectives: 0).',
    'Gifts: none (nobody completed all three objectives).',
    'Tokens of Life: there is no winner, so none is awarded.',
    'The last round:',
    'Ana shoots Bo (default gun)',
    'After the round:',
  ].map((line) => lines.indexOf(line));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
