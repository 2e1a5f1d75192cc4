// A player's table of duel types: how their duels in each went, and what they paid to learn.
import type { Event, OwnRound } from '../../../../src/games/black-garnet/events';
import { ownTypes } from '../../../../src/games/black-garnet/views/player';
import { cellValue } from '../../../../src/games/frame/tabs';

const ROUND: OwnRound = {
  made: [
    { player: 'Bo', duel: 'A', won: true },
    { player: 'Cy', duel: 'B', won: false },
  ],
  received: [{ duel: 'A', won: false }],
  boost: null,
  changes: [],
  lostTypes: ['A', 'B'],
  learnt: [{ duel: 'B', stats: ['visual', 'logical'] }],
  hint: null,
  paid: { learn: 4, hint: 0 },
  score: { black: 1, won: 1, lost: 2, lostTypes: ['A', 'B'], season: 0 },
};

test('wins and losses count by type, whoever challenged; stats are known only once they are learnt', () => {
  const event: Event = { kind: 'round-played', to: { player: 'Ana' }, round: ROUND };
  const drawn = ownTypes([{ stage: 'round-1', title: 'Round 1', event }]);
  expect(drawn.rows.slice(1, 4).map((cells) => cells.map(cellValue))).toEqual([
    ['A', 1, '✓', 1, '✕', 'no longer', 'not known'],
    ['B', 0, '', 1, '✕', 'no longer', 'Visual-spatial and Logical-mathematical'],
    ['C', 0, '', 0, '', 'yes', 'not known'],
  ]);
});
