// The storages of bullets, one for each meadow: how they grow, and who claims them (WS-2, WS-6).
import type { Action, State } from './types';

/** What a storage gains beside the headcount of its meadow. */
export const GROWTH_EXTRA = 2;

/** What the storage of a meadow with so many players gains at the start of a round. */
export function growthFor(players: number): number {
  return players === 0 ? 0 : players + GROWTH_EXTRA;
}

/** How many players are in a meadow, alive and dead. */
export function headcount({ seats }: Pick<State, 'seats'>, meadow: string): number {
  return [...seats.values()].filter((seat) => seat.meadow === meadow).length;
}

/** A storage that is claimed. */
export interface Claim {
  readonly meadow: string;
  /** Bullets in it before. */
  readonly storage: number;
  /** Roster order. */
  readonly claimants: readonly string[];
  /** What each of them gets; what does not divide stays. */
  readonly share: number;
}

/** The claims of a round; `storages` are those that have grown. */
export function claimsOf(
  { players, seats }: Pick<State, 'players' | 'seats'>,
  storages: ReadonlyMap<string, number>,
  actions: ReadonlyMap<string, Action>,
): readonly Claim[] {
  return [...storages].flatMap(([meadow, storage]) => {
    const claimants = players.filter(
      (name) => actions.get(name)?.action === 'claim' && seats.get(name)?.meadow === meadow,
    );
    const share = Math.floor(storage / claimants.length);
    return claimants.length === 0 ? [] : [{ meadow, storage, claimants, share }];
  });
}
