// How Google treats the script where that differs: between accounts, between organisations, from one moment to the
// next. A test may set each condition; without that, Google behaves as usual, or in the harder way where both occur.

import type { FormulaForm } from './formulas/separators';

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600_000;
/** A lag that does not end. */
export const NEVER = Number.MAX_SAFE_INTEGER / 2;

export class Conditions {
  /** The scopes that the user did not tick when Google asked, written as in the manifest. */
  readonly unticked = new Set<string>();
  /** The user's language, in which built-in services word their exceptions. */
  language: Language = 'en';
  /** The account that the script runs as; null for the user's own. */
  runsAs: string | null = null;
  /** How much room Drive has and how much of it is used, in bytes; a limit of null means none. */
  storage: { readonly limit: number | null; readonly usage: number } = {
    limit: 15 * GIGABYTE,
    usage: 3 * GIGABYTE,
  };
  /** How long an execution takes to load the script, in milliseconds; null to go by the script's size. */
  loadMs: number | null = null;
  /** For how long after a file was made files.list leaves it out. */
  listLagMs = 5000;
  /** For how long after a form was linked a script does not find the tab of its responses. */
  tabLagMs = 2000;
  /** For how long after a response was sent it is not in the tab; `NEVER` for one that stays missing. */
  rowLagMs = 0;
  /** For how long after a window or a page was loaded Google takes its calls: an assumed time, none is documented. */
  callsLastMs = 12 * HOUR;
  /** For how long after a change of a spreadsheet its formulas show `Loading...`. */
  formulaLagMs = 0;
  /** How the Sheets API gives and takes formulas of a spreadsheet whose locale writes 2,5. */
  formulaForms: Readonly<Record<'given' | 'taken', FormulaForm>> = { given: 'english', taken: 'typed' };
  /** True for forms made before Google had publishing: they cannot be published, and asking whether they are throws. */
  formsOfBefore = false;
  /** The time zone in which the times of responses are written; null for the spreadsheet's own zone. */
  stampZone: string | null = null;
  /** False if Google runs no triggers: it does nothing about those that are due, and goes on listing them. */
  runsTriggers = true;
  /** True where Google runs triggers that a trigger has made; false where it lists them and never runs them. */
  runsTriggersOfTriggers = false;
  /** How often each trigger on submissions fires for one submission. */
  submitFires = 1;
  /** An address's account, or null if it has none. Addresses that aren't listed follow Gmail's rules. */
  accounts: Readonly<Record<string, string | null>> = {};
  /** True where an organisation forbids opening files to everyone who has the link. */
  forbidsLinks = false;
  /** True where an organisation forbids sharing files with people outside it. */
  forbidsOutside = false;
  /** True where pages that are open to everyone with the link still ask strangers to sign in. */
  asksStrangers = false;
  /** Whether everyone can answer a new form, or only the maker's organisation, once each, with their address noted. */
  anyoneResponds = false;
  /** True where a response that a script sends must answer the required questions even of pages that it skips. */
  scriptsAnswerAllPages = false;
  /** How many reads, and how many writes, of the Sheets API a user can make in a minute; null for no limit. */
  sheetsPerMinute: number | null = null;
  /** How many requests UrlFetchApp may still send today; each request of a fetchAll counts. Null for no limit. */
  fetchesLeft: number | null = null;
  /** True where the form's address that a tab of responses gives has another id than the form's own. */
  namesOtherForms = false;
  /** True for forms that always take answers, false for forms that never do, null for forms that obey. */
  staysAccepting: boolean | null = null;
  /** The state in which a form refuses to be drawn; null for none. */
  fixedForms: 'published' | 'unpublished' | null = null;
  /** True for forms that only their editor can publish, not a script. */
  staysUnpublished = false;
  /** True where an execution sees the tabs of a spreadsheet as they were when it first opened it. */
  tabsAsFirstOpened = false;
  /** True where Google refuses to make triggers that run at a set time. */
  refusesTimes = false;
  /** True where a form that a script asks for its responses gives none. */
  hidesResponses = false;
  /** By how much a response's own time is later than the time in its row, in milliseconds. */
  responsesAheadMs = 0;
  /** The time zone that spreadsheets claim to be in; null for their real one. */
  bookZone: string | null = null;
  /** True where the REST APIs of Google are not enabled in the script's project, even if its manifest names them. */
  apisOff = false;
}

/** Gives the account that an address leads to, by the account's own address; undefined where there is none. */
export function accountOf({ accounts }: Conditions, address: string): string | undefined {
  const given = accounts[address];
  if (given !== undefined) return given ?? undefined;
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return address.toLowerCase();
  return `${(name.split('+')[0] ?? '').replaceAll('.', '')}@gmail.com`;
}
