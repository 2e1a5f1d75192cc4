// The check of the host’s account: its questions and its findings, and the program that was loaded.

/** Questions that only the host's own account can answer, in the order in which they are asked. */
export const ACCOUNT_QUESTIONS = [
  { id: 'account', title: 'Does one Google account do everything here?' },
  { id: 'permissions', title: 'Is everything allowed that Google asked about?' },
  { id: 'loading', title: 'Does a click that does nothing come back soon?' },
  { id: 'zones', title: 'Is the spreadsheet’s time zone known here?' },
  { id: 'cache', title: 'Does Google remember things for a while?' },
  { id: 'space', title: 'Is there room in Drive?' },
  { id: 'language', title: 'Do Google’s errors come in English?' },
  { id: 'beside', title: 'Do two calls at once see what each other keeps?' },
  { id: 'discord-google', title: 'Does Discord answer Google’s servers?' },
  { id: 'discord-browser', title: 'Does Discord answer this window?' },
  { id: 'speed', title: 'Is Google fast enough?' },
  { id: 'together', title: 'May several files be written at once?' },
  { id: 'drawing', title: 'Can a whole book with a chart be drawn?' },
  { id: 'own-address', title: 'May a book be shared with your own address?' },
  { id: 'outside', title: 'May a book be shared with another account?' },
  { id: 'book-link', title: 'May everyone with the link read a book?' },
  { id: 'copy', title: 'Can a book be copied?' },
  { id: 'page', title: 'Does the players’ page open for everybody?' },
  { id: 'form-shown', title: 'Does Drive show the forms that are made?' },
  { id: 'form-road', title: 'Does a form go the whole way of a game?' },
  { id: 'form-open', title: 'Does a form open without an account?' },
  { id: 'prefilled', title: 'Does a personal link stay right when a form changes?' },
  { id: 'response-tab', title: 'Does Google tell whose responses a tab holds?' },
  { id: 'row', title: 'Is a response soon in the sheet?' },
  { id: 'form-asked', title: 'Does a form tell what was sent to it?' },
  { id: 'stamp', title: 'Is its time written in the spreadsheet’s zone?' },
  { id: 'triggers', title: 'May Round Keeper act by itself, every ten minutes and at a set time?' },
  { id: 'submit-trigger', title: 'May Round Keeper act when a form is sent?' },
  { id: 'sections', title: 'May an answer pass over a page of a form?' },
  { id: 'asked-again', title: 'Do answers stay when a question is removed and asked again?' },
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
