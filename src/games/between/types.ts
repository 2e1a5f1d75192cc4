import { problem as anyProblem, type ProblemMaker } from '../frame/result';

/** Whom the setting lets the Candidate face, the default first. */
export const OPPONENT_RULES = ['anyone', 'same-mark'] as const;
export type OpponentRule = (typeof OPPONENT_RULES)[number];

/** How many tokens a player keeps. Any others can be given away (BM-1). */
export const TOKENS_TO_KEEP = 1;

export const PROBLEM_CODES = [
  'two-candidates',
  'too-many-gifts',
  'has-token',
  'is-candidate',
  'other-mark',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  readonly tokens: number;
  readonly candidate: boolean;
  /** An empty mark is a mark like any other (BM-2). */
  readonly mark: string;
}

export interface Settings {
  readonly opponents: OpponentRule;
}

/** The players who get a token each. */
export interface GiftsMove {
  readonly players: readonly string[];
}

/** Without `player`, the opponent is drawn. */
export interface OpponentMove {
  readonly player?: string;
}

export interface Gift {
  readonly giver: string;
  /** In roster order. */
  readonly receivers: readonly string[];
}

export interface Opponent {
  readonly name: string;
  readonly drawn: boolean;
}

export interface OpenFacts {
  readonly players: readonly Player[];
  readonly candidate: string | null;
  readonly opponents: OpponentRule;
}

export interface State extends OpenFacts {
  readonly tokens: ReadonlyMap<string, number>;
  readonly giftStages: number;
  /** Players who gave nothing when asked. They keep their spare tokens and aren't asked again. */
  readonly keepers: ReadonlySet<string>;
  /** Null until the Candidate's stage is over. */
  readonly opponent: Opponent | null;
}

/** How the match ended: who faces whom, or why there is no opponent. */
export type Pairing =
  | { readonly kind: 'faces'; readonly candidate: string; readonly opponent: Opponent }
  | { readonly kind: 'nobody-to-face'; readonly candidate: string }
  | { readonly kind: 'no-candidate' };
