// The words of Lone Number: settings, the state of a game, its events.
import type { Audience } from '../../src/games/events';

export const NUMBERS = { least: 1, most: 9 } as const;

export interface Player {
  readonly name: string;
}

export interface Settings {
  readonly rounds: number;
}

/** What a player submits: the number they name. */
export interface Call {
  readonly number: number;
}

/** A resolved round. */
export interface Round {
  /** Who named which number; who sent nothing is not in it. */
  readonly calls: ReadonlyMap<string, number>;
  /** The lowest number that only one player named, and that player; null when there is none. */
  readonly lone: { readonly number: number; readonly player: string } | null;
}

export interface State {
  readonly players: readonly string[];
  readonly rounds: number;
  readonly played: readonly Round[];
  /** Drawn when the game begins; the first of those tied wins. */
  readonly tieOrder: readonly string[];
}

/** What everyone knows from the start. */
export interface Open {
  readonly players: readonly string[];
  readonly rounds: number;
}

export type Event =
  | {
      readonly kind: 'called';
      readonly to: Audience;
      readonly number: number | null;
      readonly scored: boolean;
      readonly total: number;
    }
  | { readonly kind: 'lone-number'; readonly to: 'everyone'; readonly number: number | null }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly winner: string;
      readonly scores: ReadonlyMap<string, number>;
    };
