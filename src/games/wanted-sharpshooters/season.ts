// The part of Wanted Sharpshooters in a season: garnets in and out, bellflowers, tokens, the Candidate (WS-16).
import { candidateLeft, purseLeft, tokensLeft, type GameSeason } from '../frame/season';
import { garnetsEarned } from './objectives';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'purse', column: 'garnets', currency: 'garnets' }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  tells: 'garnets',
  winners: ({ state: { phase } }) => (phase.kind === 'over' ? phase.result.winners : []),
  leaves: ({ state: { phase, seats }, players }) => {
    if (phase.kind !== 'over') return [];
    const { result, tokens, candidacy } = phase;
    const earned = garnetsEarned(result);
    return [
      ...players.flatMap(({ name, garnets: took }) => {
        const left = seats.get(name)?.garnets ?? 0;
        const bellflowers = seats.get(name)?.bellflowers ?? 0;
        return [
          purseLeft(name, 'garnets', { left, earned: earned.get(name) ?? 0, took }),
          {
            player: name,
            purse: 'bellflowers',
            by: bellflowers,
            cause: 'Bellflowers gained in Wanted Sharpshooters.',
          },
          ...tokensLeft(name, tokens.get(name) ?? 0),
        ];
      }),
      ...candidateLeft(candidacy.name, 'The Elimination Candidate of Wanted Sharpshooters.'),
    ];
  },
};
