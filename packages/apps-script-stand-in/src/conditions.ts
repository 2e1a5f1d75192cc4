// Google's behavior that differs between accounts, organizations or moments. A test can set each condition. By default,
// Google behaves as usual or, if two behaviors are usual, in the more difficult way.

import type { FormulaNotation } from './formulas/separators';

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600_000;
/** A delay that never ends. */
export const NEVER_MS = Number.MAX_SAFE_INTEGER / 2;

export class Conditions {
  /** The scopes that the user didn't tick when Google asked for consent, written as in the manifest. */
  readonly unticked = new Set<string>();
  /** The user's language, in which built-in services write their exceptions. */
  language: Language = 'en';
  /** The account that the script runs as; null for the user's own account. */
  runsAs: string | null = null;
  /** Drive's storage limit and usage in bytes. A null limit means no limit. */
  storage: { readonly limit: number | null; readonly usage: number } = {
    limit: 15 * GIGABYTE,
    usage: 3 * GIGABYTE,
  };
  /** How long an execution takes to load the script, in milliseconds; null to compute the time from the script's size. */
  loadMs: number | null = null;
  /** For how many milliseconds files.list omits a new file. */
  listLagMs = 5000;
  /** For how many milliseconds after a form is linked a script can't find its response tab. */
  tabLagMs = 2000;
  /** How many milliseconds a response takes to reach the tab; `NEVER_MS` if it never arrives. */
  rowLagMs = 0;
  /** For how many milliseconds Google accepts a loaded page's calls. A guess, since Google documents no limit. */
  callsLastMs = 12 * HOUR;
  /** For how many milliseconds formulas show `Loading...` after their spreadsheet changes. */
  formulaLagMs = 0;
  /** The notation in which the Sheets API returns and accepts formulas if the spreadsheet's locale has decimal commas. */
  formulaForms: Readonly<Record<'given' | 'taken', FormulaNotation>> = { given: 'english', taken: 'typed' };
  /** True for forms created before Google introduced publishing. They can't be published, and `isPublished()` throws. */
  formsOfBefore = false;
  /** The time zone of responses' timestamps; null for the spreadsheet's own. */
  stampZone: string | null = null;
  /** If false, Google runs no triggers. Due triggers are ignored but still listed. */
  runsTriggers = true;
  /** Whether Google runs triggers created by a trigger's run. If not, it only lists them. */
  runsTriggersOfTriggers = false;
  /** How many times each submission trigger fires for a submission. */
  submitFires = 1;
  /** The account of each e-mail address; null for no account. Unlisted addresses follow Gmail's rules. */
  accounts: Readonly<Record<string, string | null>> = {};
  /** True if an organization forbids link sharing. */
  forbidsLinks = false;
  /** True if an organization forbids sharing files with people outside it. */
  forbidsOutside = false;
  /** True if people have to sign in even to open files that everyone with the link can open. */
  asksStrangers = false;
  /** Whether everyone can answer a new form. If not, only the maker's organization can, once each, with their address. */
  anyoneResponds = false;
  /** True if a response sent by a script must answer required questions even on skipped pages. */
  scriptsAnswerAllPages = false;
  /** The Sheets API's limit per user and minute, separately for reads and writes; null for no limit. */
  sheetsPerMinute: number | null = null;
  /** How many more requests UrlFetchApp can send today, counting each in a fetchAll. Null for no limit. */
  fetchesLeft: number | null = null;
  /** True if the form address of a response tab contains another id than the form's own. */
  namesOtherForms = false;
  /** True for forms that always accept answers, false for forms that never do, null for normal forms. */
  staysAccepting: boolean | null = null;
  /** In this state, forms refuse changes to their items; null if they never do. */
  fixedForms: 'published' | 'unpublished' | null = null;
  /** True for forms that can only be published in Google's form editor, not by a script. */
  staysUnpublished = false;
  /** True if an execution only sees the tabs that a spreadsheet had when the execution first opened it. */
  tabsAsFirstOpened = false;
  /** True if Google refuses to create triggers that run at a set time. */
  refusesTimes = false;
  /** True if a form returns no responses to a script. */
  hidesResponses = false;
  /** By how many milliseconds a response's time in the form is later than in its row. */
  responsesAheadMs = 0;
  /** The time zone that spreadsheets report; null for their real time zone. */
  bookZone: string | null = null;
  /** True if Google's REST APIs aren't enabled in the script's project, although the manifest lists them. */
  apisOff = false;
}

/** The main address of the account that an address belongs to; undefined if there is no account. */
export function findAccount({ accounts }: Conditions, address: string): string | undefined {
  const given = accounts[address];
  if (given !== undefined) return given ?? undefined;
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return address.toLowerCase();
  return `${(name.split('+')[0] ?? '').replaceAll('.', '')}@gmail.com`;
}
