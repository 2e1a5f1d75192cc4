// The host book as the round loop needs it: one read, one atomic write.
import type { Cell } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { CallProblem } from '../reply/reply';
import type { ReadFrom } from '../record/game-files';
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
  /** The number of rows, from the first below the heading, that were counted so long ago that nothing of them is read. */
  readonly unread: number;
  /** The first column, where Forms writes the times, of all rows after those. */
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
  /** The zone in which the times of responses are written: the same, unless the check of the account found another. */
  readonly stampZone: string;
  /** The address of the players' page, where there is one that was found open for everybody. */
  readonly page?: string;
  /** True where an address was entered, but its page was not found open for everybody. */
  readonly pageNotOpen?: true;
  /** True where nothing was asked yet of the account that hosts. */
  readonly unchecked?: true;
  /** Those who host, as it is kept; absent where a co-host calls, or nobody can be told apart. */
  readonly hosts?: Hosts;
  /** The host's account, where a co-host calls, who makes no files; absent where the host does. */
  readonly hostedBy?: string;
  /** True where there are forms that were drawn ahead, and no game has taken. */
  readonly formsAhead?: true;
  /** True where forms were found not to tell what was sent to them. */
  readonly formsSilent?: true;
  /** Late taps on Send, by the word of phones; looked up each time that they are asked for. */
  readonly taps?: () => readonly LateTap[];
  /** The Ledger tab below its heading; undefined in a book without one. */
  readonly ledger: Grid | undefined;
  /** The number of its rows, from the first, that an earlier call verified and that are still the same cell by cell. */
  readonly verifiedRows: number;
  /** The ledger as this document knows it, whatever stands in the book. */
  readonly known: KnownLedger;
  readonly roster: Grid | undefined;
  readonly settings: Grid | undefined;
  readonly outbox: Grid | undefined;
  readonly files: Grid | undefined;
  /** The season's next match as it is drafted, its roster and its settings. */
  readonly nextRoster: Grid | undefined;
  readonly nextSettings: Grid | undefined;
  /** The first match of the season's next episode, as it is drafted ahead. */
  readonly aheadRoster: Grid | undefined;
  readonly aheadSettings: Grid | undefined;
  readonly responses: readonly ResponseSheet[];
  /** The alarm as it was asked for last; absent where none is wanted, or a run of it has ended. */
  readonly alarm?: Alarm;
  /** The instant until which Google is sent requests to books and forms one by one, in UTC milliseconds. */
  readonly oneByOneUntil?: number;
  /** The triggers that were gone when a window opened last. */
  readonly lostTriggers?: readonly LostTrigger[];
}

/** The same as a call of the program has it. */
export interface ReadSnapshot extends HostSnapshot {
  /** The instant of reading, in UTC milliseconds. */
  readonly readAt: number;
}

/** The changes that one atomic write makes in the host book. Absent: as it was. */
export interface HostCommit {
  readonly ledger?: readonly LedgerRow[];
  /** Rows of the ledger that are written anew where they stand; `after` is the number of the row before its first. */
  readonly mended?: { readonly after: number; readonly rows: readonly LedgerRow[] };
  /** Rows that go from the ledger into a tab of their own, all that it had and some more: `ledger` is what follows. */
  readonly archive?: readonly LedgerRow[];
  /** The host's views; tabs of a former commit that are not among them are removed. */
  readonly tabs?: readonly Tab[];
  readonly roster?: Tab | null;
  readonly settings?: Tab | null;
  readonly nextRoster?: Tab | null;
  readonly nextSettings?: Tab | null;
  readonly aheadRoster?: Tab | null;
  readonly aheadSettings?: Tab | null;
  readonly outbox?: Tab;
  readonly files?: Tab;
  /** Tabs to hide, by their ids: those into which forms write. */
  readonly hide?: readonly number[];
  /** Response sheets to read from now on, and how many of their rows are done with. */
  readonly reading?: readonly ReadFrom[];
}

export interface ReadOptions {
  /** Names the response sheets where the book does not remember them. */
  readonly reading?: readonly ReadFrom[];
  /** True for a reading that looks which tabs there are: a book that was brought back has others than it had. */
  readonly afresh?: boolean;
  /** True for a reading that looks at the drawn tabs, so that a write leaves those alone which need no change. */
  readonly rendered?: boolean;
}

export interface HostBook {
  /** One call; a second only when the first shows that the book was changed by hand. */
  read(options?: ReadOptions): Result<HostSnapshot, CallProblem>;
  /** The hash of the last row of the ledger that is known without reading it; undefined where that is forgotten. */
  lastRow(): string | undefined;
  /** These rows of a response sheet, for responses that were edited after they had been read. */
  readRows(sheet: number, rows: readonly number[]): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem>;
  /** The ledgers of matches that were put away, each below its heading, the first one first: a read each. */
  archives(): Result<readonly Grid[], CallProblem>;
  /** All of it, or nothing. */
  write(commit: HostCommit): Result<undefined, CallProblem>;
  /** Remembers it from now on, as one that the ledger has; it may be forgotten at any time. */
  rememberOpening(opening: KnownOpening): void;
}
