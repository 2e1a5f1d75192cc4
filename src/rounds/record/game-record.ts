// The record of a game: the ledger folded from first row to last, plus its forms and books.
import type { Audience } from '../reply/reply';
import type { Ahead, Entered, EntryBody, LeftOut, Moved, Over, ReceivedSubmission, Unread } from './entries';
import type { TimingEntry } from './entry-fields';
import type { LeftFrom } from './left';
import type { GameFiles } from './files-tab';

/** The inputs of a resolved stage. */
export interface RecordedRound {
  readonly stage: string;
  readonly submissions: readonly ReceivedSubmission[];
  readonly hostSubmissions: readonly Entered[];
  readonly hostFacts: unknown;
  readonly leftOut?: readonly LeftOut[];
  /** Everyone who had left the game when it opened; absent for nobody. */
  readonly left?: readonly string[];
  readonly resolvedAt: number;
  /** The row that resolved it; 0 if it isn't resolved. */
  readonly row: number;
}

/** Inputs of a stage that was closed without being resolved. They wait until it is open again (ALL-12). */
export interface CarriedStage extends RecordedRound {
  readonly title: string;
  /** More answers, which can only be read once the stage is open. */
  readonly unread?: readonly Unread[];
}

/** Whether the host accepted a late answer as it is. An edit makes it late again (ALL-12). */
export function isAcceptedLate(
  { lateAccepted }: Pending,
  { from, at }: Pick<ReceivedSubmission, 'from' | 'at'>,
): boolean {
  return lateAccepted.some((one) => one.from === from && one.at === at);
}

/** Everything entered for the open stage so far. */
export interface Pending {
  readonly hostSubmissions: readonly Entered[];
  /** The host's facts, complete each time they were saved: the last ones count. */
  readonly hostFacts: readonly unknown[];
  /** Late answers the host accepted, with their times then. */
  readonly lateAccepted: readonly Pick<ReceivedSubmission, 'from' | 'at'>[];
  /** Answers the forms gave because their rows weren't in the sheet. */
  readonly fromForms: readonly Unread[];
  readonly removed: readonly string[];
  /** Answers sent in this stage that the host counted for the previous one. */
  readonly moved: readonly Moved[];
  /** Absent: the stage's usual deadline. Null: none. */
  readonly deadline?: number | null;
  /** When the stage first got a deadline from the host or the table's clock; absent until then. */
  readonly clockAt?: number;
  readonly accepting: boolean;
  /** True while the forms are closed because of the deadline, not by the host. */
  readonly closedAtDeadline: boolean;
  /** Since when the host has paused answers; absent while answers are open, or closed by the deadline. */
  readonly pausedAt?: number;
  /** True once automatic resolving failed and the host was notified. */
  readonly waitsForHost: boolean;
  /** Why, if known from the attempt. */
  readonly waitsBecause?: string | undefined;
  /** When the stage will be resolved because everyone has answered; absent while someone hasn't. */
  readonly endsEarlyAt?: number | undefined;
  /** Since when everyone has answered; absent while someone hasn't. */
  readonly everyoneSince?: number | undefined;
  /** Who had no answer that counted when reminders went out; absent until then. */
  readonly reminded?: { readonly at: number; readonly missing: readonly string[] };
}

/** When a stage opened and its deadline: absent for the usual one, null for none. */
export interface OpenTime {
  readonly openedAt: number;
  readonly deadline?: number | null;
}

