// The round loop's needs from the world outside: the host book, other books, forms, messages, the clock. On Google and
// on this machine the same code sits behind these.
import type { Result } from '../../games/frame/result';
import type { AccountFindings } from './account-findings';
import type { AccountAnswer, AccountQuestion } from '../reply/account';
import type { AskAccount, Meeting, Met } from '../reply/account-input';
import type { CallProblem } from '../reply/reply';
import type { MadeOn } from '../reply/opening';
import type { PostOutcome } from '../reply/posts';
import type { Hosts } from '../record/hosts';
import type { BooksPort } from './books';
import type { FormsAheadPort, FormsPort } from './forms';
import type { HostBook } from './host-book';
import type { MatchTabsPort } from './match-tabs';
import type { PagesPort } from './pages';
import type { LooksPort } from './readers';
import type { AlarmPort, LostTriggersPort, SubmitTriggerPort, TriggerPort } from './triggers';

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

/** Finds out the differences between one Google account and the next. */
export interface AccountPort {
  /** The findings so far; undefined before the first question. */
  read(): AccountFindings | undefined;
  write(findings: AccountFindings): void;
  /** Throws nothing: “could not be told” is an answer, too. */
  ask(question: AccountQuestion, given: AskAccount): AccountAnswer;
  /** Meets another call that is made at the same time. */
  meet(given: Meeting): Met;
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

export interface Ports {
  /** The match and season on which a window made this call; absent where they tie nothing. */
  readonly madeOn?: MadeOn;
  readonly book: HostBook;
  readonly matchTabs: MatchTabsPort;
  readonly forms: FormsPort;
  readonly formsAhead: FormsAheadPort;
  readonly books: BooksPort;
  readonly looks: LooksPort;
  readonly messenger: MessengerPort;
  /** Runs about once an hour. */
  readonly trigger: TriggerPort;
  readonly alarm: AlarmPort;
  /** Runs soon after somebody has sent in a form. */
  readonly submitTrigger: SubmitTriggerPort;
  readonly lostTriggers: LostTriggersPort;
  readonly deliveredFates: DeliveredFatesPort;
  readonly account: AccountPort;
  readonly hosts: HostsPort;
  readonly pages: PagesPort;
  /** Runs it while nobody else changes the game, or says that somebody does; `waitMs`: not until it has waited so long. */
  readonly exclusively: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /**
   * Runs it while nobody else makes or changes forms, or says that somebody does. Whoever holds forms may wait for the game;
   * whoever holds the game does not wait for forms. `waitMs`: not until it has waited so long.
   */
  readonly holdingForms: <T>(run: () => Result<T, CallProblem>, waitMs?: number) => Result<T, CallProblem>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Comes back at this instant, or at once where it is past. */
  readonly waitUntil: (at: number) => void;
  /** Random text that nobody can guess: 32 hexadecimal digits from at least 122 random bits. */
  readonly secret: () => string;
  /**
   * The person who clicks: an e-mail address, or `the host` where it is not known. It decides who may do what. In the run of
   * a trigger Google need not tell it.
   */
  readonly who: () => string;
  /** The account that signs what is done and makes files: whoever clicks, and in the run of a trigger whoever made that. */
  readonly signs: () => string;
  /** The end of the time in which this execution may start further slow work. */
  readonly workUntil: () => number;
}
