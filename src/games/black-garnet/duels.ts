// Duels: who wins (BG-5, BG-6), and how a round's duels change scores (BG-7, BG-8).
import { mustGet } from '../frame/result';
import type { PlayerDuel, PlayerRound } from './events';
import { distributionOf, powerOf } from './stats';
import {
  DUEL_TYPES,
  type Boost,
  type Challenge,
  type DuelReason,
  type DuelType,
  type FoughtDuel,
  type Score,
  type State,
} from './types';

const GARNETS_PER_WIN = 1;
/** Every second duel that a player loses costs them a black garnet. */
export const LOSSES_PER_GARNET = 2;

type Boosts = ReadonlyMap<string, Boost>;

export function fightDuel(
  state: State,
  boosts: Boosts,
  challenger: string,
  { player: challenged, duel }: Challenge,
): FoughtDuel {
  const skills = {
    challenger: skillInDuel(state, boosts, challenger, duel),
    challenged: skillInDuel(state, boosts, challenged, duel),
  };
  const beater = winnerByPower(state, challenger, challenged);
  // The challenged player wins ties.
  const winner = beater ?? (skills.challenger > skills.challenged ? challenger : challenged);
  const decision: DuelReason =
    beater !== undefined
      ? { by: 'power' }
      : {
          by: skills.challenger === skills.challenged ? 'tie' : 'skill',
          challenger: skills.challenger.toString(),
          challenged: skills.challenged.toString(),
        };
  return { challenger, challenged, duel, winner, decision };
}

/** The player who wins by having named the other. Undefined if neither named the other, or both did. */
function winnerByPower(state: State, a: string, b: string): string | undefined {
  const beats = (one: string, other: string): boolean =>
    powerOf(state, one).beatsNamed && state.targets?.get(one) === other;
  if (beats(a, b) === beats(b, a)) return undefined;
  return beats(a, b) ? a : b;
}

/** The weighted sum of the type's two stats. It's a bigint, which is exact for ratios of any size. */
function skillInDuel(state: State, boosts: Boosts, player: string, type: DuelType): bigint {
  const { stats, ratio } = state.duels[type];
  const own = distributionOf(state, player).stats;
  const boost = (raised: Boost): number => (boosts.get(player) === raised ? powerOf(state, player).boost : 0);
  const weighed = (at: 0 | 1): bigint => BigInt(own[stats[at]] + boost(stats[at])) * BigInt(ratio[at]);
  return weighed(0) + weighed(1) + BigInt(boost(type));
}

export function playerScore({ scores }: Pick<State, 'scores'>, player: string): Score {
  return mustGet(scores, player);
}

/** Duel types with which a player can still challenge. */
export function usableDuelTypes({ lostTypes }: Pick<Score, 'lostTypes'>): readonly DuelType[] {
  return DUEL_TYPES.filter((type) => !lostTypes.includes(type));
}

/** What a round's duels did for one player. */
export type Settlement = Pick<PlayerRound, 'made' | 'received' | 'changes' | 'lostTypes' | 'score'>;

/** Settles a player's duels: adds black garnets for wins, then subtracts those for losses (BG-7). */
export function settleDuels(state: State, player: string, duels: readonly FoughtDuel[]): Settlement {
  const before = playerScore(state, player);
  const made = duels
    .filter(({ challenger }) => challenger === player)
    .map(({ challenged, duel, winner }): PlayerDuel => ({
      player: challenged,
      duel,
      won: winner === player,
    }));
  const received = receivedDuels(player, duels);
  const fought = [...made, ...received];
  const wins = fought.filter(({ won }) => won);
  const lost = before.lost + fought.length - wins.length;
  const black = before.black + wins.length * GARNETS_PER_WIN;
  const costly = Array.from({ length: lost - before.lost }, (_, at) => before.lost + at + 1).filter(
    (losses) => losses % LOSSES_PER_GARNET === 0,
  );
  const paid = costly.slice(0, black);
  const losses = [
    { amount: -paid.length, losses: paid },
    { amount: 0, losses: costly.slice(black) },
  ].filter((each) => each.losses.length > 0);
  const risked = powerOf(state, player).keepsTypes ? made : fought;
  const lostTypes = usableDuelTypes(before).filter((type) =>
    risked.some(({ duel, won }) => duel === type && !won),
  );
  return {
    made,
    received,
    changes: [
      ...wins.map((duel) => ({ cause: 'won', amount: GARNETS_PER_WIN, ...duel }) as const),
      ...losses.map((each) => ({ cause: 'losses', ...each }) as const),
    ],
    lostTypes,
    score: {
      ...before,
      black: black - paid.length,
      won: before.won + wins.length,
      lost,
      lostTypes: DUEL_TYPES.filter((type) => before.lostTypes.includes(type) || lostTypes.includes(type)),
    },
  };
}

/** A player's received challenges by type, wins before losses. Any other order could reveal who made them (BG-16). */
function receivedDuels(player: string, duels: readonly FoughtDuel[]): readonly PlayerDuel[] {
  const mine = duels
    .filter(({ challenged }) => challenged === player)
    .map(({ duel, winner }): PlayerDuel => ({ duel, won: winner === player }));
  const place = ({ duel, won }: PlayerDuel): number => 2 * DUEL_TYPES.indexOf(duel) + (won ? 0 : 1);
  return mine.sort((a, b) => place(a) - place(b));
}
