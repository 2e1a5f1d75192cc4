// A draft as the host sees and saves it.
import type { GameInfo } from '../../games/frame/contract';
import type { TitledAnswer, Question, FieldValue } from '../../games/frame/fields';
import { MATCH_KINDS, type MatchKind } from '../../games/frame/season';
import { atLeastZero, flag, listOf, choiceInput, optional, object, text, textDictionary } from './call-input';
import type { AnswerProblem } from './reply';

export interface GameChoice extends Omit<GameInfo, 'live' | 'rulesVersion' | 'formerRules'> {
  /** True if the game's set-up can be exported as a template. */
  readonly template?: true;
  /** Kinds of season matches for which the game is suitable. */
  readonly fits: readonly MatchKind[];
}

const timingInput = object({
  title: text,
  seconds: atLeastZero,
  /** Time of day of the deadline, `21:00` in the host's zone; if empty, it's `seconds` after the opening. */
  clock: text,
  graceSeconds: atLeastZero,
});

export type TimingView = FieldValue<typeof timingInput>;
export const timingsInput = listOf(timingInput);

const TYPED_FIELDS = {
  practice: flag,
  roster: listOf(listOf(text)),
  settings: textDictionary,
  /** The seed; empty to choose a random one when the game is created. */
  seed: text,
  /** The host's time zone; empty for the spreadsheet's. */
  zone: text,
  /** The public channel's webhook; empty to post nothing. */
  webhook: text,
  timings: timingsInput,
};

export const matchKindInput = choiceInput(MATCH_KINDS);

const SEASON_FIELDS = {
  kind: matchKindInput,
  /** Names of players who are out of the season but play this match. */
  guests: listOf(text),
  /** True for a match of the next episode, which is kept until the episode opens. */
  ahead: optional(flag),
};

const draftInputField = object({ ...TYPED_FIELDS, game: text, place: optional(object(SEASON_FIELDS)) });
/** A draft as saved. Without `place` it's a standalone game's. */
export type DraftInput = FieldValue<typeof draftInputField>;

/** A draft as typed. `before` is the draft as the window showed it; absent in scripts, which send all fields. */
export const saveDraftInput = object({
  ...TYPED_FIELDS,
  game: text,
  place: optional(object(SEASON_FIELDS)),
  before: optional(draftInputField),
});

export interface CellProblem extends AnswerProblem {
  /** Index of the roster row; null for a setting. */
  readonly row: number | null;
}

/** A drafted match. It's stored in two tabs of the host book, so the host can continue later. */
export interface DraftView extends Omit<DraftInput, 'game' | 'place'> {
  /** Changes whenever the draft changes. The game is only created if the window shows the current draft. */
  readonly mark: string;
  readonly game: GameChoice;
  /** The match whose settings were copied, as text. */
  readonly from?: string;
  /** Absent for a standalone game. */
  readonly place?: SeasonPlaceView;
  /** The game's questions about players, and in a standalone game the contact columns. */
  readonly columns: readonly Question[];
  readonly settingQuestions: readonly Question[];
  /** The spreadsheet's time zone. */
  readonly bookZone: string;
  /** The draft's problems, in sentences; empty if the game can be created. */
  readonly problems: readonly string[];
  /** Problems in single cells. */
  readonly atCells: readonly CellProblem[];
  readonly warnings: readonly string[];
}

/** A question to winners, sent or not (SN-23). */
export interface WinnerQuestionView {
  /** The kind of match that the winners won. */
  readonly by: MatchKind;
  readonly isAsked: boolean;
  readonly people: readonly {
    readonly name: string;
    /** This winner's answers; absent until there are any. */
    readonly words?: readonly TitledAnswer[];
  }[];
}

export interface SeasonPlaceView extends NonNullable<DraftInput['place']> {
  readonly mayHaveGuests: boolean;
  /** People who are out, and can play as guests. */
  readonly out: readonly string[];
  /** A filled-in roster row for everyone in the season. */
  readonly rosterRows: readonly (readonly string[])[];
  /** Sentences that say which values came from the standings. */
  readonly took: readonly string[];
  /** Who decides settings that are decided for each match: `Prices: Dems won episode 6, so they choose.` */
  readonly say: readonly string[];
  /** Questions that winners can be asked; absent if there are none. */
  readonly winners?: readonly WinnerQuestionView[];
  /** Titles of the settings that are decided for each match. */
  readonly decided: readonly string[];
  /** Sentences about cells that differ from the standings. */
  readonly differs: readonly string[];
  /** Columns that only the player and the host may know. They are collapsed. */
  readonly hidden: readonly string[];
}

/** What happens: nothing; reminders, then forms close; or reminders, then the stage is resolved and the next opens. */
export const DEADLINE_ACTIONS = ['nothing', 'close', 'resolve'] as const;
export type DeadlineAction = (typeof DEADLINE_ACTIONS)[number];

/** Maximum wait for late answers, in minutes. */
export const MAX_WAIT_MINUTES = 1440;

/** Minutes to wait once everyone has answered. */
export const EARLY_WAIT_MINUTES = { least: 30, usual: 60, most: 1440 } as const;
