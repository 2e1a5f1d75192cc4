// The words of Between matches: what is decided between two matches of a season, and the state while it is.
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

/** Whom the Candidate may name as the opponent: values of the setting, the usual one first. */
export const OPPONENTS = ['anyone', 'same-mark'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** How many Tokens of Life are of use to a player; any beyond them are given away (BM-1). */
export const TOKENS_OF_USE = 1;

/** The codes of the problems that only this game has. */
export const PROBLEMS = [
  'two-candidates',
  'too-many-gifts',
  'has-token',
  'is-candidate',
  'other-mark',
] as const;
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  readonly tokens: number;
  readonly candidate: boolean;
  /** The player's mark; an empty one counts as a mark like others (BM-2). */
  readonly mark: string;
}

export interface Settings {
  readonly opponents: Opponents;
}

/** The move of a holder of more than one token: the players who get one each. */
export interface Gifts {
  readonly players: readonly string[];
}

/** The Candidate's move: the player to face; without one, a request for the draw. */
export interface Naming {
  readonly player?: string;
}

/** The tokens that one player gave away in one stage. */
export interface Gift {
  readonly giver: string;
  /** Who got a token, in the order of the roster. */
  readonly receivers: readonly string[];
}

export interface Opponent {
  readonly name: string;
  readonly drawn: boolean;
}

/** Facts that everyone knows from the start. */
export interface Open {
  readonly players: readonly Player[];
  readonly candidate: string | null;
  readonly opponents: Opponents;
}

export interface State extends Open {
  readonly tokens: ReadonlyMap<string, number>;
  /** How many stages of gifts are over. */
  readonly giftStages: number;
  /** Players who gave nothing when they were asked: they keep their excess, and are not asked again. */
  readonly keepers: ReadonlySet<string>;
  /** The opponent; null until the Candidate's stage is over. */
  readonly opponent: Opponent | null;
}

/** The end: two people who face each other, or the reason why there are none. */
export type Pairing =
  | { readonly kind: 'faces'; readonly candidate: string; readonly opponent: Opponent }
  | { readonly kind: 'nobody-to-face'; readonly candidate: string }
  | { readonly kind: 'no-candidate' };
