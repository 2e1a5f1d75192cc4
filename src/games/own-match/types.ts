// The types of a match with the host's own rules: questions, answers, scores, the host's entries, and the state.
import type { CustomAnswer, CustomAnswers, CustomQuestion } from '../frame/custom';
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

/** Maximum numbers, and maximum lengths in characters. `text` is a host's text, which must fit into a cell of a sheet. */
export const LIMITS = {
  rounds: 100,
  scores: 30,
  text: 50_000,
  amount: 1_000_000_000,
  /** `draws` is per round. `deck`: words per draw. A draw's title and words are counted in code points. */
  draws: 40,
  deck: 200,
  drawTitle: 300,
  word: 100,
} as const;

export const MIN_PLAYERS = 2;

/** Tokens of Life for each of several winners, and for a single one, if the setting gives any. */
export const WINNER_TOKENS = { each: 1, alone: 2 } as const;

/** Titles of settings that a season copies into its next match with the host's own rules, although they are secret. */
export const QUESTIONS_TITLE = 'Questions';
export const SCORES_TITLE = 'Scores';
export const DRAWS_TITLE = 'Draws';

/** Values of settings, the default first. */
export const ANSWER_VISIBILITIES = ['private', 'published'] as const;
export const TOKEN_RECIPIENTS = ['none', 'winners'] as const;

/** Who decides a round: the host by hand, or formulas in the host's sheet. */
export const ROUND_DECIDERS = ['host', 'sheet'] as const;

export const DRAW_AUDIENCES = ['everyone', 'each', 'host'] as const;

export const SCORE_VISIBILITIES = ['everyone', 'owner', 'host'] as const;

/** Whether each player has the score, or the whole match has one number (OM-14). */
export const SCORE_SCOPES = ['player', 'match'] as const;

export const RANK_ORDERS = ['most', 'least', 'none'] as const;
export type RankOrder = (typeof RANK_ORDERS)[number];

/** As a score's start: the amount in the player's purse. */
export const START_FROM_PURSE = 'purse';

export const PROBLEM_CODES = [
  'same-words',
  'least-above-most',
  'too-few-choices',
  'below-zero',
  'no-address',
  'only-beside-for',
  'answered-before',
  'beyond-score',
  'no-such-score',
  'too-few-words',
  'no-purse-to-start',
  'not-of-a-match',
] as const;
export const problem: ProblemMaker<(typeof PROBLEM_CODES)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  /** The group that decides which questions the player is asked; empty for none. */
  readonly group: string;
  /** Amounts that the player brings, by currency. Only the player and the host can know them. */
  readonly purses: Amounts;
}

export type Question = CustomQuestion;

export interface Score {
  readonly name: string;
  /** A number, or the amount in each player's purse. */
  readonly start: number | typeof START_FROM_PURSE;
  /** How the score ranks players wherever it is shown. */
  readonly places: RankOrder;
  readonly shown: (typeof SCORE_VISIBILITIES)[number];
  /** The season's currency in which the score is paid out, if any. */
  readonly purse?: string;
}

/** A number of the whole match: a pot, a price. */
export interface MatchNumber {
  readonly name: string;
  readonly start: number;
  readonly shown: 'everyone' | 'host';
}

export interface Draw {
  readonly title: string;
  readonly deck: readonly string[];
  readonly to: (typeof DRAW_AUDIENCES)[number];
}

/** A result of a draw: words in order, or one per player. Round 0 is set-up. */
export type DrawResult = { readonly round: number; readonly title: string } & (
  | { readonly to: 'each'; readonly words: readonly (readonly [player: string, word: string])[] }
  | { readonly to: 'everyone' | 'host'; readonly order: readonly string[] }
);

export interface Settings {
  readonly title: string;
  readonly rules: string;
  readonly questions: readonly Question[];
  readonly scores: readonly (
    | (Score & { readonly of: 'player' })
    | (MatchNumber & { readonly of: 'match' })
  )[];
  readonly draws: readonly Draw[];
  readonly rounds?: number;
  readonly answers: (typeof ANSWER_VISIBILITIES)[number];
  readonly tokens: (typeof TOKEN_RECIPIENTS)[number];
  readonly decides: (typeof ROUND_DECIDERS)[number];
}

