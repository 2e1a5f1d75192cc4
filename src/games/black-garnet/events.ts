// The events of The Black Garnet, and who gets them (BG-15, BG-16).
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

/** A duel as one of its players knows it. `player`: whom they challenged; absent if they were challenged (BG-16). */
export interface OwnDuel {
  readonly player?: string;
  readonly duel: DuelType;
  readonly won: boolean;
}

/** A change in black garnets: a won duel, or losses by number. */
export type GarnetChange =
  | ({ readonly cause: 'won'; readonly amount: number } & OwnDuel)
  | { readonly cause: 'losses'; readonly amount: number; readonly losses: readonly number[] };

/** Stats in the order of the five. */
export interface Learnt {
  readonly duel: DuelType;
  readonly stats: readonly [Stat, Stat];
}

/** A sale by the host (BG-14): stats or a hint. */
export interface Sold {
  readonly learnt: readonly Learnt[];
  readonly hint: Category | null;
  /** From 1, of this player's hints for the category in this stage. */
  readonly hintNumber: number;
  readonly paid: number;
  readonly score: Score;
}

/** As far as the player may know (BG-15, BG-16). */
export interface OwnRound {
  readonly made: readonly OwnDuel[];
  /** By type, wins before losses; the order reveals nothing else. */
  readonly received: readonly OwnDuel[];
  readonly boost: Boost | null;
  readonly changes: readonly GarnetChange[];
  /** Lost in this round. */
  readonly lostTypes: readonly DuelType[];
  readonly learnt: readonly Learnt[];
  readonly hint: Category | null;
  readonly paid: { readonly learn: number; readonly hint: number };
  readonly score: Score;
}

/** The private part of the end. */
export interface OwnEnd {
  /** Black garnets won in duels, and how many make a season garnet. */
  readonly won: number;
  readonly per: number;
  readonly earned: number;
  /** They would have won too, but for the Intrapersonal ability. */
  readonly outdone: boolean;
}

/** From stage `powers`. */
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
  /** Before anything is sold in this stage. */
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
  /** Sent again once the Candidate is named, so that the last message is complete. */
  | ({ readonly kind: 'game-ended'; readonly ending: Ending } & ToEveryone)
  | ({ readonly kind: 'game-ended-for-you'; readonly end: OwnEnd } & ToPlayer);
