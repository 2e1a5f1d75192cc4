// The words of a match of the host's own: questions, answers, scores, its rounds, and the state while it is played.
import type { MadeUpAnswer, MadeUpAnswers, MadeUpQuestion } from '../frame/made-up';
import { problem as anyProblem, type ProblemMaker } from '../frame/result';

/** The most of each, and the longest texts in characters: of the host a cell of a sheet. */
export const LIMITS = {
  rounds: 100,
  scores: 30,
  text: 50_000,
  amount: 1_000_000_000,
  /** Draws of a round, words of a deck, code points of a draw's title and of a word. */
  draws: 40,
  deck: 200,
  drawTitle: 300,
  word: 100,
} as const;

export const FEWEST_PLAYERS = 2;

/** Tokens of Life for each winner, and for one who wins alone, where the setting gives any. */
export const TOKENS = { each: 1, alone: 2 } as const;

/** The titles of the settings that a season's next match of the host's own begins with, secret as they are. */
export const QUESTIONS = 'Questions';
export const SCORES = 'Scores';
export const DRAWS = 'Draws';

/** Values of settings, the usual one first. */
export const ANSWERS = ['private', 'published'] as const;
export const TOKENS_FOR = ['none', 'winners'] as const;

/** What decides a round: the host's word alone, or formulas in the host's sheet. */
export const DECIDES = ['host', 'sheet'] as const;

/** Who is told what a draw gives. */
export const DRAWN_FOR = ['everyone', 'each', 'host'] as const;

/** Who reads a score. */
export const SHOWN = ['everyone', 'owner', 'host'] as const;

/** Whose a score is: each player's, or the whole match's (OM-14). */
export const SCORES_OF = ['player', 'match'] as const;

export const PLACES = ['most', 'least', 'none'] as const;
export type Places = (typeof PLACES)[number];

/** Stands for the amount in a purse as the start of a score. */
export const START_PURSE = 'purse';

/** The codes of the problems that only this game has. */
export const PROBLEMS = [
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
export const problem: ProblemMaker<(typeof PROBLEMS)[number]> = anyProblem;

export interface Player {
  readonly name: string;
  /** The group whose questions the player answers; empty for none. */
  readonly group: string;
  /** Amounts by currency that they bring; only they and the host can know them. */
  readonly purses: Amounts;
}

export type Question = MadeUpQuestion;

export interface Score {
  readonly name: string;
  /** A number, or what each player's purse holds. */
  readonly start: number | typeof START_PURSE;
  /** How it ranks players, where it is shown. */
  readonly places: Places;
  readonly shown: (typeof SHOWN)[number];
  /** The currency of a season in which it is paid out. */
  readonly purse?: string;
}

/** One number of the whole match: a pot, a price. */
export interface MatchNumber {
  readonly name: string;
  readonly start: number;
  readonly shown: 'everyone' | 'host';
}

/** Words to be drawn. */
export interface Draw {
  readonly title: string;
  readonly deck: readonly string[];
  readonly to: (typeof DRAWN_FOR)[number];
}

/** Words as they were drawn: in an order, or one for each player. Round 0 is the set-up. */
export type Drawn = { readonly round: number; readonly title: string } & (
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
  readonly answers: (typeof ANSWERS)[number];
  readonly tokens: (typeof TOKENS_FOR)[number];
  readonly decides: (typeof DECIDES)[number];
}

export type Answer = MadeUpAnswer;

export interface Answered {
  readonly title: string;
  readonly answer: Answer;
}

/** A move: the answers that are given. */
export interface Move {
  readonly answers: MadeUpAnswers;
}

/** The end as the host decides it. */
export interface End {
  /** In the order of the roster; nobody wins a draw. */
  readonly winners: readonly string[];
  readonly candidate: string | null;
  readonly text: string;
}

/** A number for each of some scores, by the score's name. */
export type Amounts = ReadonlyMap<string, number>;

/** The host's part of a round; nothing in it has happened before the round is resolved. */
export interface HostPart {
  readonly announce: string;
  readonly tell: ReadonlyMap<string, string>;
  /** The changes of each player. */
  readonly changes: ReadonlyMap<string, Amounts>;
  /** The changes of the numbers of the match. */
  readonly match: Amounts;
  /** The questions of the next round on; null if they stay. */
  readonly questions: readonly Question[] | null;
  /** Who is out from the next round on, in the order of the roster; null if that stays the same. */
  readonly out: readonly string[] | null;
  /** The only players who are asked in the next round, in the order of the roster; null for everyone who is in. */
  readonly asked: readonly string[] | null;
  readonly draws: readonly Drawn[];
  /** The draws that were saved for the round before, all of them. */
  readonly formerDraws: readonly Drawn[];
  readonly end: End | null;
}

export const NOTHING_ENTERED: HostPart = {
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

/** Facts that everyone knows from the start. */
export interface Open {
  readonly title: string;
  readonly rules: string;
  readonly players: readonly Omit<Player, 'purses'>[];
  /** The scores that everyone reads. */
  readonly scores: readonly Pick<Score, 'name' | 'start' | 'purse'>[];
  /** The numbers of the match that everyone reads. */
  readonly numbers: readonly Pick<MatchNumber, 'name' | 'start'>[];
  readonly rounds: number | null;
  readonly answers: Settings['answers'];
  readonly tokens: Settings['tokens'];
}

/** A form of a round, and who is asked what with it. */
export interface Asking {
  readonly form: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly questions: readonly Question[];
  /** The players who can be named. */
  readonly names: readonly string[];
}

/** The forms with questions for named players that the match has, each with the questions that it asked last. */
export type OwnForms = ReadonlyMap<string, string>;

export interface State {
  readonly decides: Settings['decides'];
  readonly players: readonly Player[];
  readonly scores: readonly Score[];
  /** The numbers of the match. */
  readonly numbers: readonly MatchNumber[];
  readonly rounds: number | null;
  readonly answers: Settings['answers'];
  readonly tokens: Settings['tokens'];
  /** Those of the open round. */
  readonly questions: readonly Question[];
  /** Who is out in the open round, in the order of the roster. */
  readonly out: readonly string[];
  /** The only players who are asked in the open round, out or not; null for everyone who is in. */
  readonly asked: readonly string[] | null;
  /** Everything that was drawn at set-up and with rounds that are over. */
  readonly draws: readonly Drawn[];
  /** The forms of the open round. */
  readonly asking: readonly Asking[];
  /** The forms with questions for named players that there are. */
  readonly forms: OwnForms;
  /** Everyone's totals, by the score's name and the player's. */
  readonly totals: ReadonlyMap<string, Amounts>;
  /** What each number of the match is now. */
  readonly matchTotals: Amounts;
  /** The number of rounds that are over. */
  readonly played: number;
  /** The host's part of the open round as it stands. */
  readonly entered: HostPart;
  readonly end: End | null;
}

export function roundTitle(number: number): string {
  return `Round ${number}`;
}

/** Gives the number of the round after which the match ends whatever the host enters. */
export function lastRound({ rounds }: Pick<State, 'rounds'>): number {
  return rounds ?? LIMITS.rounds;
}
