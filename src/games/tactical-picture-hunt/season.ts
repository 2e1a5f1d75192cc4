// The part of Tactical Picture Hunt in a season: it takes nothing, and the loser of a death match goes.
import type { GameSeason } from '../frame/season';
import { outcome } from './outcome';
import { FIRST_ATTACKER } from './settings';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [],
  guests: true,
  fits: ['death', 'extra'],
  practice: ['death'],
  decided: [{ title: FIRST_ATTACKER }],
  winners: ({ state }) => [outcome(state).winner],
  leaves: ({ state, players, kind }) => {
    if (kind !== 'death') return [];
    const { winner } = outcome(state);
    return players
      .filter(({ name }) => name !== winner)
      .map(({ name }) => ({ player: name, eliminated: true, cause: `Lost the death match to ${winner}.` }));
  },
};
