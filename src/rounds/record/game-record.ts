// The record of a game: the ledger folded from its first row to its last, and its forms and books.
import type { Audience } from '../reply/reply';
import type { Ahead, Entered, EntryBody, LeftOut, Moved, Over, ReceivedSubmission, Unread } from './entries';
import type { TimingEntry } from './entry-fields';
import type { LeftFrom } from './left';
import type { GameFiles } from './files-tab';

/** The entries of a stage that is resolved. */
export interface RecordedRound {
  readonly stage: string;
  readonly submissions: readonly ReceivedSubmission[];
  readonly hostSubmissions: readonly Entered[];
  readonly hostFacts: unknown;
  readonly leftOut?: readonly LeftOut[];
  /** Everyone who had left the game when it opened; absent for nobody. */
  readonly left?: readonly string[];
  readonly resolvedAt: number;
  /** The number of the row that resolved it; 0 while it isn't. */
  readonly row: number;
}

/** The entries of a stage that was closed without being resolved: they wait until it is open again (ALL-12). */
export interface CarriedStage extends RecordedRound {
  readonly title: string;
  /** Further submissions, whose answers can be read only once it is open. */
  readonly unread?: readonly Unread[];
}

/** Whether the host let a submission count as it is; if it was edited since, it is late again (ALL-12). */
export function isAcceptedLate(
  { lateAccepted }: Pending,
  { from, at }: Pick<ReceivedSubmission, 'from' | 'at'>,
): boolean {
  return lateAccepted.some((one) => one.from === from && one.at === at);
}

/** Everything that waits for the open stage. */
export interface Pending {
  readonly hostSubmissions: readonly Entered[];
  /** The host's facts, each time that they were entered all of them: the last ones hold. */
  readonly hostFacts: readonly unknown[];
  /** Late submissions that the host let count, with their times then. */
  readonly lateAccepted: readonly Pick<ReceivedSubmission, 'from' | 'at'>[];
  /** Submissions that the forms gave, since their rows were not in the sheet. */
  readonly fromForms: readonly Unread[];
  readonly removed: readonly string[];
  /** Submissions that came in this stage and count for the stage before, because the host said so. */
  readonly moved: readonly Moved[];
  /** The deadline; absent: as usual for the stage; null: none. */
  readonly deadline?: number | null;
  /**
   * The instant at which the stage got its first deadline from the host, or from the clock at the table; absent until
   * then.
   */
  readonly clockAt?: number;
  readonly accepting: boolean;
  /** True while the forms are closed because the deadline passed, not because the host closed them. */
  readonly closedAtDeadline: boolean;
  /**
   * The instant since when the host takes no answers; absent while answers are taken, or forms are closed for the
   * deadline.
   */
  readonly pausedAt?: number;
  /** True once the stage could not be resolved by itself, and the host was told so. */
  readonly waitsForHost: boolean;
  /** The reason, where it was found as it was tried alone. */
  readonly waitsBecause?: string | undefined;
  /** The instant at which the stage goes on because everyone is in; absent while not everyone is. */
  readonly goesOnAt?: number | undefined;
  /** Since when everyone is in; absent while not everyone is. */
  readonly everyoneSince?: number | undefined;
  /** The players who had nothing that counted when they were reminded of the deadline; absent until then. */
  readonly reminded?: { readonly at: number; readonly missing: readonly string[] };
}

/** When a stage opened, and the deadline that was set for it; absent for its usual one, null for none. */
export interface OpenTime {
  readonly openedAt: number;
  readonly deadline?: number | null;
}

