// What the round loop needs from the world outside: the host book, other books, forms, messages, the clock. The same
// code runs on Google and on this machine.
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
  /** Google lets this account send nothing more today. */
  | { readonly kind: 'used-up' };

export interface MessengerPort {
  /** Posts a body to this address of Discord's. Throws nothing. */
  post(address: string, body: string): Posted;
}

/**
 * What players' books last said about their own submissions: a hash by player. Where it is forgotten, the books are
 * written once more.
 */
export interface DeliveredFatesPort {
  read(): ReadonlyMap<string, string>;
  write(answered: ReadonlyMap<string, string>): void;
}

/** Finds out how this Google account differs from others. */
export interface AccountPort {
  /** The findings so far; undefined before the first question. */
  read(): AccountFindings | undefined;
  write(findings: AccountFindings): void;
  /** Asks a question; it never throws, since “could not be told” is an answer, too. */
  ask(question: AccountQuestion): AccountAnswer;
  /** Removes the throwaway files that questions made; gives the names of those that are left. Throws nothing. */
  removeFiles(): readonly string[];
}

/** The host and the co-hosts, for all games of the book; no published record has them. */
export interface HostsPort {
  /** Gives them as they were when the book was last read. */
  read(): Hosts;
  /** Keeps the account that makes files, by the end of the call at the latest. Throws nothing. */
  noteOwner(owner: string): void;
  /** Keeps all of it now, or says why not. */
  write(hosts: Hosts): Result<undefined, CallProblem>;
}

export interface Ports {
  /** The match and season on which a window made this call; absent where the call depends on none. */
  readonly madeOn?: MadeOn;
  /** The people whom this call reaches, as its window showed them; absent for a call that reaches nobody. */
  readonly reaching?: Reaching;
  /** The games that the program knows. */
  readonly games: Catalogue;
  readonly book: HostBook;
  readonly matchTabs: MatchTabsPort;
  readonly forms: FormsPort;
  readonly books: BooksPort;
  readonly prefetch: PrefetchPort;
  readonly messenger: MessengerPort;
  /** The trigger that runs every ten minutes. */
  readonly trigger: TriggerPort;
  readonly alarm: AlarmPort;
  /** The trigger that runs soon after somebody has sent a form. */
  readonly submitTrigger: TriggerPort;
  readonly lostTriggers: LostTriggersPort;
  readonly deliveredFates: DeliveredFatesPort;
  readonly account: AccountPort;
  readonly hosts: HostsPort;
  readonly pages: PagesPort;
  /**
   * Runs something while nobody else changes the game, or tells that somebody does; it waits at most `waitMs` for its
   * turn.
   */
  readonly exclusively: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /**
   * Runs something while nobody else makes or changes forms, or tells that somebody does. Whoever holds the lock on
   * forms may wait for the game, but never the other way round. It waits at most `waitMs` for its turn.
   */
  readonly holdingForms: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Returns at this instant, or at once where it is past. */
  readonly waitUntil: (at: number) => void;
  /** Random text that nobody can guess: 32 hexadecimal digits from at least 122 random bits. */
  readonly secret: () => string;
  /**
   * The person who clicks: an e-mail address, or `the host` where it is not known. It decides who may do what. In a
   * trigger's run Google may not tell it.
   */
  readonly who: () => string;
  /** The account that acts and makes files: whoever clicks, or in a trigger's run whoever made the trigger. */
  readonly signs: () => string;
  /** Until when this execution may start further slow work. */
  readonly workUntil: () => number;
}
