// The host book as the round loop needs it: one read, one atomic write.
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

/** The tab of a form's responses, as far as it was read. */
export interface ResponseSheet {
  readonly form: string;
  /** The tab's id in the book. */
  readonly sheet: number;
  readonly header: readonly Cell[];
  /** How many rows, from the first below the heading, were read so long ago that nothing of them is read again. */
  readonly unread: number;
  /** The first column, where Forms writes the times, for all later rows. */
  readonly stamps: readonly Cell[];
  /** Whole rows by their number below the heading, from 0. */
  readonly rows: ReadonlyMap<number, readonly Cell[]>;
  /** Responses that the form itself has given, since their rows are not in the tab yet. */
  readonly onTheirWay?: readonly NamedResponse[];
}

/** A response as its form holds it. */
export interface SentResponse {
  /** UTC milliseconds. */
  readonly at: number;
  readonly answers: readonly (readonly [title: string, answer: string])[];
}

export interface NamedResponse extends SentResponse {
  /** The name of its submission. */
  readonly name: string;
}

/** The host book in one read. */
export interface HostSnapshot {
  /** The book's own id: a copied book is not the one that its forms and books belong to. */
  readonly book: Secret;
  readonly zone: string;
  /** The zone in which the times of responses are written: the book's, unless the check of the account found another. */
  readonly stampZone: string;
  /** The address of the players' page, where there is one that was found open for everybody. */
  readonly page?: string;
  /** True where an address was entered, but its page was not found open for everybody. */
  readonly pageNotOpen?: true;
  /** True if the page runs another build of the program, as far as was found. */
  readonly pageBehind?: true;
  /** True where the check of the host's account has not begun. */
  readonly unchecked?: true;
  /** The host and the co-hosts, as they are kept; absent where a co-host calls, or accounts cannot be told apart. */
  readonly hosts?: Hosts;
  /** The host's account, where a co-host calls, who makes no files; absent where the host calls. */
  readonly hostedBy?: string;
  /** True where a co-host calls, and no trigger of the host's looks at the game every ten minutes. */
  readonly unwatched?: true;
  /** True where the check found that forms do not tell what was sent to them. */
  readonly formsSilent?: true;
  /** Late taps on Send, as phones tell them; looked up each time it is called. */
  readonly taps?: () => readonly LateTap[];
  /** The Ledger tab below its heading; undefined in a book without one. */
  readonly ledger: Grid | undefined;
  /** What the document knows of the ledger, whatever stands in the book. */
  readonly known: KnownLedger;
  /** How many rows the tabs of responses had when they were last read, as far as the document knows. */
  readonly knownRows: readonly Cursor[];
  readonly roster: Grid | undefined;
  readonly settings: Grid | undefined;
  readonly outbox: Grid | undefined;
  readonly files: Grid | undefined;
  /** The draft of the season's next match: its roster and its settings. */
  readonly nextRoster: Grid | undefined;
  readonly nextSettings: Grid | undefined;
  /** The draft of the first match of the season's next episode. */
  readonly aheadRoster: Grid | undefined;
  readonly aheadSettings: Grid | undefined;
  readonly responses: readonly ResponseSheet[];
  /** Those of questions to winners. */
  readonly asked?: readonly ResponseSheet[];
  /** The alarm that was set last; absent where none is wanted, or its run has ended. */
  readonly alarm?: Alarm;
  /** Until when Google is sent requests to books and forms one by one, in UTC milliseconds. */
  readonly oneByOneUntil?: number;
  /** When the periodic trigger ran last, in UTC milliseconds; absent if there is none. */
  readonly triggersRanAt?: number;
  /** The triggers that were missing when a window was last opened. */
  readonly lostTriggers?: readonly LostTrigger[];
}

/** A snapshot with the instant at which a call of the program read it. */
export interface ReadSnapshot extends HostSnapshot {
  /** The instant of reading, in UTC milliseconds. */
  readonly readAt: number;
}

/** What one atomic write changes in the host book. Parts that are absent stay as they were. */
export interface HostCommit {
  readonly ledger?: readonly LedgerRow[];
  /** What was done in the book by the last row of `ledger`. */
  readonly deeds?: readonly Deed[];
  /** Rows of the ledger to be put right where they stand; `after` is the number of the row before the first of them. */
  readonly mended?: { readonly after: number; readonly rows: readonly LedgerRow[] };
  /** Rows that go from the ledger into a tab of their own: all that it had and some new ones; `ledger` is what follows. */
  readonly archive?: readonly LedgerRow[];
  /** The host's views; tabs of an earlier commit that are not among them are removed. */
  readonly tabs?: readonly Tab[];
  readonly roster?: Tab | null;
  readonly settings?: Tab | null;
  readonly nextRoster?: Tab | null;
  readonly nextSettings?: Tab | null;
  readonly aheadRoster?: Tab | null;
  readonly aheadSettings?: Tab | null;
  readonly outbox?: Tab;
  readonly files?: Tab;
  /** The ids of tabs to hide: those into which forms write. */
  readonly hide?: readonly number[];
  /** Response sheets to read from now on, and how many of their rows need not be read again. */
  readonly reading?: readonly ReadFrom[];
}

export interface ReadOptions {
  /** The response sheets, where the book does not remember them. */
  readonly reading?: readonly ReadFrom[];
  /** True to look which tabs there are: a book that was brought back has others than it had. */
  readonly afresh?: boolean;
  /** True to read the drawn tabs too, so that a write leaves those alone that have not changed. */
  readonly rendered?: boolean;
}

export interface HostBook {
  /** Reads in one call; in two only where the first shows that the book was changed by hand. */
  read(options?: ReadOptions): Result<HostSnapshot, CallProblem>;
  /** Gives the hash of the ledger's last row without reading it; undefined where it was forgotten. */
  lastRow(): string | undefined;
  /** Reads these rows of a response sheet, since their responses were edited after they had been read. */
  readRows(sheet: number, rows: readonly number[]): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem>;
  /** Reads the ledgers of matches that were put away, each below its heading, the first one first; each takes a read. */
  archives(): Result<readonly Grid[], CallProblem>;
  /** Writes all of it, or nothing. */
  write(commit: HostCommit): Result<undefined, CallProblem>;
  /** Remembers an opening that the ledger has; it may be forgotten at any time. */
  rememberOpening(opening: KnownOpening): void;
  /** Remembers how many rows the tabs of responses have; it may be forgotten at any time. */
  rememberRows(rows: readonly Cursor[]): void;
}
