// The check of the host's account: questions and findings; and the running release.

/** Questions that only the host's own account can answer, in order. */
export const ACCOUNT_QUESTIONS = [
  { id: 'together', title: 'Can Google write several files at once?' },
  { id: 'book-link', title: 'Can everyone with the link read a book?' },
  { id: 'page', title: 'Can everyone open the players’ page?' },
  { id: 'form', title: 'Can a form do everything a game needs?' },
  { id: 'form-open', title: 'Does a form open without an account?' },
  { id: 'row', title: 'Do answers arrive in the sheet quickly?' },
  { id: 'form-asked', title: 'Can a form list the answers sent to it?' },
  { id: 'stamp', title: 'Are answers’ times in the spreadsheet’s time zone?' },
  { id: 'formulas', title: 'Can formulas be copied in a spreadsheet that writes 2,5?' },
  { id: 'triggers', title: 'Can Round Keeper act automatically?' },
] as const;

export type AccountQuestion = (typeof ACCOUNT_QUESTIONS)[number]['id'];

export interface AccountAnswer {
  /** `fails`: the text says what Round Keeper does instead. `unknown`: why it couldn't be found out. */
  readonly kind: 'holds' | 'fails' | 'unknown';
  readonly text: string;
  /** For `row`: milliseconds it took. For `stamp`: minutes that the response clock is ahead of UTC. */
  readonly measured?: number;
  /** For `page`: the build that answered; absent for old versions, which don't say. */
  readonly build?: string;
}

export interface AccountCheck {
  readonly questions: readonly {
    readonly id: AccountQuestion;
    readonly title: string;
    /** Null: not asked yet. */
    readonly answer: AccountAnswer | null;
  }[];
  /** Null: all were asked. */
  readonly next: AccountQuestion | null;
  /** The players' page; empty if none was entered. */
  readonly page: string;
  /** Throwaway files that couldn't be removed yet. */
  readonly leftover: readonly string[];
  /** For bug reports: contains no key, address, e-mail or id. */
  readonly report: string;
}

/** What the user has allowed, as of opening the page. */
export interface Consent {
  /** What can't be done without it: `make the forms that players answer`. */
  readonly missing: readonly string[];
  /** The page on which to allow it; empty if Google names none. */
  readonly page: string;
}

/** A release of the program. */
export interface Release {
  /** Version and build: `1.0.0 (1a2b3c4d)`. */
  readonly build: string;
  /** Link to copy the template spreadsheet with the program; absent if none is published. */
  readonly copy?: string;
}
