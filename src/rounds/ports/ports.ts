// The round loop's needs from the world outside: the host book, other books, forms, messages, the clock. On Google and
// on this machine the same code sits behind these.
import type { ReadFrom } from '../record/game-files';
import type { Cell, Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import type { Tab } from '../../games/frame/tabs';
import type { AccountFindings } from '../account/findings';
import type { Hosts } from '../record/hosts';
import type { Responders } from '../record/files-tab';
import type { AccountAnswer, AccountQuestion, AskAccount, PostOutcome, CallProblem } from '../api';
import type { LedgerRow } from '../record/ledger';
import type { Secret } from '../record/secret';
import type { BookReader, BookReaders, LooksPort } from './readers';
import type { Alarm, AlarmPort, SubmitTriggerPort, TriggerPort } from './triggers';

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
  /** The host's account, where a co-host calls, who makes no files; absent where the host does. */
  readonly hostedBy?: string;
  /** True where forms were found not to tell what was sent to them. */
  readonly formsSilent?: true;
  /** Late taps on Send, by the word of phones; looked up each time that they are asked for. */
  readonly taps?: () => readonly LateTap[];
  /** The Ledger tab below its heading; undefined in a book without one. */
  readonly ledger: Grid | undefined;
  /** The number of its rows, from the first, that an earlier call verified and that are still the same cell by cell. */
  readonly verifiedRows: number;
  readonly roster: Grid | undefined;
  readonly settings: Grid | undefined;
  readonly outbox: Grid | undefined;
  readonly files: Grid | undefined;
  /** The season's next match as it is drafted, its roster and its settings. */
  readonly nextRoster: Grid | undefined;
  readonly nextSettings: Grid | undefined;
  readonly responses: readonly ResponseSheet[];
  /** The alarm as it was asked for last; absent where none is wanted, or a run of it has ended. */
  readonly alarm?: Alarm;
  /** The opening of the stage, where it is remembered. */
  readonly opening?: Opening;
  /** The match as it stood after a row of the ledger, where it is remembered. */
  readonly checkpoint?: Checkpoint;
}

/** The same as a call of the program has it. */
export interface ReadSnapshot extends HostSnapshot {
  /** The instant of reading, in UTC milliseconds. */
  readonly readAt: number;
}

/** The opening of a stage: the moment at which it became readable. */
export interface Opening {
  /** The hash of the ledger's row that opened it. */
  readonly row: string;
  /** UTC milliseconds, a whole second: all that was sent before the write was done is stamped earlier, all after it is not. */
  readonly at: number;
}

/** A match as it stood after a row of the ledger. */
export interface Checkpoint {
  /** The hash of that row, and so of all rows before it. */
  readonly row: string;
  /** A text without line breaks for each stage that is over, and one for the rest. */
  readonly texts: readonly string[];
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
  readonly outbox?: Tab;
  readonly files?: Tab;
  /** Tabs to hide, by their ids: those into which forms write. */
  readonly hide?: readonly number[];
  /** Response sheets to read from now on, and how many of their rows are done with. */
  readonly reading?: readonly ReadFrom[];
  /** Remembered from now on, or forgotten at any time; null: forgotten now. */
  readonly checkpoint?: Checkpoint | null;
}

export interface ReadOptions {
  /** Names the response sheets where the book does not remember them. */
  readonly reading?: readonly ReadFrom[];
  /** True for a reading that looks at the drawn tabs, so that a write leaves those alone which need no change. */
  readonly rendered?: boolean;
}

export interface HostBook {
  /** One call; a second only when the first shows that the book was changed by hand. */
  read(options?: ReadOptions): Result<HostSnapshot, CallProblem>;
  /** These rows of a response sheet, for responses that were edited after they had been read. */
  readRows(sheet: number, rows: readonly number[]): Result<ReadonlyMap<number, readonly Cell[]>, CallProblem>;
  /** The ledgers of matches that were put away, each below its heading, the first one first: a read each. */
  archives(): Result<readonly Grid[], CallProblem>;
  /** All of it, or nothing. */
  write(commit: HostCommit): Result<undefined, CallProblem>;
  /** Remembers it from now on; it may be forgotten at any time. */
  rememberOpening(opening: Opening): void;
}

