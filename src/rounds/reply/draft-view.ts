// A draft of a game, as the host sees and saves it.
import type { GameInfo } from '../../games/frame/contract';
import type { Question, ValueOf } from '../../games/frame/fields';
import { MATCH_KINDS, type MatchKind } from '../../games/frame/season';
import { atLeastZero, flag, listOf, oneWordOf, optional, parts, text, texts } from './call-input';
import type { AnswerProblem } from './reply';

/** A game of the catalogue, for choosing one. */
export interface GameChoice extends Omit<GameInfo, 'live' | 'rulesVersion' | 'formerRules'> {
  /** True for a game whose set-up may be passed on as a template. */
  readonly template?: true;
  /** The kinds of a season's matches that it is made for. */
  readonly fits: readonly MatchKind[];
}

const timing = parts({
  title: text,
  seconds: atLeastZero,
  /** The deadline's time of day, `21:00` in the host's zone; empty: so many seconds after the stage opens. */
  clock: text,
  graceSeconds: atLeastZero,
});

export type TimingView = ValueOf<typeof timing>;
export const timings = listOf(timing);

/** What the host enters for a game. */
const ENTERED = {
  practice: flag,
  roster: listOf(listOf(text)),
  settings: texts,
  /** Empty: drawn at random when the game is created. */
  seed: text,
  /** The host's time zone; empty: the spreadsheet's. */
  zone: text,
  /** The webhook of the public Discord channel; empty: nothing is posted there. */
  webhook: text,
  timings,
};

const entered = parts(ENTERED);
type Entered = ValueOf<typeof entered>;

const wholeDraft = parts({ ...ENTERED, game: text });
/** A whole draft. */
export type SaveDraft = ValueOf<typeof wholeDraft>;

/** A draft as it is typed, with `before`, as the window showed it; that is absent where a script writes all of it. */
export const savedDraft = parts({ ...ENTERED, game: text, before: optional(wholeDraft) });

export const matchKind = oneWordOf(MATCH_KINDS);

const MATCH = {
  ...ENTERED,
  game: text,
  kind: matchKind,
  guests: listOf(text),
  /** True for the draft of the next episode. */
  ahead: optional(flag),
};
const wholeMatch = parts(MATCH);
/** A whole draft of a season's match. */
export type SaveNextMatch = ValueOf<typeof wholeMatch>;

/** A draft of a season's match as it is typed. */
export const savedNextMatch = parts({ ...MATCH, before: optional(wholeMatch) });

/** A draft as it is saved, with the one that the window showed. */
export type Saved<D> = D & { readonly before?: D };

/** A problem with a cell of the roster, or with a setting. */
export interface CellProblem extends AnswerProblem {
  /** The row's number in the roster, from 0; null for a setting. */
  readonly row: number | null;
}

/** A game being set up; kept in the tabs Roster and Settings, so it can be left and resumed. */
export interface DraftView extends Entered {
  /** A text that changes with the draft: the game is created as the window shows it, or not at all. */
  readonly mark: string;
  readonly game: GameChoice;
  /** The roster's columns: the game's questions, then the contact columns. */
  readonly columns: readonly Question[];
  readonly settingQuestions: readonly Question[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
  /** Problems so far; empty when the game can be created. */
  readonly problems: readonly string[];
  /** The problems that are known to be at one cell. */
  readonly atCells: readonly CellProblem[];
  readonly warnings: readonly string[];
  /** How many forms this account may draw ahead; 0 while there are problems. */
  readonly forms: number;
}
