// The record of a game: its forms and books, and everything in its ledger rows.
import type { Audience } from '../reply/reply';
import type {
  FutureTimestamps,
  EnteredAnswer,
  EntryBody,
  OmittedRows,
  MovedAnswer,
  DecisionBasis,
  ReceivedSubmission,
  UnparsedAnswer,
} from './entries';
import type { TimingEntry } from './entry-fields';
import type { LeaversByStage } from './left-players';
import type { GameFiles } from './files-tab';

/** The inputs of a resolved stage. */
export interface RecordedRound {
  readonly stage: string;
  readonly submissions: readonly ReceivedSubmission[];
  readonly hostSubmissions: readonly EnteredAnswer[];
  readonly hostFacts: unknown;
  readonly leftOut?: readonly OmittedRows[];
  /** Everyone who had left the game when the stage opened; absent if nobody had. */
  readonly left?: readonly string[];
  readonly resolvedAt: number;
  /** Number of the row that resolved the stage; 0 if it isn't resolved. */
  readonly row: number;
}

/** Inputs of a stage that ended without being resolved. They wait until the stage is open again (ALL-12). */
export interface SuspendedStage extends RecordedRound {
  readonly title: string;
  /** Further answers, which can't be parsed until the stage is open. */
  readonly unread?: readonly UnparsedAnswer[];
}

/** Whether the host accepted this late answer in its present state. An edit makes it late again (ALL-12). */
export function isLateAnswerAccepted(
  { lateAccepted }: PendingInputs,
  { from, at }: Pick<ReceivedSubmission, 'from' | 'at'>,
): boolean {
  return lateAccepted.some((one) => one.from === from && one.at === at);
}

/** Everything entered for the open stage so far. */
export interface PendingInputs {
  readonly hostSubmissions: readonly EnteredAnswer[];
  /** The host's facts, as saved each time. The last ones count. */
  readonly hostFacts: readonly unknown[];
  /** Late answers that the host accepted, with their times when accepted. */
  readonly lateAccepted: readonly Pick<ReceivedSubmission, 'from' | 'at'>[];
  /** Answers read from the forms because their rows weren't in the sheet. */
  readonly fromForms: readonly UnparsedAnswer[];
  readonly removed: readonly string[];
  /** Answers sent in this stage that the host moved to the previous one. */
  readonly moved: readonly MovedAnswer[];
  /** The deadline; absent for the stage's usual one, null for none. */
  readonly deadline?: number | null;
  /** When the host or the table's clock first set a deadline; absent if neither has. */
  readonly clockAt?: number;
  readonly accepting: boolean;
  /** True if the forms were closed by the deadline, not by the host. */
  readonly closedAtDeadline: boolean;
  /** When the host paused the stage; absent if it's open, or closed by the deadline. */
  readonly pausedAt?: number;
  /** True if automatic resolving failed and the host was notified. */
  readonly waitsForHost: boolean;
  /** Why automatic resolving failed, if known. */
  readonly waitsBecause?: string | undefined;
  /** When the stage will be resolved because everyone has answered; absent if someone hasn't. */
  readonly endsEarlyAt?: number | undefined;
  /** When everyone had answered; absent if someone hasn't. */
  readonly everyoneSince?: number | undefined;
  /** Players who had no answer that counts when reminders were sent; absent until then. */
  readonly reminded?: { readonly at: number; readonly missing: readonly string[] };
}

/** When a stage opened, and its deadline (absent for the usual one, null for none). */
export interface OpenStageTimes {
  readonly openedAt: number;
  readonly deadline?: number | null;
}

