// The words of Tactical Picture Hunt: tiles, axes, regions, the state of a game and its events.
import type { Audience, NoHostFacts } from '../contract';

export const BACKGROUNDS = ['white', 'grey', 'black'] as const;
export type Background = (typeof BACKGROUNDS)[number];
export const SHAPES = ['circle', 'square', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];
export const COLOURS = ['yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Tile {
  readonly background: Background;
  readonly shape: Shape;
  readonly colour: Colour;
}

/** In the order in which a square's name lists them (PH-2). */
export const DIMENSIONS = ['columns', 'rows', 'subcolumns', 'subrows'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The axes of each dimension. No letter is in two of them: an axis tells its dimension. */
export const AXES = {
  columns: ['A', 'B', 'C'],
  rows: ['X', 'Y', 'Z'],
  subcolumns: ['a', 'b', 'c'],
  subrows: ['x', 'y', 'z'],
} as const satisfies Readonly<Record<Dimension, readonly string[]>>;
export type Axis = (typeof AXES)[Dimension][number];

/** The tiles as they lie, top row first. */
export type Grid = readonly (readonly Tile[])[];
/** The axes of each dimension as they lie, from the left or from the top. */
export type Layout = Readonly<Record<Dimension, readonly Axis[]>>;

export interface Board {
  readonly grid: Grid;
  readonly axes: Layout;
}

export interface Square {
  /** Column, row, subcolumn, subrow: `AXcz`. */
  readonly name: string;
  readonly tile: Tile;
}

/** The squares that two axes of different dimensions share. */
export interface Region {
  /** Both axes in the order of the dimensions: `AX`, `Xz`. */
  readonly name: string;
  readonly axes: readonly Axis[];
}

export const PERIODS = 6;
export const ROUNDS_A_PERIOD = 5;
export const ROUNDS = PERIODS * ROUNDS_A_PERIOD;

export const SIDE = 9;
/** A region has nine squares, so no prediction is above nine. */
export const HIGHEST_PREDICTION = 9;

export const WRONG_SQUARES = ['cancel', 'ignore'] as const;
export type WrongSquares = (typeof WRONG_SQUARES)[number];

export interface Player {
  readonly name: string;
  readonly advantage?: boolean;
}

export interface GivenSettings {
  readonly first?: string;
  readonly grid?: Grid;
  readonly axes?: { readonly [D in Dimension]?: readonly Axis[] };
  readonly targets?: readonly Tile[];
  readonly wrongSquares?: WrongSquares;
}

/** Who plays, and what decides who attacks when and who wins a tie. */
export interface Seats {
  /** In the order of the roster. */
  readonly players: readonly string[];
  readonly advantage: string;
  /** Who attacks in round 1. */
  readonly first: string;
}

export interface Roles {
  readonly attacker: string;
  readonly defender: string;
}

export interface Claim {
  readonly dimension: Dimension;
}

/** What a player submits in a round. */
export interface Bid {
  readonly axis: Axis;
  readonly prediction: number;
}

/** What an attacker writes down in a challenge, as typed. */
export interface Listing {
  readonly squares: readonly string[];
}

export type Order = Claim | Bid | Listing;

export const TURNS = ['first', 'second'] as const;
export type Turn = (typeof TURNS)[number];

export type Phase =
  | { readonly kind: 'claim'; readonly period: number; readonly turn: Turn }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'challenge'; readonly round: number; readonly region: Region; readonly needed: number }
  | { readonly kind: 'over' };

/** A player's standing; challenges count for the one who attacked in them. */
export interface Standing {
  readonly score: number;
  /** Challenges against this player that succeeded. */
  readonly caught: number;
  /** Challenges against this player that failed. */
  readonly survived: number;
}
export type Standings = ReadonlyMap<string, Standing>;

export interface State {
  readonly seats: Seats;
  readonly wrongSquares: WrongSquares;
  readonly board: Board;
  readonly targets: readonly Tile[];
  /** The dimensions claimed for the period; nobody's before they claim. */
  readonly claims: ReadonlyMap<string, Dimension>;
  readonly standings: Standings;
  readonly phase: Phase;
}

/** How a round went once both submissions were open (PH-6 to PH-8). */
export type Verdict = 'no-attack' | 'no-defence' | 'unchallenged' | 'challenge';

export interface ListedSquare {
  readonly name: string;
  readonly right: boolean;
}

export interface Outcome {
  readonly winner: string;
  /** Whether the Advantage decided a tie. */
  readonly tied: boolean;
}

/** What everyone knows from the start (PH-11). */
export interface Open {
  readonly seats: Seats;
  readonly wrongSquares: WrongSquares;
  readonly board: Board;
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
      readonly to: Audience;
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
      /** None when a submission is missing. */
      readonly region: Region | null;
      readonly verdict: Verdict;
      /** What the attacker scored. */
      readonly points: number;
      readonly standings: Standings;
    }
  | {
      readonly kind: 'challenge-judged';
      readonly to: 'everyone';
      readonly round: number;
      readonly roles: Roles;
      readonly target: Tile;
      readonly region: Region;
      readonly needed: number;
      /** Each square once, in the order of the board: how it was written is the attacker's own. */
      readonly listed: readonly ListedSquare[];
      readonly found: number;
      readonly survived: boolean;
      /** What the attacker scored; below 0 for a penalty. */
      readonly points: number;
      readonly standings: Standings;
    }
  | {
      readonly kind: 'passed-over';
      readonly to: Audience;
      readonly round: number;
      readonly attacker: string;
      /** What named no square, as typed. */
      readonly entries: readonly string[];
    }
  | {
      readonly kind: 'game-ended';
      readonly to: 'everyone';
      readonly outcome: Outcome;
      readonly standings: Standings;
    };

export interface Types {
  readonly player: Player;
  readonly settings: GivenSettings;
  readonly state: State;
  readonly order: Order;
  readonly host: NoHostFacts;
  readonly event: Event;
  readonly open: Open;
}