/**
 * A form as it is to be: the question for who plays comes first, then the game's questions, and the key is the last of
 * all.
 */
export interface FormSpec {
  readonly title: string;
  readonly description: string;
  /** The title of the field that tells players who they are, and that nothing reads. */
  readonly playerTitle: string;
  readonly keyTitle: string;
  readonly questions: readonly Question[];
}

/** The only choice of a question that has none at the moment; whoever picks it has answered nothing. */
export const NOTHING_TO_CHOOSE = '(nothing to choose)';

/** A file as it was made, empty. */
export interface MadeFile {
  readonly id: Secret;
  readonly url: string;
}

/** A form that is ready for players. */
export interface ReadyForm {
  readonly url: string;
  readonly sheet: number;
  /** The form's address with `KEY_IN_LINK` where the key goes, and `PLAYER_IN_LINK` where the player's name does. */
  readonly link: string;
}

/** The parts of a question that are other than they were. */
export interface QuestionChanges {
  readonly options: boolean;
  readonly help: boolean;
  readonly required: boolean;
}

/** The parts of a form that are other than they were, its questions in their order; `all` where nobody knows. */
export type FormChanges =
  | 'all'
  | {
      readonly title: boolean;
      readonly description: boolean;
      readonly questions: readonly QuestionChanges[];
    };

/** A form to bring up to date. */
export interface FormToChange {
  readonly spec: FormSpec;
  readonly changes: FormChanges;
  /** The form takes answers from now on, took them already, or takes none. */
  readonly answers: 'from-now' | 'already' | 'none';
}

/** A form as it was begun. */
export interface BegunForm extends MadeFile {
  /** True for one that this very call has made; false for one that an interrupted try has begun. */
  readonly isFresh: boolean;
}

/** Forms that were begun or looked at, each result in the place of what was asked. */
export interface BegunForms {
  readonly made: readonly Result<BegunForm, CallProblem>[];
  /** True for a form that was deleted by hand. */
  readonly gone: readonly Result<boolean, CallProblem>[];
}

export interface FormsPort {
  /** Makes empty forms, or finds those that an interrupted try made, and looks at others, all at once. */
  begin(names: readonly string[], looked: readonly string[]): BegunForms;
  /**
   * Asks the questions, connects the form to the host book and opens it to players. Doing it twice changes nothing; a
   * fresh form takes fewer calls.
   */
  open(id: string, spec: FormSpec, isFresh: boolean): Result<ReadyForm, CallProblem>;
  /**
   * Changes what has changed, and nothing else; columns stay. Gives the form as `open` does where all of it had to be
   * drawn and opened.
   */
  change(id: string, form: FormToChange): Result<ReadyForm | undefined, CallProblem>;
  /** Lets everyone who has their links answer these forms, as far as that can be done. Absent where Google does not tell. */
  admit(ids: readonly string[]): readonly Result<Responders | undefined, CallProblem>[];
  close(id: string, closedText: string): Result<undefined, CallProblem>;
  /** Responses sent from this instant on, in the sheet or not. */
  responsesSince(id: string, since: number): Result<readonly SentResponse[], CallProblem>;
  /** Submits a response as a player would, for practice games. */
  submit(
    id: string,
    answers: Readonly<Record<string, string>>,
    /** The form as it was drawn, where that is known: then its items are not asked for their titles. */
    spec?: FormSpec,
  ): Result<undefined, CallProblem>;
}

/** The code of the error with a form that was deleted by hand: it is to be made anew. */
export const FORM_GONE = 'form-gone';
/** The code of the error with a form that this account is not shown: deleted for good, or made by another account. */
export const FORM_NOT_SHOWN = 'form-not-shown';

export type BookState =
  | { readonly kind: 'there'; readonly owner: BookReader | undefined; readonly readers: BookReaders }
  /** Deleted by the host, or in the bin. */
  | { readonly kind: 'gone' }
  /** It is there, and another account or another script project made it. */
  | { readonly kind: 'not-shown' }
  /** The same, and this account may edit it: its readers as far as such an account is told, not all by their addresses. */
  | { readonly kind: 'lent'; readonly readers: BookReaders };