export interface GameRecord extends GameFiles {
  readonly setUp: EntryBody<'set-up'>;
  readonly startedAt: number;
  readonly settings: unknown;
  readonly timings: readonly TimingEntry[];
  /** Time zones of the responses, in order of time. */
  readonly zones: readonly TimeZoneChange[];
  readonly stages: readonly RecordedRound[];
  /** Open times of resolved stages, by stage name. */
  readonly openTimes: ReadonlyMap<string, OpenStageTimes>;
  readonly leftFrom: LeaversByStage;
  readonly pending: PendingInputs;
  /** Inputs of stages that were undone or left open. They wait until their stage is open again. */
  readonly carried: ReadonlyMap<string, SuspendedStage>;
  /** Facts that the host has replaced, by stage, oldest first. */
  readonly formerFacts: ReadonlyMap<string, readonly unknown[]>;
  /** How many rows of each response tab, by its id, belong to resolved stages. */
  readonly cursors: ReadonlyMap<number, number>;
  /** Ids of answers read from the forms before their rows were in the sheet. */
  readonly sent: readonly string[];
  /** Timestamps that were in the future when read, by response tab. */
  readonly ahead: ReadonlyMap<number, Omit<FutureTimestamps, 'sheet'>>;
  /** What the host's input for each stage was based on. Kept when the game goes back. */
  readonly decided: ReadonlyMap<string, HostDecision>;
  /** When the open stage opened, or last reopened. */
  readonly openedAt: number;
  /**
   * Hash of the row that opened the stage: a set-up, a resolved round or a correction. Identifies one opening of one
   * stage. Only the host may see it; players' pages get a value derived from it (ALL-9).
   */
  readonly opening: string;
  /** Number of that row. Until another stage opens, forms show who held the seats then. */
  readonly openedRow: number;
  /** The previous stage if it was resolved automatically; undefined after a click. */
  readonly openedAfter: string | undefined;
  /** True if a correction opened the stage, so that earlier answers were for another stage or opening. */
  readonly reopened: boolean;
  /** When players could first read the open stage: UTC milliseconds, a whole second. Undefined if unknown. */
  readonly readableAt: number | undefined;
  /** Stages, including the open one, that got a deadline from the host or the clock. */
  readonly clocked: ReadonlySet<string>;
  /** When responses were last processed. If an older row has a later time, it was edited. */
  readonly readAt: number;
  readonly corrections: readonly Correction[];
  /** True if something happens automatically at deadlines, with reminders before. */
  readonly reminders: boolean;
  /** How long after the deadline stages are resolved automatically; undefined if forms only close. */
  readonly resolves: EntryBody<'reminders'>['resolves'];
  /** How long to wait once everyone has answered; undefined if stages don't end early (ALL-15). */
  readonly early: { readonly waitMinutes: number } | undefined;
  /** Whether public results are posted with a picture. */
  readonly pictures: boolean;
  /** True once invitations have been queued, or if the game sends none. */
  readonly invited: boolean;
  readonly published: boolean;
  readonly closed: boolean;
}

/** What the host's input was based on, when it was saved, and whether formulas computed it (`taken`). */
export interface HostDecision {
  readonly at: number;
  readonly taken: boolean;
  readonly over: DecisionBasis;
}

interface TimeZoneChange {
  readonly zone: string;
  /** When the change was noticed. */
  readonly since: number;
  /** By response tab, index of the first row written in this zone. */
  readonly rows: ReadonlyMap<number, number>;
}

export interface Correction {
  readonly row: number;
  readonly at: number;
  /** True if the game went back, which makes earlier notices obsolete. */
  readonly goesBack: boolean;
  /** Notices to everyone, and to players whose delivered results changed. */
  readonly notices: readonly Notice[];
  /** Notices shown only on pages, for readers who had no delivery yet. */
  readonly pages: readonly Notice[];
}

/** A correction's notice to one audience. */
export interface Notice {
  readonly to: Audience;
  readonly text: string;
  /** All changes that the audience sees. */
  readonly lines: readonly string[];
}

export const NOTHING_PENDING: PendingInputs = {
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
export function timeZoneOfRow({ zones, setUp }: GameRecord, sheet: number, row: number): string {
  // Shortcut: nearly all games have one zone, and this runs for thousands of rows.
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

/** The open stage's time of opening and deadline. */
export function openStageTimes({ openedAt, pending: { deadline } }: GameRecord): OpenStageTimes {
  return deadline === undefined ? { openedAt } : { openedAt, deadline };
}
