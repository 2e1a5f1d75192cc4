// A draft, as the host sees and saves it.
import type { GameInfo } from '../../games/frame/contract';
import type { Answered, Question, ValueOf } from '../../games/frame/fields';
import { MATCH_KINDS, type MatchKind } from '../../games/frame/season';
import { atLeastZero, flag, listOf, oneWordOf, optional, parts, text, texts } from './call-input';
import type { AnswerProblem } from './reply';

export interface GameChoice extends Omit<GameInfo, 'live' | 'rulesVersion' | 'formerRules'> {
  /** Its set-up can be shared as a template. */
  readonly template?: true;
  /** Kinds of season matches it suits. */
  readonly fits: readonly MatchKind[];
}

const timing = parts({
  title: text,
  seconds: atLeastZero,
  /** The deadline's time of day, `21:00` in the host's zone; empty: `seconds` after opening. */
  clock: text,
  graceSeconds: atLeastZero,
});

export type TimingView = ValueOf<typeof timing>;
export const timings = listOf(timing);

const ENTERED = {
  practice: flag,
  roster: listOf(listOf(text)),
  settings: texts,
  /** Empty: random when the game is created. */
  seed: text,
  /** Empty: the spreadsheet's zone. */
  zone: text,
  /** The public channel's webhook; empty: post nothing. */
  webhook: text,
  timings,
};

export const matchKind = oneWordOf(MATCH_KINDS);

const PLACE = {
  kind: matchKind,
  /** Players who are out. */
  guests: listOf(text),
  /** For a match of the next episode, kept until that opens. */
  ahead: optional(flag),
};

const wholeDraft = parts({ ...ENTERED, game: text, place: optional(parts(PLACE)) });
/** Without a place it's a standalone game's. */
export type DraftInput = ValueOf<typeof wholeDraft>;

/** A draft as typed; `before` is what the window showed, absent if a script writes all of it. */
export const savedDraft = parts({
  ...ENTERED,
  game: text,
  place: optional(parts(PLACE)),
  before: optional(wholeDraft),
});

export interface CellProblem extends AnswerProblem {
  /** Roster row, from 0; null for a setting. */
  readonly row: number | null;
}

/** A match being set up; kept in two tabs of the host book, so that it can be left and resumed. */
export interface DraftView extends Omit<DraftInput, 'game' | 'place'> {
  /** Changes with the draft: the game is created as the window shows it, or not at all. */
  readonly mark: string;
  readonly game: GameChoice;
  /** The match it was filled in from, as text. */
  readonly from?: string;
  /** Absent for a standalone game. */
  readonly place?: PlaceView;
  /** The game's questions, plus contact columns in a standalone game. */
  readonly columns: readonly Question[];
  readonly settingQuestions: readonly Question[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
  /** Empty if the game can be created. */
  readonly problems: readonly string[];
  /** Problems at a single cell. */
  readonly atCells: readonly CellProblem[];
  readonly warnings: readonly string[];
}

/** A question that can be sent to winners, or was sent (SN-23). */
export interface WinnerView {
  /** The kind of match that they won. */
  readonly by: MatchKind;
  readonly isAsked: boolean;
  readonly people: readonly {
    readonly name: string;
    /** Absent until they answer. */
    readonly words?: readonly Answered[];
  }[];
}

export interface PlaceView extends NonNullable<DraftInput['place']> {
  readonly mayHaveGuests: boolean;
  /** People who are out, so they can be guests. */
  readonly out: readonly string[];
  /** A filled-in row for everyone in the season, for adding them to the roster. */
  readonly known: readonly (readonly string[])[];
  /** What it took from the standings, a sentence each. */
  readonly took: readonly string[];
  /** Who decides settings that are decided for each match: `Prices: Dems, winner of 6, chooses.` */
  readonly say: readonly string[];
  /** What winners can be asked; absent if nothing can. */
  readonly winners?: readonly WinnerView[];
  /** Settings that are decided for each match. */
  readonly decided: readonly string[];
  /** Cells that differ from the standings, a sentence each. */
  readonly differs: readonly string[];
  /** Columns that only the player and the host may know: they stay folded. */
  readonly hidden: readonly string[];
}

/** Nothing; forms close, with reminders before; or the stage is resolved and the next one opens. */
export const AT_DEADLINE = ['nothing', 'close', 'resolve'] as const;
export type AtDeadline = (typeof AT_DEADLINE)[number];

/** Longest wait for late answers, in minutes: a day. */
export const LONGEST_WAIT = 1440;

/** Wait once everyone has answered, in minutes. */
export const EARLY_WAIT = { least: 30, usual: 60, most: 1440 } as const;