export type Shared =
  /** With the id of the permission. */
  | { readonly kind: 'shared'; readonly permission: string }
  /** Nobody has a Google account with this address. */
  | { readonly kind: 'no-account' }
  /** An organisation forbids it. */
  | { readonly kind: 'forbidden' };

/** A book, and the address of the account that is to read it; everyone with the link where it is empty. */
export interface BookSharing {
  readonly id: string;
  readonly email: string;
}

/** A book, and the permission by which somebody can edit it. */
export interface BookToTakeBack {
  readonly id: string;
  readonly permission: string;
}

/** A book, and exactly the tabs that it is to show. */
export interface BookToRender {
  readonly id: string;
  readonly tabs: readonly Tab[];
}

/** A book, and the name of its copy, which no other file has. */
export interface BookToCopy {
  readonly id: string;
  readonly name: string;
}

/** Books, several of them at once: each result is that of its place, and no book may be named twice in a call. */
export interface BooksPort {
  /** The number of books that one call takes well. 1: they are seen to one after another, and that takes its time. */
  atOnce(): number;
  /** Makes empty books, or finds those that an interrupted try made. */
  make(names: readonly string[]): readonly Result<MadeFile, CallProblem>[];
  /** Copies books with all their tabs, or finds the copies that an interrupted try made; nobody else may open them. */
  copy(copies: readonly BookToCopy[]): readonly Result<MadeFile, CallProblem>[];
  /** The ids of the tabs that each book has. */
  tabsOf(ids: readonly string[]): readonly Result<readonly number[], CallProblem>[];
  statesOf(ids: readonly string[]): readonly Result<BookState, CallProblem>[];
  share(sharings: readonly BookSharing[]): readonly Result<Shared, CallProblem>[];
  /** Lets an account edit each book, which nobody but the owner can share from then on. */
  lend(sharings: readonly BookSharing[]): readonly Result<Shared, CallProblem>[];
  takeBack(books: readonly BookToTakeBack[]): readonly Result<undefined, CallProblem>[];
  /** Redraws each book in one atomic write. */
  render(books: readonly BookToRender[]): readonly Result<undefined, CallProblem>[];
  /** Takes a book's sharing back: from everybody but its owner, as far as that can be done. Gives who can still read it. */
  unshare(id: string): Result<BookReaders, CallProblem>;
  /** True if this account and script project made this form or book, and it is not in the bin. */
  isShown(id: string): Result<boolean, CallProblem>;
}

export type Posted =
  | PostOutcome
  /** Google lets this account send nothing more today. */
  | { readonly kind: 'used-up' };

export interface MessengerPort {
  /** Posts a body to this address of Discord's. Throws nothing. */
  post(address: string, body: string): Posted;
}

/**
 * The last news in players' books about their own submissions: a hash by player. Forgotten, it is written once more.
 */
export interface DeliveredFatesPort {
  read(): ReadonlyMap<string, string>;
  write(answered: ReadonlyMap<string, string>): void;
}

/** The page's knowledge of a game before it reads it. */
export interface PublishedGame {
  /** The host book. */
  readonly book: string;
  /** Its time zone; absent where an earlier version has published the game. */
  readonly zone?: string;
  /** The zone in which the times of responses are written. */
  readonly stampZone: string;
  /** A digest of each player's key; none while there is no game. */
  readonly keys: readonly string[];
}

/** A submission of a page that came late, and when Send was tapped for it by its phone's word. */
export interface LateTap {
  readonly stage: string;
  /** A digest of the player's key. */
  readonly digest: string;
  /** UTC milliseconds, by the server's clock as the page knew it. */
  readonly tapped: number;
  /** The end of the stage as it was then, its grace included. */
  readonly end: number;
  /** The time in which it was on its way to its form, from and until, by the server's clock. */
  readonly from: number;
  readonly until: number;
}

