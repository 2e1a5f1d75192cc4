// The check of the host’s account: its questions and its findings, and the program that was loaded.

/** Questions that only the host's own account can answer, in the order in which they are asked. */
export const ACCOUNT_QUESTIONS = [
  { id: 'together', title: 'Can several files be written at once?' },
  { id: 'book-link', title: 'Can everyone with the link read a book?' },
  { id: 'page', title: 'Does the players’ page open for everyone?' },
  { id: 'form', title: 'Can a game do all it needs with a form?' },
  { id: 'form-open', title: 'Does a form open without an account?' },
  { id: 'row', title: 'Is an answer soon in the sheet?' },
  { id: 'form-asked', title: 'Does a form tell what was sent to it?' },
  { id: 'stamp', title: 'Is an answer’s time in the spreadsheet’s time zone?' },
  { id: 'formulas', title: 'Can formulas be copied if a spreadsheet writes 2,5?' },
  { id: 'triggers', title: 'Can Round Keeper act automatically?' },
] as const;

export type AccountQuestion = (typeof ACCOUNT_QUESTIONS)[number]['id'];

export interface AccountAnswer {
  /** `fails`: the text says what Round Keeper does instead. `unknown`: it says why the answer could not be found. */
  readonly kind: 'holds' | 'fails' | 'unknown';
  readonly text: string;
  /**
   * The measured number where the program uses it: for `row`, how many milliseconds it took; for `stamp`, how many
   * minutes the clocks of the times are ahead of UTC.
   */
  readonly measured?: number;
  /** For `page`: the build of the program that answered; absent if an earlier version did, which doesn't say. */
  readonly build?: string;
}

export interface AccountCheck {
  readonly questions: readonly {
    readonly id: AccountQuestion;
    readonly title: string;
    /** Null: not asked yet. */
    readonly answer: AccountAnswer | null;
  }[];
  /** The next question; null: everything was asked. */
  readonly next: AccountQuestion | null;
  /** The address of the players' page; empty where none was entered. */
  readonly page: string;
  /** Names of throwaway files that could not be removed yet. */
  readonly leftover: readonly string[];
  /** A text to be copied whole into a bug report: no key, address, e-mail or id is in it. */
  readonly report: string;
}

/** What the user has allowed, as it was when the page was opened. */
export interface Consent {
  /** What cannot be done without it: `make the forms that players answer`. */
  readonly missing: readonly string[];
  /** The address of the page on which to allow it; empty where Google names none. */
  readonly page: string;
}

/** A release of the program. */
export interface Release {
  /** The version, and a few letters that tell this build from others: `1.0.0 (1a2b3c4d)`. */
  readonly build: string;
  /** The link that copies the template's spreadsheet, program and all; absent where no template is published. */
  readonly copy?: string;
}
