import { problem as anyProblem, type ProblemMaker } from '../frame/result';

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

/** The dimensions, in the order in which a square's name has them (PH-2). */
export const DIMENSIONS = ['columns', 'rows', 'subcolumns', 'subrows'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** A dimension: its axes, and which squares each contains. */
interface DimensionRule {
  readonly title: string;
  readonly axes: readonly string[];
  /** The coordinate that decides on which axis a square is. */
  readonly along: keyof Position;
  /** Whether the axes divide the board into blocks (upper case) or each block into squares (lower case). */
  readonly divides: 'board' | 'block';
}

/** No two dimensions share a letter, so an axis identifies its dimension. */
export const DIMENSION_RULES = {
  columns: { title: 'Columns', axes: ['A', 'B', 'C'], along: 'column', divides: 'board' },
  rows: { title: 'Rows', axes: ['X', 'Y', 'Z'], along: 'row', divides: 'board' },
  subcolumns: { title: 'Subcolumns', axes: ['a', 'b', 'c'], along: 'column', divides: 'block' },
  subrows: { title: 'Subrows', axes: ['x', 'y', 'z'], along: 'row', divides: 'block' },
} as const satisfies Readonly<Record<Dimension, DimensionRule>>;
export type Axis = (typeof DIMENSION_RULES)[Dimension]['axes'][number];

/** Blocks along a side of the board, and squares along a side of a block. */
export const BLOCK_SIDE = 3;
export const BOARD_SIDE = BLOCK_SIDE * BLOCK_SIDE;
/** Squares in a region. An axis covers a third of the board; a region is where two axes cross. */
export const REGION_SIZE = (BOARD_SIDE * BOARD_SIDE) / (BLOCK_SIDE * BLOCK_SIDE);

/** A square's place, counted from 0 at the top left. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The tiles, top row first. */
export type Grid = readonly (readonly Tile[])[];
/** The axes of each dimension, from left to right or from top to bottom. */
export type Layout = Readonly<Record<Dimension, readonly Axis[]>>;

export interface Board {
  readonly grid: Grid;
  readonly axes: Layout;
}

export interface Square {
  /** The square's column, row, subcolumn and subrow: `AXcz`. */
  readonly name: string;
  readonly tile: Tile;
}

/** The squares where two axes of different dimensions cross. */
export interface Region {
  /** Both axes, in dimension order: `AX`, `Xz`. */
  readonly name: string;
  readonly axes: readonly Axis[];
}

export const PERIOD_COUNT = 6;
export const ROUNDS_PER_PERIOD = 5;
export const ROUND_COUNT = PERIOD_COUNT * ROUNDS_PER_PERIOD;

export const PREDICTION_RANGE = { least: 0, most: REGION_SIZE } as const;

/** Default times in seconds (PH-9). */
export const STAGE_SECONDS = { claim: 60, round: 30, roundGrace: 15, challenge: 20 } as const;

export const WRONG_SQUARES_MODES = ['cancel', 'ignore'] as const;
type WrongSquaresMode = (typeof WRONG_SQUARES_MODES)[number];

/** What wrong squares in an attacker's list do (PH-7). */
interface WrongSquaresRule {
  /** How many right squares each wrong one cancels. */
  readonly cost: number;
  readonly label: string;
  readonly sentence: string;
}

export const WRONG_SQUARES_RULES: Readonly<Record<WrongSquaresMode, WrongSquaresRule>> = {
  cancel: {
    cost: 1,
    label: 'cancel: each takes away a right one',
    sentence: 'Each wrong square cancels a correct one.',
  },
  ignore: {
    cost: 0,
    label: 'ignore: they count for nothing',
    sentence: 'Only correct squares count, and wrong ones cost nothing.',
  },
};

export const PROBLEM_CODES = [
  'not-two-players',
  'not-one-advantage',
  'dimension-taken',
  'not-a-tile',
  'not-an-axis',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  readonly advantage?: boolean;
}

export interface Settings {
  /** The first attacker. If absent, the player with the Advantage attacks first. */
  readonly first?: string;
  /** Grid, axes and targets are drawn if absent. */
  readonly grid?: Grid;
  readonly axes?: { readonly [D in Dimension]?: readonly Axis[] };
  readonly targets?: readonly Tile[];
  readonly wrongSquares: WrongSquaresMode;
}

/** The two players, who attacks first, and who wins a tie. */
export interface Seats {
  readonly players: readonly string[];
  readonly advantage: string;
  readonly first: string;
}

export interface Roles {
  readonly attacker: string;
  readonly defender: string;
}

/** A player's move at the start of a period. */
export interface DimensionClaim {
  readonly dimension: Dimension;
}

/** A player's move in a round. */
export interface Bid {
  readonly axis: Axis;
  readonly prediction: number;
}

const TURNS = ['first', 'second'] as const;
export type Turn = (typeof TURNS)[number];

export interface ClaimPhase {
  readonly kind: 'claim';
  readonly period: number;
  readonly turn: Turn;
}

interface RoundPhase {
  readonly kind: 'round';
  readonly round: number;
}

export interface ChallengePhase {
  readonly kind: 'challenge';
  readonly round: number;
  readonly region: Region;
  /** How many squares the attacker must find, which is their prediction. */
  readonly needed: number;
}

export type Phase = ClaimPhase | RoundPhase | ChallengePhase | { readonly kind: 'over' };

/** A player's score, and how challenges against them ended. */
export interface PlayerScore {
  readonly score: number;
  /** Challenges against this player that succeeded. */
  readonly caught: number;
  /** Challenges against this player that failed. */
  readonly survived: number;
}
export type Scores = ReadonlyMap<string, PlayerScore>;

export interface State {
  readonly seats: Seats;
  readonly wrongSquares: WrongSquaresMode;
  readonly board: Board;
  /** The target of each round; secret until the round opens. */
  readonly targets: readonly Tile[];
  /** Claims made in the current period. */
  readonly claims: ReadonlyMap<string, Dimension>;
  readonly scores: Scores;
  readonly phase: Phase;
}

/** What is public from the start (PH-11). */
export interface OpenFacts {
  readonly seats: Seats;
  readonly wrongSquares: WrongSquaresMode;
  readonly board: Board;
}

/** Why somebody wins (PH-10). */
type WinReason =
  | { readonly kind: 'higher-score' }
  /** Both had this score, so the Advantage decided. */
  | { readonly kind: 'tie'; readonly score: number };

export interface Outcome {
  readonly winner: string;
  readonly decision: WinReason;
}