/** The players' page: its address, the keys that open it, and the pages shown. Throws nothing. */
export interface PagesPort {
  /** The address that was entered; empty for none. */
  address(): string;
  /** Keeps the address of the page, `''` for none. */
  setAddress(address: string): void;
  /** Lets pages open this game from now on, undefined: none, and forgets what they have shown. */
  publish(game: PublishedGame | undefined): void;
  published(): PublishedGame | undefined;
  /** Late taps on Send; those for which there is no room are not kept. */
  taps(): readonly LateTap[];
  keepTaps(taps: readonly LateTap[]): void;
  /** Texts kept under these names; they may be forgotten at any time. */
  recall(names: readonly string[]): ReadonlyMap<string, string>;
  /** Keeps texts for so long. Texts for which there is no room are not kept. */
  remember(texts: ReadonlyMap<string, string>, seconds: number): void;
  /** Forgets what was kept under these names. */
  forget(names: readonly string[]): void;
}

/** Finds out the differences between one Google account and the next. */
export interface AccountPort {
  /** The findings so far; undefined before the first question. */
  read(): AccountFindings | undefined;
  write(findings: AccountFindings): void;
  /** Throws nothing: “could not be told” is an answer, too. */
  ask(question: AccountQuestion, given: AskAccount): AccountAnswer;
  /** Removes the throwaway files that questions made; gives the names of those that are left. Throws nothing. */
  removeFiles(): readonly string[];
}

/** The host and the co-hosts, for all games of the book: no record that is published has them. */
export interface HostsPort {
  /** As of the last reading of the book. */
  read(): Hosts;
  /** Keeps the account that makes files, by the end of the call. Throws nothing. */
  noteOwner(owner: string): void;
  /** Keeps all of it now, or says why not. */
  write(hosts: Hosts): Result<undefined, CallProblem>;
}

/** A tab in which the host computes, as it stands. */
export interface MatchTab {
  readonly title: string;
  readonly cells: Grid;
}

/** Cells of Answers, one below the other; column and row of the first are counted from 0. */
export interface AnswersCells {
  readonly at: number;
  readonly row: number;
  /** True for what says whose answers they are, and to which question. */
  readonly heading: boolean;
  readonly cells: readonly Cell[];
}

/** The two tabs of a match in which the host computes; undefined for one that is not there. */
export interface MatchTabs {
  /** Everyone's answers: a player's cell below a question is the program's to write. */
  readonly answers: MatchTab | undefined;
  /** The changes that the host makes of them: headings and names are the program's once, all else is the host's. */
  readonly results: MatchTab | undefined;
}

/** Those tabs of the host book; `match` tells the matches of a book apart, each has tabs of its own. */
export interface MatchTabsPort {
  read(match: string): Result<MatchTabs, CallProblem>;
  /**
   * Makes the tabs that are not among these, and writes these cells of answers. No other is touched, none of a Results tab
   * that is there.
   */
  write(
    match: string,
    there: MatchTabs,
    cells: { readonly answers: readonly AnswersCells[]; readonly results: Grid },
  ): Result<undefined, CallProblem>;
}

export interface Ports {
  readonly book: HostBook;
  readonly matchTabs: MatchTabsPort;
  readonly forms: FormsPort;
  readonly books: BooksPort;
  readonly looks: LooksPort;
  readonly messenger: MessengerPort;
  /** Runs about once an hour. */
  readonly trigger: TriggerPort;
  readonly alarm: AlarmPort;
  /** Runs soon after somebody has sent in a form. */
  readonly submitTrigger: SubmitTriggerPort;
  readonly deliveredFates: DeliveredFatesPort;
  readonly account: AccountPort;
  readonly hosts: HostsPort;
  readonly pages: PagesPort;
  /** Runs it while nobody else changes the game, or says that somebody does; `waitMs`: not until it has waited so long. */
  readonly exclusively: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /**
   * Runs it while nobody else makes or changes forms, or says that somebody does. Whoever holds forms may wait for the game;
   * whoever holds the game does not wait for forms.
   */
  readonly holdingForms: <T>(run: () => Result<T, CallProblem>) => Result<T, CallProblem>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Comes back at this instant, or at once where it is past. */
  readonly waitUntil: (at: number) => void;
  /** Random text that nobody can guess: 32 hexadecimal digits from at least 122 random bits. */
  readonly secret: () => string;
  /** The person who clicks: an e-mail address, or `the host` where it is not known. */
  readonly who: () => string;
  /** The end of the time in which this execution may start further slow work. */
  readonly workUntil: () => number;
}
