// The account check's questions and answers, and the program's version.

/** Questions that can only be answered by trying with the host's account, in order. */
export const ACCOUNT_QUESTIONS = [
  { id: 'together', title: 'Can Google write several files at once?' },
  { id: 'book-link', title: 'Can everyone with the link read a book?' },
  { id: 'page', title: 'Can everyone open the players’ page?' },
  { id: 'form', title: 'Can a form do everything a game needs?' },
  { id: 'form-open', title: 'Does a form open without an account?' },
  { id: 'row', title: 'Do answers arrive in the sheet quickly?' },
  { id: 'form-asked', title: 'Can a form list the answers sent to it?' },
  { id: 'stamp', title: 'Are answers timestamped in the spreadsheet’s time zone?' },
  { id: 'formulas', title: 'Can formulas be copied in a spreadsheet with decimal commas?' },
  { id: 'triggers', title: 'Can Round Keeper act automatically?' },
] as const;

export type AccountQuestion = (typeof ACCOUNT_QUESTIONS)[number]['id'];

export interface AccountAnswer {
  /** `fails`: the text says what Round Keeper does instead. `unknown`: the text says why there is no answer. */
  readonly kind: 'holds' | 'fails' | 'unknown';
  readonly text: string;
  /** For `row`: after how many milliseconds it appeared. For `stamp`: how many minutes response times are ahead of UTC. */
  readonly measured?: number;
  /** For `page`: the build that replied; absent for old versions, which don't report it. */
  readonly build?: string;
}

export interface AccountCheck {
  readonly questions: readonly {
    readonly id: AccountQuestion;
    readonly title: string;
    /** Null if the question hasn't been asked. */
    readonly answer: AccountAnswer | null;
  }[];
  /** The question to ask next; null if all have been asked. */
  readonly next: AccountQuestion | null;
  /** Address of the players' page; empty if none was entered. */
  readonly page: string;
  /** Names of temporary files that couldn't be deleted. */
  readonly leftover: readonly string[];
  /** Text for bug reports. Contains no key, address, e-mail or id. */
  readonly report: string;
}

/** What the user had allowed the script to do when the page was opened. */
export interface GoogleConsent {
  /** What can't be done without consent: `make the forms that players answer`. */
  readonly missing: readonly string[];
  /** Google's page for giving consent; empty if Google names none. */
  readonly page: string;
}

/** A release of the program. */
export interface Release {
  /** Version and build: `1.0.0 (1a2b3c4d)`. */
  readonly build: string;
  /** Link that copies the template spreadsheet with the program; absent if none is published. */
  readonly copy?: string;
}
