// A draft of a game, as the host sees and saves it.
import type { GameInfo } from '../../games/frame/contract';
import type { Answered, Question, ValueOf } from '../../games/frame/fields';
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

export const matchKind = oneWordOf(MATCH_KINDS);

/** The place of a match in its season. */
const PLACE = {
  kind: matchKind,
  /** The names of players who are out. */
  guests: listOf(text),
  /** True for a match of the next episode, which waits until that is opened. */
  ahead: optional(flag),
};

const wholeDraft = parts({ ...ENTERED, game: text, place: optional(parts(PLACE)) });
/** A whole draft; one without a place is of a game alone. */
export type SaveDraft = ValueOf<typeof wholeDraft>;

/** A draft as it is typed, with `before`, as the window showed it; that is absent where a script writes all of it. */
export const savedDraft = parts({
  ...ENTERED,
  game: text,
  place: optional(parts(PLACE)),
  before: optional(wholeDraft),
});

/** A problem with a cell of the roster, or with a setting. */
export interface CellProblem extends AnswerProblem {
  /** The row's number in the roster, from 0; null for a setting. */
  readonly row: number | null;
}

/** A match being set up; kept in two tabs of the host book, so it can be left and resumed. */
export interface DraftView extends Omit<SaveDraft, 'game' | 'place'> {
  /** A text that changes with the draft: the game is created as the window shows it, or not at all. */
  readonly mark: string;
  readonly game: GameChoice;
  /** The match from which it was filled in, in words; absent where there is none. */
  readonly from?: string;
  /** What the season adds; absent for a game alone. */
  readonly place?: PlaceView;
  /** The roster's columns: the game's questions, then, for a game alone, the contact columns. */
  readonly columns: readonly Question[];
  readonly settingQuestions: readonly Question[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
  /** Problems so far; empty when the game can be created. */
  readonly problems: readonly string[];
  /** The problems that are known to be at one cell. */
  readonly atCells: readonly CellProblem[];
  readonly warnings: readonly string[];
}

/** A question that can be sent to winners, or was sent (SN-23). */
export interface WinnerView {
  /** The kind of match that they won. */
  readonly by: MatchKind;
  readonly titles: readonly string[];
  readonly isAsked: boolean;
  readonly people: readonly {
    readonly name: string;
    /** Their answer; absent until it comes. */
    readonly words?: readonly Answered[];
  }[];
}

/** What a season adds to the draft of its match. */
export interface PlaceView extends NonNullable<SaveDraft['place']> {
  readonly mayHaveGuests: boolean;
  /** Those who are out: they may be guests. */
  readonly out: readonly string[];
  /** A row for everyone of the season, as it is filled in where they are added to the roster. */
  readonly known: readonly (readonly string[])[];
  /** The standings that it took, a sentence each. */
  readonly took: readonly string[];
  /** The people with the say in settings that are decided anew, a sentence each: `Prices: Dems, winner of 6, chooses.` */
  readonly say: readonly string[];
  /** What winners can be asked; absent where nothing can. */
  readonly winners?: readonly WinnerView[];
  /** The titles of settings that are decided anew for each match. */
  readonly decided: readonly string[];
  /** Cells that differ from the standing, a sentence each. */
  readonly differs: readonly string[];
  /** Columns whose cells only their player may know besides the host: they stay folded. */
  readonly hidden: readonly string[];
}

/**
 * What happens: nothing; the forms close and players are reminded before; or the stage is resolved and the next one
 * opens.
 */
export const AT_DEADLINE = ['nothing', 'close', 'resolve'] as const;
export type AtDeadline = (typeof AT_DEADLINE)[number];

/** The longest wait for late submissions, in minutes: a day. */
export const LONGEST_WAIT = 1440;

/** How long a stage waits once everyone is in, in minutes. */
export const EARLY_WAIT = { least: 30, usual: 60, most: 1440 } as const;
