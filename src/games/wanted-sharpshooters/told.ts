// What is told in Wanted Sharpshooters: events, and the board that everyone may see. Nothing of the cycle or
// of a target is in here before the event that reveals it (WS-17).
import type { Item, Settings, Verdict } from './types';

/** What everyone may know of a player. */
export interface Standing {
  readonly name: string;
  readonly alive: boolean;
  readonly lives: number;
  readonly bullets: number;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly items: readonly string[];
  readonly meadow: string;
  /** Will be dealt damage at the end of the next round (WS-10). */
  readonly poisoned: boolean;
}

/** The public facts at one point of the game. */
export interface Board {
  readonly players: readonly Standing[];
  readonly storages: readonly {
    readonly meadow: string;
    readonly bullets: number;
    readonly players: number;
    /** What the next round will bring; null when there is none. */
    readonly growth: number | null;
  }[];
  readonly market: readonly { readonly item: Item; readonly left: number }[];
}

/** What everyone knows from the start. */
export interface Open {
  readonly settings: Settings;
  readonly board: Board;
}

/** What somebody did in a round, as everyone reads it. Doing nothing and sending nothing are the same (ALL-4). */
export type Deed =
  | { readonly kind: 'shoot'; readonly victims: readonly string[]; readonly weapon: string }
  | { readonly kind: 'buy'; readonly items: readonly string[] }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string }
  | { readonly kind: 'duck' | 'claim' | 'nothing' };

/** One way in which damage was dealt. */
export interface Hit {
  readonly by: string;
  readonly how:
    | { readonly kind: 'shot'; readonly weapon: string; readonly throughDuck: boolean }
    | { readonly kind: 'shoot-back'; readonly item: string }
    | { readonly kind: 'guilt'; readonly victim: string }
    | { readonly kind: 'poison'; readonly weapon: string };
}

export const UNITS = ['lives', 'bullets', 'garnets', 'bellflowers'] as const;
export type Unit = (typeof UNITS)[number];

/** Why a number of a player changed. */
export type Cause =
  | { readonly kind: 'damage'; readonly hits: readonly Hit[] }
  | { readonly kind: 'correction' }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'shot'; readonly weapon: string }
  | { readonly kind: 'purchase'; readonly item: string }
  | { readonly kind: 'claim'; readonly meadow: string; readonly storage: number; readonly claimants: number }
  | { readonly kind: 'bonus'; readonly item: string }
  | { readonly kind: 'guilt'; readonly accused: string; readonly victim: string }
  | { readonly kind: 'dropped'; readonly meadow: string };

/** Why a storage changed. */
export type StorageCause =
  | { readonly kind: 'growth'; readonly players: number }
  | { readonly kind: 'claimed'; readonly by: readonly string[] }
  | { readonly kind: 'dropped'; readonly by: string };

export interface Ballot {
  readonly by: string;
  readonly named: string | null;
}

/** Why somebody is the Elimination Candidate, or why nobody is. */
export type CandidateCause = 'votes' | 'tie' | 'no-winner' | 'only-loser' | 'no-loser';

export type Event =
  | {
      readonly kind: 'targets';
      readonly to: { readonly player: string };
      readonly targets: readonly string[];
    }
  | { readonly kind: 'moved'; readonly to: 'everyone'; readonly player: string; readonly meadow: string }
  | { readonly kind: 'acted'; readonly to: 'everyone'; readonly player: string; readonly deed: Deed }
  | {
      readonly kind: 'changed';
      readonly to: 'everyone';
      readonly player: string;
      readonly unit: Unit;
      readonly by: number;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'storage-changed';
      readonly to: 'everyone';
      readonly meadow: string;
      readonly by: number;
      readonly cause: StorageCause;
    }
  | {
      readonly kind: 'ducked';
      readonly to: 'everyone';
      readonly player: string;
      readonly by: string;
      readonly weapon: string;
    }
  | {
      readonly kind: 'guilt-failed';
      readonly to: 'everyone';
      readonly player: string;
      readonly accused: string;
      readonly victim: string;
    }
  | { readonly kind: 'bought'; readonly to: 'everyone'; readonly player: string; readonly item: string }
  | {
      readonly kind: 'sold-out';
      readonly to: 'everyone';
      readonly player: string;
      readonly item: string;
      readonly price: number;
    }
  | {
      readonly kind: 'poisoned';
      readonly to: 'everyone';
      readonly player: string;
      readonly by: string;
      readonly weapon: string;
    }
  | {
      readonly kind: 'died';
      readonly to: 'everyone';
      readonly player: string;
      readonly killers: readonly string[];
      readonly lost: readonly string[];
    }
  | { readonly kind: 'board'; readonly to: 'everyone'; readonly board: Board }
  | {
      readonly kind: 'revealed';
      readonly to: 'everyone';
      readonly cycle: readonly string[];
      readonly verdict: Verdict;
    }
  | { readonly kind: 'voted'; readonly to: 'everyone'; readonly ballots: readonly Ballot[] }
  | {
      readonly kind: 'candidate';
      readonly to: 'everyone';
      readonly name: string | null;
      readonly cause: CandidateCause;
    }
  | { readonly kind: 'gave'; readonly to: 'everyone'; readonly ballots: readonly Ballot[] }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly tokens: ReadonlyMap<string, number>;
      readonly garnets: ReadonlyMap<string, number>;
    };
