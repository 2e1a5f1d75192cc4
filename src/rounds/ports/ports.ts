// What the round loop needs from outside: the host book, other books, forms, messages, the clock. The same code runs on Google
// and locally.
import type { Catalogue } from '../../games/frame/catalogue';
import type { Result } from '../../games/frame/result';
import type { AccountFindings } from './account-findings';
import type { AccountAnswer, AccountQuestion } from '../reply/account';
import type { CallProblem, MadeOn, Reaching } from '../reply/reply';
import type { PostOutcome } from '../reply/posts';
import type { Hosts } from '../record/hosts';
import type { BooksPort, PrefetchPort } from './books';
import type { FormsPort } from './forms';
import type { HostBook } from './host-book';
import type { MatchTabsPort } from './match-tabs';
import type { PagesPort } from './pages';
import type { AlarmPort, LostTriggersPort, TriggerPort } from './triggers';

export type Posted =
  | PostOutcome
  /** Google won't let this account send anything more today. */
  | { readonly kind: 'used-up' };

export interface MessengerPort {
  /** Posts to a Discord address. Never throws. */
  post(address: string, body: string): Posted;
}

/** A hash per player of what their book last said about their answers. If forgotten, the books are written again. */
export interface DeliveredFatesPort {
  read(): ReadonlyMap<string, string>;
  write(answered: ReadonlyMap<string, string>): void;
}

/** How this Google account differs from others. */
export interface AccountPort {
  /** Undefined before the first question. */
  read(): AccountFindings | undefined;
  write(findings: AccountFindings): void;
  /** Never throws: “unknown” is an answer too. */
  ask(question: AccountQuestion): AccountAnswer;
  /** Removes the checks' throwaway files; returns the names of those left. Never throws. */
  removeFiles(): readonly string[];
}

/** Host and co-hosts, for all games of the book. Never published. */
export interface HostsPort {
  /** As of the last read of the book. */
  read(): Hosts;
  /** Saves the account that creates files, by the end of the call. Never throws. */
  noteOwner(owner: string): void;
  /** Saves right away, or says why not. */
  write(hosts: Hosts): Result<undefined, CallProblem>;
}

export interface Ports {
  /** What the window showed when it made this call; absent if the call doesn't depend on it. */
  readonly madeOn?: MadeOn;
  /** The people this call affects, as the window showed them; absent for none. */
  readonly reaching?: Reaching;
  readonly games: Catalogue;
  readonly book: HostBook;
  readonly matchTabs: MatchTabsPort;
  readonly forms: FormsPort;
  readonly books: BooksPort;
  readonly prefetch: PrefetchPort;
  readonly messenger: MessengerPort;
  /** Runs every ten minutes. */
  readonly trigger: TriggerPort;
  readonly alarm: AlarmPort;
  /** Runs soon after a form is sent. */
  readonly submitTrigger: TriggerPort;
  readonly lostTriggers: LostTriggersPort;
  readonly deliveredFates: DeliveredFatesPort;
  readonly account: AccountPort;
  readonly hosts: HostsPort;
  readonly pages: PagesPort;
  /** Runs with the lock on the game, or refuses after waiting `waitMs`. */
  readonly exclusively: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** Runs with the lock on forms, or refuses after waiting `waitMs`. Its holder may wait for the game's lock, never vice versa. */
  readonly holdingForms: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Returns at this instant, or right away if it's past. */
  readonly waitUntil: (at: number) => void;
  /** Unguessable: 32 hexadecimal digits from at least 122 random bits. */
  readonly secret: () => string;
  /** Who clicked: an e-mail address, or `the host` if unknown. Decides permissions. May be unknown in a trigger's run. */
  readonly who: () => string;
  /** The account that acts and creates files: who clicked, or who created the trigger. */
  readonly signs: () => string;
  /** Until when this execution may start more slow work. */
  readonly workUntil: () => number;
}
