// The part of Pokémon Snap in a season: the people in Heaven and in Hell, and the mark (PS-17).
import { realmLeft, type GameSeason } from '../frame/season';
import { FIRST_PRIORITY } from './settings';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'realm', column: 'role', words: { Heaven: 'photographer', Hell: 'pokemon' } }],
  guests: true,
  fits: ['main', 'extra'],
  practice: [],
  decided: [{ title: FIRST_PRIORITY, by: 'main' }],
  winners: ({ state }) => state.ascension?.outcome.winners ?? [],
  leaves: ({ state }) => {
    if (state.ascension === null) return [];
    const { heaven, hell, mark } = state.ascension.outcome;
    return [
      ...heaven.flatMap((name) => realmLeft(name, 'Heaven', 'In Heaven after Pokémon Snap.')),
      ...hell.flatMap((name) => realmLeft(name, 'Hell', 'In Hell after Pokémon Snap.')),
      {
        player: mark.name,
        mark: 'Mark of Elimination',
        until: 'next',
        cause: 'Last in AP of those in Hell after Pokémon Snap.',
      },
    ];
  },
};
