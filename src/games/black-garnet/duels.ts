// Duels: who wins one (BG-5, BG-6), and what a round of them does to each player's score (BG-7, BG-8).
import { must } from '../frame/result';
import type { GarnetChange } from './events';
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

/** How many black garnets a won duel brings. */
const GARNETS_PER_WIN = 1;
/** How many lost duels of a game cost one black garnet. */
export const LOSSES_PER_GARNET = 2;

type Boosts = ReadonlyMap<string, Boost>;

/** Decides one challenge. */
export function fight(
  state: State,
  boosts: Boosts,
  challenger: string,
  { player: challenged, duel }: Challenge,
): FoughtDuel {
  const skills = {
    challenger: skill(state, boosts, challenger, duel),
    challenged: skill(state, boosts, challenged, duel),
  };
  const beater = winnerByPower(state, challenger, challenged);
  // The challenged wins a tie.
  const winner = beater ?? (skills.challenger > skills.challenged ? challenger : challenged);
  const decision: DuelReason =
    beater !== undefined
      ? { by: 'power' }
      : {
          by: skills.challenger === skills.challenged ? 'tie' : 'skill',
          challenger: skills.challenger.toString(),
          challenged: skills.challenged.toString(),
        };
  const loser = winner === challenger ? challenged : challenger;
  return { challenger, challenged, duel, winner, loser, decision };
}

/** Gives the winner by the Interpersonal power; nobody where neither has named the other, or both have. */
function winnerByPower(state: State, a: string, b: string): string | undefined {
  const beats = (one: string, other: string): boolean =>
    powerOf(state, one).beatsNamed && state.targets?.get(one) === other;
  if (beats(a, b) === beats(b, a)) return undefined;
  return beats(a, b) ? a : b;
}

/** Adds up both stats of a player by their weights; exact for ratios of any size. */
function skill(state: State, boosts: Boosts, player: string, type: DuelType): bigint {
  const { stats, ratio } = state.duels[type];
  const own = distributionOf(state, player).stats;
  const boost = (raised: Boost): number => (boosts.get(player) === raised ? powerOf(state, player).boost : 0);
  const weighed = (at: 0 | 1): bigint => BigInt(own[stats[at]] + boost(stats[at])) * BigInt(ratio[at]);
  return weighed(0) + weighed(1) + BigInt(boost(type));
}

/** Gives this player's score. */
export function scoreOf({ scores }: Pick<State, 'scores'>, player: string): Score {
  return must(scores, player);
}

/** Lists the types with which a player can still challenge. */
export function openTypes({ lostTypes }: Pick<Score, 'lostTypes'>): readonly DuelType[] {
  return DUEL_TYPES.filter((type) => !lostTypes.includes(type));
}

/** What a round of duels does to one player. */
export interface Settlement {
  readonly score: Score;
  readonly changes: readonly GarnetChange[];
  readonly newlyLost: readonly DuelType[];
}

/** Settles a round's duels for one player: first every win pays, then the losses cost (BG-7). */
export function settle(state: State, player: string, duels: readonly FoughtDuel[]): Settlement {
  const before = scoreOf(state, player);
  const made = duels.filter(({ challenger }) => challenger === player);
  const received = receivedBy(player, duels);
  const wins = winsOf(player, made, received);
  const lost = before.lost + made.length + received.length - wins.length;
  const changes: GarnetChange[] = [...wins];
  let black = before.black + wins.length * GARNETS_PER_WIN;
  for (let losses = before.lost + 1; losses <= lost; losses++) {
    if (losses % LOSSES_PER_GARNET !== 0) continue;
    const amount = black > 0 ? -1 : 0;
    black += amount;
    changes.push({ cause: 'losses', amount, losses });
  }
  const costly = powerOf(state, player).keepsTypes ? made : [...made, ...received];
  const newlyLost = openTypes(before).filter((type) =>
    costly.some(({ duel, loser }) => duel === type && loser === player),
  );
  return {
    changes,
    newlyLost,
    score: {
      ...before,
      black,
      won: before.won + wins.length,
      lost,
      lostTypes: DUEL_TYPES.filter((type) => before.lostTypes.includes(type) || newlyLost.includes(type)),
    },
  };
}

function winsOf(
  player: string,
  made: readonly FoughtDuel[],
  received: readonly FoughtDuel[],
): readonly GarnetChange[] {
  const amount = GARNETS_PER_WIN;
  return [
    ...made
      .filter(({ winner }) => winner === player)
      .map(({ duel, challenged }): GarnetChange => ({ cause: 'won', amount, duel, against: challenged })),
    ...received
      .filter(({ winner }) => winner === player)
      .map(({ duel }): GarnetChange => ({ cause: 'won-challenged', amount, duel })),
  ];
}

/**
 * Gives the challenges that a player received as they may know them: by type, wins before losses, in no other order
 * (BG-16).
 */
export function receivedBy(player: string, duels: readonly FoughtDuel[]): readonly FoughtDuel[] {
  const mine = duels.filter(({ challenged }) => challenged === player);
  const place = ({ duel, winner }: FoughtDuel): number =>
    2 * DUEL_TYPES.indexOf(duel) + (winner === player ? 0 : 1);
  return mine.sort((a, b) => place(a) - place(b));
}