export type Answer = CustomAnswer;

export interface TitledAnswer {
  readonly title: string;
  readonly answer: Answer;
}

export interface Move {
  readonly answers: CustomAnswers;
}

/** The end, as the host decides it. */
export interface End {
  /** In roster order; empty for a draw. */
  readonly winners: readonly string[];
  readonly candidate: string | null;
  readonly text: string;
}

/** Amounts by name, of a score or a currency. */
export type Amounts = ReadonlyMap<string, number>;

/** What the host enters in a round. It takes effect when the round is resolved. */
export interface HostInput {
  readonly announce: string;
  readonly tell: ReadonlyMap<string, string>;
  /** Changes of each player's scores. */
  readonly changes: ReadonlyMap<string, Amounts>;
  /** Changes of the match's numbers. */
  readonly match: Amounts;
  /** The questions from the next round on; null if they don't change. */
  readonly questions: readonly Question[] | null;
  /** Who is out from the next round on, in roster order; null if that doesn't change. */
  readonly out: readonly string[] | null;
  /** The only players asked in the next round, in roster order; null: everyone who is in. */
  readonly asked: readonly string[] | null;
  readonly draws: readonly DrawResult[];
  /** All draws that were saved for this round before. */
  readonly formerDraws: readonly DrawResult[];
  readonly end: End | null;
}

export const EMPTY_HOST_INPUT: HostInput = {
  announce: '',
  tell: new Map(),
  changes: new Map(),
  match: new Map(),
  questions: null,
  out: null,
  asked: null,
  draws: [],
  formerDraws: [],
  end: null,
};

export interface OpenFacts {
  readonly title: string;
  readonly rules: string;
  readonly players: readonly Omit<Player, 'purses'>[];
  /** Scores that everyone can see. */
  readonly scores: readonly Pick<Score, 'name' | 'start' | 'purse'>[];
  /** Numbers of the match that everyone can see. */
  readonly numbers: readonly Pick<MatchNumber, 'name' | 'start'>[];
  readonly rounds: number | null;
  readonly answers: Settings['answers'];
  readonly tokens: Settings['tokens'];
}

/** A form of a round, its questions, and the players who are asked. */
export interface RoundForm {
  readonly form: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** Players who can be named as answers. */
  readonly names: readonly string[];
}

/** Forms with questions for named players. Maps each form to the question set that the form last asked. */
export type FormQuestionSets = ReadonlyMap<string, string>;

export interface State {
  readonly decides: Settings['decides'];
  readonly players: readonly Player[];
  readonly scores: readonly Score[];
  readonly numbers: readonly MatchNumber[];
  readonly rounds: number | null;
  readonly answers: Settings['answers'];
  readonly tokens: Settings['tokens'];
  readonly questions: readonly Question[];
  /** Who is out in the open round, in roster order. */
  readonly out: readonly string[];
  /** The only players asked in the open round, even if they are out; null: everyone who is in. */
  readonly asked: readonly string[] | null;
  /** What was drawn at set-up and in finished rounds. */
  readonly draws: readonly DrawResult[];
  readonly asking: readonly RoundForm[];
  /** All existing forms with questions for named players. */
  readonly forms: FormQuestionSets;
  /** Totals by score and then by player. */
  readonly totals: ReadonlyMap<string, Amounts>;
  /** The current value of each number of the match. */
  readonly matchTotals: Amounts;
  /** Number of finished rounds. */
  readonly played: number;
  /** What the host has entered for the open round so far. */
  readonly entered: HostInput;
  readonly end: End | null;
}

export function roundTitle(number: number): string {
  return `Round ${number}`;
}

/** The number of the round after which the match ends in any case. */
export function lastRound({ rounds }: Pick<State, 'rounds'>): number {
  return rounds ?? LIMITS.rounds;
}
