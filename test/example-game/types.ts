// The words of Lone Number: its numbers, its settings, what players submit, and the state of a game.
import { problem as anyProblem, type ProblemMaker } from '../../src/games/frame/result';

/** The numbers that may be named. */
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
  /** Absent: drawn. */
  readonly luckyNumber?: number;
}

/** A player's submission in a round. */
export interface Call {
  readonly number: number;
}

/** The winner's submission in the end: who gets the prize. */
export interface Gift {
  readonly receiver: string;
}

/** A resolved round. */
export interface Round {
  /** The number that each player named, without those who sent nothing. */
  readonly calls: ReadonlyMap<string, number>;
  /** The lowest number that only one player named, and that player; null when there is none. */
  readonly lone: { readonly number: number; readonly player: string } | null;
}

export interface State {
  readonly players: readonly string[];
  readonly rounds: number;
  /** Secret until the last round is over. */
  readonly luckyNumber: number;
  /** Drawn when the game begins; the first of those tied wins. */
  readonly tieOrder: readonly string[];
  /** The resolved rounds, the first one first. */
  readonly played: readonly Round[];
  /** The prize in words, once the host has named it. */
  readonly prize: string | null;
  /** The player who got the prize; null until it is given. */
  readonly receiver: string | null;
}

/** The facts that everyone knows from the start. */
export interface OpenFacts {
  readonly players: readonly string[];
  readonly rounds: number;
}
