// Setting up: the games to choose from, and one that is being set up.
import type { GameInfo } from '../../games/frame/contract';
import type { Question } from '../../games/frame/fields';
import type { SaveContacts } from './contacts';
import type { AnswerProblem } from './reply';
import type { TypedAnswers } from './typed-answers';

/** A game of the catalogue, for choosing one. */
export interface GameChoice extends Omit<GameInfo, 'live' | 'rulesVersion'> {
  /** True for a game whose set-up may be passed on as a template. */
  readonly template?: true;
}

/** Entries for a game that is being set up. */
interface Entered {
  readonly practice: boolean;
  readonly roster: readonly (readonly string[])[];
  readonly settings: TypedAnswers;
  /** Empty: drawn when the game is created. */
  readonly seed: string;
  /** The host's time zone; empty: the spreadsheet's. */
  readonly zone: string;
  /** The webhook of the public Discord channel; empty: nothing is posted there. */
  readonly webhook: string;
  readonly timings: readonly TimingView[];
}

/** A problem with a cell of the roster, or with a setting. */
export interface CellProblem extends AnswerProblem {
  /** The row's number in the roster, from 0; null for a setting. */
  readonly row: number | null;
}

/** A game being set up; kept in the tabs Roster and Settings, so it can be left and resumed. */
export interface DraftView extends Entered {
  readonly game: GameChoice;
  /** The roster's columns: the game's questions, then the contact columns. */
  readonly columns: readonly Question[];
  readonly settingQuestions: readonly Question[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
  /** Problems so far; empty when the game can be created. */
  readonly problems: readonly string[];
  /** Those of the problems that are known to be at one cell. */
  readonly atCells: readonly CellProblem[];
  readonly warnings: readonly string[];
  /** The number of forms that may be drawn ahead, by this account; 0 while there are problems. */
  readonly forms: number;
}

/** The forms that were drawn ahead for the draft. */
export interface AheadView {
  /** Those that are as they are to be, and take no answers. */
  readonly forms: number;
  /** Those that are still to be made or drawn. */
  readonly left: number;
}

export interface TimingView {
  readonly title: string;
  readonly seconds: number;
  /** The time of day of the deadline, `21:00` in the host's zone; empty: so many seconds after the stage opens. */
  readonly clock: string;
  readonly graceSeconds: number;
}

/** An exported game as it would go on here. */
export interface ImportedGame {
  readonly game: GameChoice;
  /** The players' roster names. */
  readonly players: readonly string[];
  /** The number of stages that were played. */
  readonly played: number;
  /** The open stage's title; null for a game that is over. */
  readonly stage: string | null;
  /** The usual times of its stages. */
  readonly timings: readonly TimingView[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
}

/** The entries with which an exported game goes on: how people are reached, and the times of its stages. */
export interface GoingOn extends Omit<SaveContacts, 'hostWebhook'> {
  readonly timings: readonly TimingView[];
}

export interface SaveDraft extends Entered {
  readonly game: string;
}
