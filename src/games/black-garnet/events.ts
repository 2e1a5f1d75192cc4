// The events of The Black Garnet, each report with its audience (BG-15, BG-16).
import type { Audience } from '../frame/events';
import type {
  Attempts,
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

/** A duel as one of its players knows it. `player` is whom they challenged; without it they were challenged (BG-16). */
export interface OwnDuel {
  readonly player?: string;
  readonly duel: DuelType;
  readonly won: boolean;
}

/** A change of a player's black garnets in a round of duels, and its cause: a duel won, or losses by their numbers. */
export type GarnetChange =
  | ({ readonly cause: 'won'; readonly amount: number } & OwnDuel)
  | { readonly cause: 'losses'; readonly amount: number; readonly losses: readonly number[] };

/** A duel type whose stats a player bought, in the order of the five stats. */
export interface Learnt {
  readonly duel: DuelType;
  readonly stats: readonly [Stat, Stat];
}

/** A sale by the host to a player (BG-14): stats, or a hint. */
export interface Sold {
  readonly learnt: readonly Learnt[];
  readonly hint: Category | null;
  /** Which hint it is, counted from 1, of those that this player bought in the stage for the category. */
  readonly hintNumber: number;
  readonly paid: number;
  readonly score: Score;
}

/** A round as one player may know it (BG-15, BG-16). */
export interface OwnRound {
  readonly made: readonly OwnDuel[];
  /** The challenges of others, by type, wins before losses; their order says nothing else. */
  readonly received: readonly OwnDuel[];
  readonly boost: Boost | null;
  readonly changes: readonly GarnetChange[];
  /** The types that were lost in this round. */
  readonly lostTypes: readonly DuelType[];
  readonly learnt: readonly Learnt[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
  readonly score: Score;
}

/** The end as one player alone learns it. */
export interface OwnEnd {
  /** How many black garnets they won in duels, and how many of those make a garnet of the season. */
  readonly won: number;
  readonly per: number;
  readonly earned: number;
  /** True where they too would have won, if no winner had the Intrapersonal ability. */
  readonly outdone: boolean;
}

/** A player's power as stage `powers` gave it. */
export type OwnPower =
  | { readonly kind: 'sight'; readonly target: string; readonly stats: Points }
  | { readonly kind: 'sway'; readonly target: string }
  | { readonly kind: 'unused' };

interface ToPlayer {
  readonly to: Exclude<Audience, 'everyone'>;
}
interface ToEveryone {
  readonly to: 'everyone';
}

export type Event =
  | ({ readonly kind: 'garnets-brought'; readonly garnets: number } & ToPlayer)
  /** The balance that the host entered, before anything is sold in this stage. */
  | ({
      readonly kind: 'garnets-corrected';
      readonly garnets: number;
      readonly change: number;
      readonly score: Score;
    } & ToPlayer)
  | ({ readonly kind: 'sold' } & Sold & ToPlayer)
  | ({
      readonly kind: 'points-distributed';
      readonly distribution: Distribution;
      readonly paid: number;
      readonly score: Score;
    } & ToPlayer)
  | ({
      readonly kind: 'primaries-published';
      readonly primaries: readonly { readonly player: string; readonly primary: Stat | null }[];
    } & ToEveryone)
  | ({ readonly kind: 'power-used'; readonly power: OwnPower } & ToPlayer)
  | ({ readonly kind: 'mission-held'; readonly mission: Mission; readonly attempts: Attempts } & ToEveryone)
  | ({
      readonly kind: 'mission-paid';
      readonly category: Category;
      readonly cost: number;
      readonly score: Score;
    } & ToPlayer)
  | ({ readonly kind: 'round-played'; readonly round: OwnRound } & ToPlayer)
  | ({ readonly kind: 'standings-published'; readonly black: ReadonlyMap<string, number> } & ToEveryone)
  /** Told again when the Candidate is named later, so that the last message is complete. */
  | ({ readonly kind: 'game-ended'; readonly ending: Ending } & ToEveryone)
  | ({ readonly kind: 'game-ended-for-you'; readonly end: OwnEnd } & ToPlayer);
