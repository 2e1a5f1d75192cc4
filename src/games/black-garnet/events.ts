// The events of The Black Garnet, and their audiences (BG-15, BG-16).
import type { Audience } from '../frame/events';
import type {
  AttemptCounts,
  Boost,
  Category,
  Distribution,
  DuelType,
  Ending,
  Mission,
  Points,
  Score,
  Stat,
} from './types';

/** A duel as one player knows it. `player`: the opponent they challenged; absent if they were challenged (BG-16). */
export interface PlayerDuel {
  readonly player?: string;
  readonly duel: DuelType;
  readonly won: boolean;
}

/** A change in black garnets, caused by a won duel or by losses (counted over the game). */
export type GarnetChange =
  | ({ readonly cause: 'won'; readonly amount: number } & PlayerDuel)
  | { readonly cause: 'losses'; readonly amount: number; readonly losses: readonly number[] };

/** What a player learned about a duel type: its stats, in the usual order of the five. */
export interface LearntStats {
  readonly duel: DuelType;
  readonly stats: readonly Stat[];
}

/** What the host sold (BG-14): stats or a hint. */
export interface HostSale {
  readonly learnt: readonly LearntStats[];
  readonly hint: Category | null;
  /** The hint's number, from 1, among this player's hints for the category in this stage. */
  readonly hintNumber: number;
  readonly paid: number;
  readonly score: Score;
}

/** A player's round, with only what they may know (BG-15, BG-16). */
export interface PlayerRound {
  readonly made: readonly PlayerDuel[];
  /** Sorted by type, wins before losses, so that the order reveals nothing. */
  readonly received: readonly PlayerDuel[];
  readonly boost: Boost | null;
  readonly changes: readonly GarnetChange[];
  readonly lostTypes: readonly DuelType[];
  readonly learnt: readonly LearntStats[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
  readonly score: Score;
}

/** What the end of the game means for one player, known only to them. */
export interface PlayerEnd {
  /** `won`: black garnets won in duels; `per`: how many of them make one season garnet. */
  readonly won: number;
  readonly per: number;
  readonly earned: number;
  /** True if only the Intrapersonal ability of others kept the player from winning. */
  readonly outdone: boolean;
}

/** What a player's power did in stage `powers`. */
export type PowerResult =
  | { readonly kind: 'sight'; readonly target: string; readonly stats: Points }
  | { readonly kind: 'sway'; readonly target: string }
  | { readonly kind: 'unused' };

interface PrivateEvent {
  readonly to: Exclude<Audience, 'everyone'>;
}
interface PublicEvent {
  readonly to: 'everyone';
}

export type Event =
  | ({ readonly kind: 'garnets-brought'; readonly garnets: number } & PrivateEvent)
  /** The balance that the host corrected, before the sales of this stage. */
  | ({
      readonly kind: 'garnets-corrected';
      readonly garnets: number;
      readonly change: number;
      readonly score: Score;
    } & PrivateEvent)
  | ({ readonly kind: 'sold' } & HostSale & PrivateEvent)
  | ({
      readonly kind: 'points-distributed';
      readonly distribution: Distribution;
      readonly paid: number;
      readonly score: Score;
    } & PrivateEvent)
  | ({
      readonly kind: 'primaries-published';
      readonly primaries: readonly { readonly player: string; readonly primary: Stat | null }[];
    } & PublicEvent)
  | ({ readonly kind: 'power-used'; readonly power: PowerResult } & PrivateEvent)
  | ({
      readonly kind: 'mission-held';
      readonly mission: Mission;
      readonly attempts: AttemptCounts;
    } & PublicEvent)
  | ({
      readonly kind: 'mission-paid';
      readonly category: Category;
      readonly cost: number;
      readonly score: Score;
    } & PrivateEvent)
  | ({ readonly kind: 'round-played'; readonly round: PlayerRound } & PrivateEvent)
  | ({ readonly kind: 'standings-published'; readonly black: ReadonlyMap<string, number> } & PublicEvent)
  /** Sent again once the Candidate is named, so that the last message is complete. */
  | ({ readonly kind: 'game-ended'; readonly ending: Ending } & PublicEvent)
  | ({ readonly kind: 'game-ended-for-you'; readonly end: PlayerEnd } & PrivateEvent);
