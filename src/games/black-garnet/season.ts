// The part of The Black Garnet in a season: season garnets in and out, tokens, the Candidate (BG-11, BG-12).
import { candidateLeft, purseLeft, tokensLeft, type GameSeason } from '../frame/season';
import { scoreOf } from './duels';
import { PRICE } from './purchases';
import { duelTitle, SECOND_ABILITIES } from './settings';
import type { Player, Settings, State } from './types';

export const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'purse', column: 'garnets', currency: 'garnets' }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  decided: [
    ...[SECOND_ABILITIES, ...Object.values(PRICE).map(({ title }) => title)].map(
      (title) => ({ title, by: 'main' }) as const,
    ),
    { title: duelTitle('F'), by: 'death' },
  ],
  winners: ({ state }) => state.outcome?.winners ?? [],
  leaves: ({ state, players }) => {
    const { outcome, candidacy } = state;
    if (outcome === null || candidacy === null) return [];
    return [
      ...players.flatMap(({ name, garnets: took }) => {
        const left = scoreOf(state, name).season;
        return [
          purseLeft(name, 'garnets', { left, earned: outcome.earned.get(name) ?? 0, took }),
          ...tokensLeft(name, outcome.tokens.get(name) ?? 0),
        ];
      }),
      ...candidateLeft(candidacy.candidate, 'The Elimination Candidate of The Black Garnet.'),
    ];
  },
};