export interface GameRecord extends GameFiles {
  readonly setUp: EntryBody<'set-up'>;
  readonly startedAt: number;
  readonly settings: unknown;
  readonly timings: readonly TimingEntry[];
  /** The book's time zones, in order. */
  readonly zones: readonly BookZone[];
  readonly stages: readonly RecordedRound[];
  /** Open times of resolved stages, by stage name. */
  readonly openTimes: ReadonlyMap<string, OpenTime>;
  readonly leftFrom: LeftFrom;
  readonly pending: Pending;
  /** Inputs of stages that were undone or left open; they wait until their stage is open again. */
  readonly carried: ReadonlyMap<string, CarriedStage>;
  /** Facts the host replaced, by stage, oldest first. */
  readonly formerFacts: ReadonlyMap<string, readonly unknown[]>;
  /** Rows of each response tab (by id) that belong to resolved stages. */
  readonly cursors: ReadonlyMap<number, number>;
  /** Answers the forms gave before their rows were there. */
  readonly sent: readonly string[];
  /** Timestamps later than the reading they came in, by response tab. */
  readonly ahead: ReadonlyMap<number, Omit<Ahead, 'sheet'>>;
  /** What the host's part of each stage is based on; kept when the game goes back. */
  readonly decided: ReadonlyMap<string, Decided>;
  /** When the open stage opened; the last time, if it was reopened. */
  readonly openedAt: number;
  /**
   * Hash of the row that opened it: the set-up, a resolve or a correction. It identifies one opening of one stage, for
   * the host only: players get a mark made from it (ALL-9).
   */
  readonly opening: string;
  /** That row's number: forms name whoever held the seats then, until another stage opens. */
  readonly openedRow: number;
  /** The automatically resolved stage before this one, or before the end; undefined after a click. */
  readonly openedAfter: string | undefined;
  /** Opened by a correction: earlier answers were for another stage or an earlier opening. */
  readonly reopened: boolean;
  /** A whole second before which nobody could read about the open stage, if known. */
  readonly readableAt: number | undefined;
  /** Stages, open or resolved, that got a deadline from the host or the clock. */
  readonly clocked: ReadonlySet<string>;
  /** When responses were last read for good: an older row with a later time was edited. */
  readonly readAt: number;
  readonly corrections: readonly Correction[];
  /** True while players are reminded of deadlines and something happens automatically at each. */
  readonly reminders: boolean;
  /** How long after the deadline the stage is resolved automatically; undefined if forms close instead. */
  readonly resolves: EntryBody<'reminders'>['resolves'];
  /** How long to wait once everyone has answered; undefined if stages wait for the deadline (ALL-15). */
  readonly early: { readonly waitMinutes: number } | undefined;
  /** Whether public results come with a picture. */
  readonly pictures: boolean;
  /** True once invitations are queued; from the start in a game that sends none. */
  readonly invited: boolean;
  readonly published: boolean;
  readonly closed: boolean;
}

/** What the host's part is based on, when it was saved, and whether formulas computed it. */
export interface Decided {
  readonly at: number;
  readonly taken: boolean;
  readonly over: Over;
}

interface BookZone {
  readonly zone: string;
  /** When it was noticed. */
  readonly since: number;
  /** For each response tab, the first row (from 0) written in this zone. */
  readonly rows: ReadonlyMap<number, number>;
}

export interface Correction {
  readonly row: number;
  readonly at: number;
  /** True for going back, which cancels what earlier corrections announced. */
  readonly goesBack: boolean;
  /** For everyone, and for players whose delivered results changed. */
  readonly notices: readonly Notice[];
  /** Shown only on pages, to readers who got no delivery yet. */
  readonly pages: readonly Notice[];
}

/** A correction's notice to one audience. */
export interface Notice {
  readonly to: Audience;
  readonly text: string;
  /** Every change for that audience. */
  readonly lines: readonly string[];
}

export const NOTHING_PENDING: Pending = {
  hostSubmissions: [],
  hostFacts: [],
  lateAccepted: [],
  fromForms: [],
  removed: [],
  moved: [],
  accepting: true,
  closedAtDeadline: false,
  waitsForHost: false,
};

/** The time zone a response row was written in; `row` counts from 0. */
export function zoneOfRow({ zones, setUp }: GameRecord, sheet: number, row: number): string {
  // Nearly every game has one zone, and this runs for thousands of rows.
  if (zones.length === 1) return setUp.zone;
  return [...zones].reverse().find(({ rows }) => row >= (rows.get(sheet) ?? 0))?.zone ?? setUp.zone;
}

export function withFormerFacts(
  { formerFacts }: Pick<GameRecord, 'formerFacts'>,
  stage: string,
  facts: unknown,
): GameRecord['formerFacts'] {
  return new Map([...formerFacts, [stage, [...(formerFacts.get(stage) ?? []), facts]]]);
}

/** When the open stage opened, with its deadline. */
export function openTime({ openedAt, pending: { deadline } }: GameRecord): OpenTime {
  return deadline === undefined ? { openedAt } : { openedAt, deadline };
}
