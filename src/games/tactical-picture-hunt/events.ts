// The events of Tactical Picture Hunt, and their audiences (PH-11).
import type { Audience, EventOf } from '../frame/events';
import type { Bid, Dimension, Outcome, Region, Roles, Scores, Tile, Turn } from './types';

type PlayerAudience = Exclude<Audience, 'everyone'>;

/** How a round ended (PH-6 to PH-8). */
export type RoundResult = 'no-attack' | 'no-defence' | 'unchallenged' | 'challenge';

export interface ListedSquare {
  readonly name: string;
  readonly right: boolean;
}

export type Event =
  | {
      readonly kind: 'claimed';
      readonly to: 'everyone';
      readonly period: number;
      readonly turn: Turn;
      readonly player: string;
      readonly dimension: Dimension;
    }
  | {
      readonly kind: 'claimed-by-default';
      readonly to: PlayerAudience;
      readonly period: number;
      readonly dimension: Dimension;
    }
  | {
      readonly kind: 'round-opened';
      readonly to: 'everyone';
      readonly round: number;
      readonly roles: Roles;
      readonly target: Tile;
    }
  | {
      readonly kind: 'round-played';
      readonly to: 'everyone';
      readonly round: number;
      readonly roles: Roles;
      readonly target: Tile;
      readonly attack: Bid | null;
      readonly defence: Bid | null;
      /** Null if a submission is missing. */
      readonly region: Region | null;
      readonly result: RoundResult;
      /** What the attacker scores. */
      readonly points: number;
      readonly scores: Scores;
    }
  | {
      readonly kind: 'challenge-judged';
      readonly to: 'everyone';
      readonly round: number;
      readonly roles: Roles;
      readonly target: Tile;
      readonly region: Region;
      readonly needed: number;
      /** Each square once, in board order, because the attacker's own order and spelling are private. */
      readonly listed: readonly ListedSquare[];
      readonly found: number;
      readonly survived: boolean;
      /** What the attacker scores; negative if it's a penalty. */
      readonly points: number;
      readonly scores: Scores;
    }
  | {
      readonly kind: 'passed-over';
      readonly to: PlayerAudience;
      readonly round: number;
      readonly attacker: string;
      /** The words as the attacker typed them. */
      readonly entries: readonly string[];
    }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly outcome: Outcome;
      readonly scores: Scores;
    };

export type RoundPlayed = EventOf<Event, 'round-played'>;
export type ChallengeJudged = EventOf<Event, 'challenge-judged'>;
export type UnmatchedWords = EventOf<Event, 'passed-over'>;
export type GameEnded = EventOf<Event, 'game-ended'>;
