// What the program needs from outside: the host book, other books, forms, messages, the clock. The same code runs on Google
// and locally.
import type { Catalogue } from '../../games/frame/catalogue';
import type { Result } from '../../games/frame/result';
import type { AccountFindings } from './account-findings';
import type { AccountAnswer, AccountQuestion } from '../reply/account';
import type { CallProblem, WindowState, AffectedSeats } from '../reply/reply';
import type { PostOutcome } from '../reply/posts';
import type { Hosts } from '../record/hosts';
import type { BooksPort, PrefetchPort } from './books';
import type { FormsPort } from './forms';
import type { HostBook } from './host-book';
import type { MatchTabsPort } from './match-tabs';
import type { PagesPort } from './pages';
import type { AlarmPort, LostTriggersPort, TriggerPort } from './triggers';

export type PostResult =
  | PostOutcome
  /** Google's daily quota of requests for this account is used up. */
  | { readonly kind: 'used-up' };

export interface MessengerPort {
  /** Posts to a Discord address. Never throws. */
  post(address: string, body: string): PostResult;
}

/** Stores, per player, a hash of what their book last said about their answers. If it's lost, the books are redrawn. */
export interface DeliveredFatesPort {
  read(): ReadonlyMap<string, string>;
  write(answered: ReadonlyMap<string, string>): void;
}

/** Findings about what this Google account can do. */
export interface AccountPort {
  /** The findings; undefined until the first question has been asked. */
  read(): AccountFindings | undefined;
  write(findings: AccountFindings): void;
  /** Never throws, because an error means “unknown”. */
  ask(question: AccountQuestion): AccountAnswer;
  /** Deletes the check's temporary files. Returns the names of those it couldn't delete. Never throws. */
  removeFiles(): readonly string[];
}

/** The host and co-hosts, for all games of the book. Never published. */
export interface HostsPort {
  /** The hosts, as they were when the book was read. */
  read(): Hosts;
  /** Saves the account that creates files, before the call ends. Never throws. */
  noteOwner(owner: string): void;
  /** Saves right away, or returns why it can't. */
  write(hosts: Hosts): Result<undefined, CallProblem>;
}

export interface Ports {
  /** What the call's window showed; absent if the call doesn't depend on it. */
  readonly madeOn?: WindowState;
  /** The people whom this call affects, as the window showed them; absent if there are none. */
  readonly reaching?: AffectedSeats;
  readonly games: Catalogue;
  readonly book: HostBook;
  readonly matchTabs: MatchTabsPort;
  readonly forms: FormsPort;
  readonly books: BooksPort;
  readonly prefetch: PrefetchPort;
  readonly messenger: MessengerPort;
  /** The periodic trigger, every ten minutes. */
  readonly trigger: TriggerPort;
  readonly alarm: AlarmPort;
  /** A trigger that runs soon after somebody submits a form. */
  readonly submitTrigger: TriggerPort;
  readonly lostTriggers: LostTriggersPort;
  readonly deliveredFates: DeliveredFatesPort;
  readonly account: AccountPort;
  readonly hosts: HostsPort;
  readonly pages: PagesPort;
  /** Runs with the game's lock, or refuses after waiting for `waitMs`. */
  readonly exclusively: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** Runs with the forms lock, or refuses after `waitMs`. Its holder may wait for the game's lock, but not vice versa. */
  readonly withFormsLock: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** The current time in UTC milliseconds. */
  readonly now: () => number;
  /** Sleeps until this instant; returns at once if it's past. */
  readonly waitUntil: (at: number) => void;
  /** Unguessable text: 32 hexadecimal digits with at least 122 random bits. */
  readonly secret: () => string;
  /** E-mail address of whoever clicked, or `the host` if unknown (as in some trigger runs). Decides permissions. */
  readonly who: () => string;
  /** The account that the script acts and creates files as: the one that clicked, or that created the trigger. */
  readonly actingAccount: () => string;
  /** Until this instant, the execution may start more slow work. */
  readonly workUntil: () => number;
}

/** Whether the execution may start more slow work. */
export function hasTime({ now, workUntil }: Pick<Ports, 'now' | 'workUntil'>): boolean {
  return now() < workUntil();
}
