// Google's behaviour where it differs between accounts, organisations or moments. A test may set each condition; by default
// Google behaves as usual, or in the more difficult way if both occur.

import type { FormulaForm } from './formulas/separators';

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600_000;
/** A delay that never ends. */
export const NEVER = Number.MAX_SAFE_INTEGER / 2;

export class Conditions {
  /** The scopes that the user didn't tick when Google asked for consent, written as in the manifest. */
  readonly unticked = new Set<string>();
  /** The user's language, in which built-in services write their exceptions. */
  language: Language = 'en';
  /** The account that the script runs as; null for the user's. */
  runsAs: string | null = null;
  /** Drive's storage limit and usage in bytes; a null limit means none. */
  storage: { readonly limit: number | null; readonly usage: number } = {
    limit: 15 * GIGABYTE,
    usage: 3 * GIGABYTE,
  };
  /** How long an execution takes to load the script, in milliseconds; null to derive it from the script's size. */
  loadMs: number | null = null;
  /** For how many milliseconds files.list omits a new file. */
  listLagMs = 5000;
  /** For how many milliseconds after a form is linked a script can't find its response tab. */
  tabLagMs = 2000;
  /** How many milliseconds a response takes to reach the tab; `NEVER` for one that stays missing. */
  rowLagMs = 0;
  /** For how many milliseconds after a page was loaded Google accepts its calls. Google documents no limit; a guess. */
  callsLastMs = 12 * HOUR;
  /** For how many milliseconds after a spreadsheet changes its formulas show `Loading...`. */
  formulaLagMs = 0;
  /** The form in which the Sheets API returns and accepts formulas of a spreadsheet whose locale has decimal commas. */
  formulaForms: Readonly<Record<'given' | 'taken', FormulaForm>> = { given: 'english', taken: 'typed' };
  /** True for forms created before Google had publishing: they can't be published, and asking whether they are throws. */
  formsOfBefore = false;
  /** The time zone in which responses' times are written; null for the spreadsheet's own. */
  stampZone: string | null = null;
  /** False if Google runs no triggers: due triggers are ignored but still listed. */
  runsTriggers = true;
  /** Whether Google runs triggers created by a trigger's run; if not, it only lists them. */
  runsTriggersOfTriggers = false;
  /** How often each trigger on submissions fires for one submission. */
  submitFires = 1;
  /** An address's account, or null if it has none. Unlisted addresses follow Gmail's rules. */
  accounts: Readonly<Record<string, string | null>> = {};
  /** True if an organisation forbids link sharing. */
  forbidsLinks = false;
  /** True if an organisation forbids sharing files with people outside it. */
  forbidsOutside = false;
  /** True if pages open to everyone with the link still ask strangers to sign in. */
  asksStrangers = false;
  /** Whether everyone can answer a new form, or only the maker's organisation, once each, with their address recorded. */
  anyoneResponds = false;
  /** True if a script's response must answer required questions even on skipped pages. */
  scriptsAnswerAllPages = false;
  /** The Sheets API's limit per user and minute, separately for reads and writes; null for no limit. */
  sheetsPerMinute: number | null = null;
  /** How many requests UrlFetchApp can still send today; each request of a fetchAll counts. Null for no limit. */
  fetchesLeft: number | null = null;
  /** True if the form address that a response tab gives contains an id other than the form's. */
  namesOtherForms = false;
  /** True for forms that always accept answers, false for forms that never do, null for normal ones. */
  staysAccepting: boolean | null = null;
  /** The state in which a form refuses changes of its items; null for none. */
  fixedForms: 'published' | 'unpublished' | null = null;
  /** True for forms that a script can't publish, only their editor. */
  staysUnpublished = false;
  /** True if an execution only sees the tabs that a spreadsheet had when it first opened it. */
  tabsAsFirstOpened = false;
  /** True if Google refuses to create triggers that run at a set time. */
  refusesTimes = false;
  /** True if a form returns no responses to a script. */
  hidesResponses = false;
  /** How many milliseconds a response's own time is later than the time in its row. */
  responsesAheadMs = 0;
  /** The time zone that spreadsheets report; null for their real one. */
  bookZone: string | null = null;
  /** True if Google's REST APIs aren't enabled in the script's project, even if its manifest names them. */
  apisOff = false;
}

/** The account that an address belongs to, by the account's own address; undefined if there is none. */
export function accountOf({ accounts }: Conditions, address: string): string | undefined {
  const given = accounts[address];
  if (given !== undefined) return given ?? undefined;
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return address.toLowerCase();
  return `${(name.split('+')[0] ?? '').replaceAll('.', '')}@gmail.com`;
}
