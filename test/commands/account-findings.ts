// The sentences that the report of an account's check can hold of what does not hold, and an add-on that plays them.
import { ACCOUNT_QUESTIONS, type AccountQuestion } from '../../src/rounds/api';
import type { DiscordSide, PlayedTable } from '../../src/commands/account-conditions';
import { GoogleError } from 'apps-script-stand-in/errors';
import { openTestHost, type TestHost } from '../support/host';

/** A sentence of a report, and the other questions that fail with it. */
type Finding = readonly [start: string, ...others: AccountQuestion[]];

/** Each sentence that a report can hold of what does not hold, by its start. A new question has none until it has some here. */
export const FINDINGS: Readonly<Record<AccountQuestion, readonly Finding[]>> = {
  account: [],
  permissions: [
    [
      'Some boxes stayed empty: until they are ticked, Round Keeper cannot close forms and remind players by itself.',
      'triggers',
      'submit-trigger',
    ],
  ],
  loading: [['It took 7.1 s: the way to Google and back, and loading the program. Every click']],
  zones: [['It is not (Mars/Gale): times could not be told.']],
  cache: [['It has forgotten at once.']],
  space: [['Drive is full: Google makes no new forms and books.']],
  language: [['They come in another language (pt).']],
  'discord-google': [['It refuses (429). Messages'], ['No answer came. Messages']],
  'discord-browser': [['It refuses (403). Something'], ['No answer came. Something']],
  speed: [['A book takes 2.0 s, a write 1.5 s, a question of a form 14 s: that makes']],
  together: [['Google does not take several requests at once here (']],
  drawing: [['Google does not draw it whole (API call']],
  'own-address': [['Google refuses to share with your own address.'], ['Google lists you a second time.']],
  outside: [['Google does not let this account share with that one.']],
  'book-link': [
    ['Google does not let this account share by link.', 'responders', 'form-open'],
    ['Google lets this account share, and asks strangers who they are.', 'form-open'],
  ],
  page: [['It asks for an account, or is another page.']],
  'form-shown': [['It does not. Round Keeper asks Forms whether a form is there', 'form-open']],
  responders: [
    ['Your organisation does not allow it.', 'book-link', 'form-open'],
    ['The form stays unpublished.'],
  ],
  'form-open': [['It asks who somebody is.', 'book-link']],
  prefilled: [['It does not: after each change of a form']],
  row: [['It was there after 12 s. In a game played live'], ['It was not there in 45 s.']],
  'form-asked': [
    ['It does not. In games played live'],
    ['It does, but its time and that in the sheet are 7 s apart.'],
  ],
  'response-tab': [['It names another form, or none']],
  stamp: [['It is written as at UTC−7:00'], ['It is written as at UTC+5:30']],
  'form-closed': [['It takes answers all the same.'], ['It stays closed.']],
  triggers: [['Google does not let it (Not here). Round Keeper then neither']],
  'submit-trigger': [['Google does not let it (Not here). Players are then not told']],
  sections: [['A program’s answer may not.']],
  'asked-again': [['Some are gone from the sheet']],
};

/** Each of them with its question. */
export const EACH_FINDING = ACCOUNT_QUESTIONS.flatMap(({ id }) =>
  FINDINGS[id].map(([text, ...others]) => ({ id, text, others })),
);

interface Played {
  readonly addOn: TestHost;
  readonly table: PlayedTable;
  /** The status that Discord gives the window, and Google's servers; null for no answer. */
  readonly window: () => number | null;
  readonly google: () => number | null;
}

/** An add-on whose account is played. */
export function played(): Played {
  const refuses = new Map<DiscordSide, number | null>();
  const status = (side: DiscordSide): number | null =>
    refuses.has(side) ? (refuses.get(side) ?? null) : 200;
  const addOn = openTestHost({
    fetch: ({ url }) => {
      const code = status('google');
      if (code === null) throw new GoogleError(`Address unavailable: ${url}`);
      return { code, text: '{}' };
    },
  });
  return {
    addOn,
    table: {
      conditions: addOn.host.conditions,
      refuseDiscord: (side, status) => refuses.set(side, status),
    },
    window: () => status('window'),
    google: () => status('google'),
  };
}

/** A report in which these findings do not hold. */
export function reportOf(findings: Readonly<Partial<Record<AccountQuestion, string>>>): string {
  const lines = ACCOUNT_QUESTIONS.map(({ id, title }) => {
    const text = findings[id];
    return text === undefined ? `${title}\n  holds: It does.` : `${title}\n  DOES NOT HOLD: ${text}`;
  });
  return ['Round Keeper, check of an account, 2026-03-01', ...lines].join('\n');
}
