import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { RowCursor } from '../record/entries';
import type { TabToRead } from '../record/game-files';
import type { Deed } from '../record/deeds';
import type { LedgerCache, CachedOpening } from '../record/ledger-cache';
import type { LedgerRow } from '../record/ledger';
import type { Hosts } from '../record/hosts';
import type { Secret } from '../record/secret';
import type { LateSendTime } from './pages';
import type { Alarm, LostTrigger } from './triggers';

export type Grid = readonly (readonly Cell[])[];

/** A form's response tab. Only recent rows are read. */
export interface ResponseSheet {
  readonly form: string;
  /** Id of the response tab. */
  readonly sheet: number;
  readonly header: readonly Cell[];
  /** How many rows at the top, below the heading, are too old to be re-read. */
  readonly unread: number;
  /** The timestamps (the first column) of all later rows. */
  readonly timestamps: readonly Cell[];
  /** The rows that were read, by index below the heading, from 0. */
  readonly rows: ReadonlyMap<number, readonly Cell[]>;
  /** Responses read from the form whose rows aren't in the sheet yet. */
  readonly onTheirWay?: readonly ResponseWithId[];
}

/** A response as the form returns it. */
export interface SentResponse {
  /** When the response was sent, in UTC milliseconds. */
  readonly at: number;
  readonly answers: readonly (readonly [title: string, answer: string])[];
}

export interface ResponseWithId extends SentResponse {
  /** Id of the answer. */
  readonly id: string;
}

export interface HostSnapshot {
  /** Id of the book. A copy of the book gets another id, because the original's forms and books don't belong to it. */
  readonly book: Secret;
  readonly zone: string;
  /** Time zone of response times: the book's, unless the account check found another. */
  readonly stampZone: string;
  /** Address of the players' page, if the check found that everybody can open it. */
  readonly page?: string;
  /** True if an address was entered, but the check didn't find that everybody can open its page. */
  readonly pageNotOpen?: true;
  /** True if the page was found to run another build of the program. */
  readonly pageBehind?: true;
  /** True if the account check hasn't begun. */
  readonly unchecked?: true;
  /** The host and co-hosts; absent for a co-host's call, or if accounts can't be told apart. */
  readonly hosts?: Hosts;
  /** The host's account; only present for a co-host's call, because co-hosts can't create files. */
  readonly hostedBy?: string;
  /** True if a co-host makes the call and the host has no periodic trigger. */
  readonly unwatched?: true;
  /** True if the check found that responses can't be read from forms. */
  readonly formsSilent?: true;
  /** Late taps on Send, as phones report them. Reads them when called. */
  readonly taps?: () => readonly LateSendTime[];
  /** Rows below the heading; undefined in a book without a ledger. */
  readonly ledger: Grid | undefined;
  /** What the document's properties say about the ledger, even if rows are lost. */
  readonly known: LedgerCache;
  /** Row counts of response tabs when last read, if the document's properties have them. */
  readonly knownRows: readonly RowCursor[];
  readonly roster: Grid | undefined;
  readonly settings: Grid | undefined;
  readonly outbox: Grid | undefined;
  readonly files: Grid | undefined;
  /** The draft of the season's next match. */
  readonly nextRoster: Grid | undefined;
  readonly nextSettings: Grid | undefined;
  /** The draft of the next episode's first match. */
  readonly aheadRoster: Grid | undefined;
  readonly aheadSettings: Grid | undefined;
  readonly responses: readonly ResponseSheet[];
  /** Response tabs of questions to winners. */
  readonly asked?: readonly ResponseSheet[];
  /** The alarm that was last set; absent if none is needed, or it has run. */
  readonly alarm?: Alarm;
  /** Until this time, UTC milliseconds, requests to Google are sent one by one. */
  readonly oneByOneUntil?: number;
  /** Last run of the periodic trigger, UTC milliseconds; absent if there is no such trigger. */
  readonly triggersRanAt?: number;
  /** Triggers that were missing when a window was last opened. */
  readonly lostTriggers?: readonly LostTrigger[];
}

export interface TimedSnapshot extends HostSnapshot {
  /** When the book was read, UTC milliseconds. */
  readonly readAt: number;
}

/** Tabs to write for the current match, the next match and a match of the next episode. Null removes a tab. */
export type SetupTabs = { readonly [Name in SetupTab]?: Tab | null };
type SetupTab = 'roster' | 'settings' | 'nextRoster' | 'nextSettings' | 'aheadRoster' | 'aheadSettings';

/** One atomic write. Absent parts stay unchanged. */
export interface HostCommit extends SetupTabs {
  readonly ledger?: readonly LedgerRow[];
  /** Deeds up to the last row of `ledger`. */
  readonly deeds?: readonly Deed[];
  /** Repaired rows, which overwrite the broken ones; `after` is the number of the row before them. */
  readonly repaired?: { readonly after: number; readonly rows: readonly LedgerRow[] };
  /** Rows for an archive tab: the whole previous ledger and some new rows. The ledger is then replaced by `ledger`. */
  readonly archive?: readonly LedgerRow[];
  /** The host's drawn tabs. Existing drawn tabs that aren't listed are removed. */
  readonly tabs?: readonly Tab[];
  readonly outbox?: Tab;
  readonly files?: Tab;
  /** Ids of response tabs to hide. */
  readonly hide?: readonly number[];
  /** Response tabs to read in future, and how many of their rows needn't be re-read. */
  readonly reading?: readonly TabToRead[];
}

export interface ReadOptions {
  /** Which response tabs to read, if the cached list of them was lost. */
  readonly reading?: readonly TabToRead[];
  /** Also lists the tabs, because a restored version of the book may have other tabs. */
  readonly afresh?: boolean;
  /** Also reads the drawn tabs, so that unchanged tabs needn't be rewritten. */
  readonly rendered?: boolean;
}

export interface HostBook {
  /** Takes one request, or two if the first shows that the book was changed by hand. */
  read(options?: ReadOptions): Result<HostSnapshot, CallProblem>;
  /** The hash of the ledger's last row, from the cache; undefined if it isn't cached. */
  lastRow(): string | undefined;
  /** Reads rows whose responses were edited after they had been read. */
  readRows(sheet: number, rows: readonly number[]): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem>;
  /** The ledgers of archived matches, below their headings, in order. Takes one request each. */
  archives(): Result<readonly Grid[], CallProblem>;
  /** Writes all parts or nothing. */
  write(commit: HostCommit): Result<undefined, CallProblem>;
  /** Remembers an opening; may be forgotten at any time. */
  rememberOpening(opening: CachedOpening): void;
  /** Remembers the row counts of response tabs; may be forgotten at any time. */
  rememberRows(rows: readonly RowCursor[]): void;
}
