// The host book: one read, one atomic write.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { Cursor } from '../record/entries';
import type { ReadFrom } from '../record/game-files';
import type { Deed } from '../record/deeds';
import type { KnownLedger, KnownOpening } from '../record/known-ledger';
import type { LedgerRow } from '../record/ledger';
import type { Hosts } from '../record/hosts';
import type { Secret } from '../record/secret';
import type { LateTap } from './pages';
import type { Alarm, LostTrigger } from './triggers';

export type Grid = readonly (readonly Cell[])[];

/** A form's response tab, as far as it was read. */
export interface ResponseSheet {
  readonly form: string;
  /** The tab's id. */
  readonly sheet: number;
  readonly header: readonly Cell[];
  /** How many top rows (below the heading) are too old to be read again. */
  readonly unread: number;
  /** The first column, with Forms' timestamps, for all later rows. */
  readonly stamps: readonly Cell[];
  /** By row below the heading, from 0. */
  readonly rows: ReadonlyMap<number, readonly Cell[]>;
  /** Responses from the form itself whose rows aren't there yet. */
  readonly onTheirWay?: readonly NamedResponse[];
}

/** As the form has it. */
export interface SentResponse {
  /** UTC milliseconds. */
  readonly at: number;
  readonly answers: readonly (readonly [title: string, answer: string])[];
}

export interface NamedResponse extends SentResponse {
  /** The id of its answer. */
  readonly name: string;
}

export interface HostSnapshot {
  /** Differs in a copied book, which its forms and books don't belong to. */
  readonly book: Secret;
  readonly zone: string;
  /** The zone of response times: the book's, unless the account check found another. */
  readonly stampZone: string;
  /** The players' page, if it was found to open for everybody. */
  readonly page?: string;
  /** An address was entered, but its page wasn't found to open for everybody. */
  readonly pageNotOpen?: true;
  /** The page runs another build of the program, as far as known. */
  readonly pageBehind?: true;
  /** The account check hasn't begun. */
  readonly unchecked?: true;
  /** Absent if a co-host calls, or accounts can't be told apart. */
  readonly hosts?: Hosts;
  /** The host's account, if a co-host (who can't create files) calls. */
  readonly hostedBy?: string;
  /** A co-host calls, and the host has no periodic trigger. */
  readonly unwatched?: true;
  /** The check found that forms can't be asked for their responses. */
  readonly formsSilent?: true;
  /** Late taps on Send, as phones report them; read on each call. */
  readonly taps?: () => readonly LateTap[];
  /** Below the heading; undefined in a book without a ledger. */
  readonly ledger: Grid | undefined;
  /** What the document remembers about the ledger, whatever the book has. */
  readonly known: KnownLedger;
  /** Row counts of response tabs when last read, as far as the document remembers. */
  readonly knownRows: readonly Cursor[];
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
  /** Those of questions to winners. */
  readonly asked?: readonly ResponseSheet[];
  /** The last alarm; absent if none is needed, or it has run. */
  readonly alarm?: Alarm;
  /** Until then, requests to Google are sent one by one. UTC milliseconds. */
  readonly oneByOneUntil?: number;
  /** The periodic trigger's last run, UTC milliseconds; absent if there is none. */
  readonly triggersRanAt?: number;
  /** Triggers found missing when a window was last opened. */
  readonly lostTriggers?: readonly LostTrigger[];
}

export interface ReadSnapshot extends HostSnapshot {
  /** When it was read, UTC milliseconds. */
  readonly readAt: number;
}

/** Tabs of the current match, the next one and one of the next episode. Null removes the tab. */
export type SetUpTabs = { readonly [Name in SetUpTab]?: Tab | null };
type SetUpTab = 'roster' | 'settings' | 'nextRoster' | 'nextSettings' | 'aheadRoster' | 'aheadSettings';

/** One atomic write. Absent parts stay unchanged. */
export interface HostCommit extends SetUpTabs {
  readonly ledger?: readonly LedgerRow[];
  /** What was done, up to the last row of `ledger`. */
  readonly deeds?: readonly Deed[];
  /** Repaired rows, to be overwritten in place; `after` is the number of the row before them. */
  readonly repaired?: { readonly after: number; readonly rows: readonly LedgerRow[] };
  /** Rows that move from the ledger to an archive tab: all of it, plus some new ones. `ledger` follows them. */
  readonly archive?: readonly LedgerRow[];
  /** The host's drawn tabs; earlier ones that are missing here are removed. */
  readonly tabs?: readonly Tab[];
  readonly outbox?: Tab;
  readonly files?: Tab;
  /** Response tabs to hide. */
  readonly hide?: readonly number[];
  /** Response tabs to read from now on, and how many of their rows needn't be read again. */
  readonly reading?: readonly ReadFrom[];
}

export interface ReadOptions {
  /** The response tabs, if the book doesn't remember them. */
  readonly reading?: readonly ReadFrom[];
  /** Also list the tabs: a restored version of the book has others. */
  readonly afresh?: boolean;
  /** Also read the drawn tabs, so that unchanged ones aren't rewritten. */
  readonly rendered?: boolean;
}

export interface HostBook {
  /** One request; two if the first shows that the book was changed by hand. */
  read(options?: ReadOptions): Result<HostSnapshot, CallProblem>;
  /** The hash of the ledger's last row from memory; undefined if forgotten. */
  lastRow(): string | undefined;
  /** For rows whose responses were edited after being read. */
  readRows(sheet: number, rows: readonly number[]): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem>;
  /** Archived matches' ledgers, below their headings, in order; one request each. */
  archives(): Result<readonly Grid[], CallProblem>;
  /** All or nothing. */
  write(commit: HostCommit): Result<undefined, CallProblem>;
  /** May be forgotten at any time. */
  rememberOpening(opening: KnownOpening): void;
  /** Remembers the row counts of response tabs; may be forgotten at any time. */
  rememberRows(rows: readonly Cursor[]): void;
}
