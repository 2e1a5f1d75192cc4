// The types and constants of Lone Number.
import { problem as anyProblem, type ProblemMaker } from '../../src/games/frame/result';

/** The range of numbers. */
export const NUMBERS = { least: 1, most: 9 } as const;
export const ROUNDS = { least: 1, usual: 3, most: 20 } as const;
/** Points for the player who scores in a round: usually, and with the lucky number. */
export const POINTS = { usual: 1, lucky: 2 } as const;

/** The codes of the problems that only this game has. */
export const PROBLEM_CODES = ['same-number-again'] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
}

export interface Settings {
  readonly rounds: number;
  /** Drawn if absent. */
  readonly luckyNumber?: number;
}

/** A player's answer in a round. */
export interface Call {
  readonly number: number;
}

/** The winner's answer at the end: who gets the prize. */
export interface Gift {
  readonly receiver: string;
}

/** A resolved round. */
export interface Round {
  /** The number that each player named; players who didn't answer are missing. */
  readonly calls: ReadonlyMap<string, number>;
  /** The lowest number that only one player named, and that player; null if there's no such number. */
  readonly lone: { readonly number: number; readonly player: string } | null;
}

export interface State {
  readonly players: readonly string[];
  readonly rounds: number;
  /** Secret until the last round is over. */
  readonly luckyNumber: number;
  /** Drawn when the game begins. The first of the tied players wins. */
  readonly tieOrder: readonly string[];
  /** The resolved rounds in order. */
  readonly played: readonly Round[];
  /** What the prize is; null until the host has entered it. */
  readonly prize: string | null;
  /** Who got the prize; null until it's given. */
  readonly receiver: string | null;
}

/** What everyone knows from the start. */
export interface OpenFacts {
  readonly players: readonly string[];
  readonly rounds: number;
}
