// Lone Number in a season: the winner gets a Token of Life.
import { tokenChanges, type GameSeason } from '../../src/games/frame/season';
import { winnerOf } from './outcome';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  winners: ({ state }) => [winnerOf(state)],
  seasonChanges: ({ state }) => tokenChanges(winnerOf(state), 1),
};
