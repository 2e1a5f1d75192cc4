// The part of Between matches in a season: tokens that change hands, the Candidate, the opponent.
import { candidateLeft, type GameSeason, type Left } from '../frame/season';
import { tokensOf } from './outcome';
import { howNamed } from './text';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [
    { what: 'tokens', column: 'tokens' },
    { what: 'candidate', column: 'candidate' },
    { what: 'realm', column: 'mark', words: { Heaven: 'Heaven', Hell: 'Hell' } },
  ],
  guests: false,
  fits: ['between'],
  practice: ['between'],
  leaves: ({ state, players }) => [
    ...players.map(({ name, tokens: took }): Left => ({
      player: name,
      tokens: tokensOf(state, name) - took,
      cause: 'Tokens of Life given away or got as a gift.',
    })),
    ...candidateLeft(state.candidate, 'The Candidate between the matches.'),
    ...(state.opponent === null
      ? []
      : [
          {
            player: state.opponent.name,
            opponent: true,
            cause: `The opponent of ${state.candidate ?? 'the Candidate'}, ${howNamed(state.opponent)}.`,
          } as const,
        ]),
  ],
};