export interface GameRecord extends GameFiles {
  readonly setUp: EntryBody<'set-up'>;
  readonly startedAt: number;
  readonly settings: unknown;
  readonly timings: readonly TimingEntry[];
  /** The book's time zones, the first one first. */
  readonly zones: readonly BookZone[];
  readonly stages: readonly RecordedRound[];
  /** The open times of the stages that were resolved, by their names. */
  readonly openTimes: ReadonlyMap<string, OpenTime>;
  readonly leftFrom: LeftFrom;
  readonly pending: Pending;
  /** Entries of stages that were taken back, or left open; they wait until their stage is open again. */
  readonly carried: ReadonlyMap<string, CarriedStage>;
  /** Facts that the host entered for a stage and then changed, by the stage's name, the first ones first. */
  readonly formerFacts: ReadonlyMap<string, readonly unknown[]>;
  /** How many rows of each tab of responses, by its id, belong to resolved stages. */
  readonly cursors: ReadonlyMap<number, number>;
  /** Submissions that the forms gave before their rows were there. */
  readonly sent: readonly string[];
  /** Times that were later than the reading in which they came, by tab of responses. */
  readonly ahead: ReadonlyMap<number, Omit<Ahead, 'sheet'>>;
  /** The answers on which the host's last part of a stage rests, by the stage's name; it stays where the game goes back. */
  readonly decided: ReadonlyMap<string, Decided>;
  /** The instant at which the open stage opened, the last time if it was opened again. */
  readonly openedAt: number;
  /**
   * The hash of the ledger's row that opened it: the set-up, a resolve, or a correction. It names one opening of one
   * stage of one match, for the host alone: players get a mark made from it (ALL-9).
   */
  readonly opening: string;
  /** The number of that row: forms name whoever held the seats then, until another stage opens. */
  readonly openedRow: number;
  /** The stage that was resolved automatically, which opened this one, or ended the game; undefined after a click. */
  readonly openedAfter: string | undefined;
  /** True for a stage that a correction has opened: what was sent before was for another, or for an earlier opening. */
  readonly reopened: boolean;
  /** A whole second before which nobody could read of the open stage; undefined where it is not known. */
  readonly readableAt: number | undefined;
  /** The stages, open or resolved, that got a deadline from the host or the clock. */
  readonly clocked: ReadonlySet<string>;
  /** The instant at which responses were last read for good: an older row with a later time was edited. */
  readonly readAt: number;
  /** Notices of corrections, the first one first. */
  readonly corrections: readonly Correction[];
  /** True while players are reminded of deadlines, and something happens by itself at each. */
  readonly reminders: boolean;
  /** How long after each deadline its stage is resolved by itself; undefined where forms close instead. */
  readonly resolves: EntryBody<'reminders'>['resolves'];
  /** How long a stage waits once everyone is in; undefined where stages wait for their deadlines (ALL-15). */
  readonly early: { readonly waitMinutes: number } | undefined;
  /** True while a picture goes out with each public result. */
  readonly pictures: boolean;
  /** True once the invitations are in the outbox; in a game that sends none, from its beginning. */
  readonly invited: boolean;
  readonly published: boolean;
  readonly closed: boolean;
}

/** The answers on which the host's part rests, and when it was saved. */
export interface Decided {
  readonly at: number;
  readonly over: Over;
}

interface BookZone {
  readonly zone: string;
  /** The instant at which it was noticed. */
  readonly since: number;
  /** For each tab of responses the first row that was written in this zone, counted from 0. */
  readonly rows: ReadonlyMap<number, number>;
}

export interface Correction {
  readonly row: number;
  readonly at: number;
  /** True for going back, which takes back what earlier corrections told. */
  readonly goesBack: boolean;
  /** The notices for everyone and for players whose published results changed. */
  readonly notices: readonly Notice[];
  /** Notices that only pages show, since nothing was delivered to these readers yet. */
  readonly pages: readonly Notice[];
}

/** The words of a correction to one audience. */
export interface Notice {
  readonly to: Audience;
  readonly text: string;
  /** Everything that changed for them. */
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

/** Gives the time zone in which a row of a tab of responses was written; `row` counts from 0. */
export function zoneOfRow({ zones, setUp }: GameRecord, sheet: number, row: number): string {
  // Nearly every game has one zone, and this is asked for thousands of rows.
  if (zones.length === 1) return setUp.zone;
  return [...zones].reverse().find(({ rows }) => row >= (rows.get(sheet) ?? 0))?.zone ?? setUp.zone;
}

/** Adds facts that others have replaced to the record's former facts. */
export function withFormerFacts(
  { formerFacts }: Pick<GameRecord, 'formerFacts'>,
  stage: string,
  facts: unknown,
): GameRecord['formerFacts'] {
  return new Map([...formerFacts, [stage, [...(formerFacts.get(stage) ?? []), facts]]]);
}

/** The open time of the stage that is open now. */
export function openTime({ openedAt, pending: { deadline } }: GameRecord): OpenTime {
  return deadline === undefined ? { openedAt } : { openedAt, deadline };
}
