// How Google treats the script, as far as that differs: from account to account, from one organisation to the next,
// from one moment to another. A test sets it; otherwise everything is as usual, or the harder case.

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

export interface Conditions {
  /** The scopes, whole as in the manifest, that the user did not tick when Google asked. */
  readonly unticked: Set<string>;
  /** The language of the user, in which built-in services word their exceptions. */
  language: Language;
  /** The account that the script runs as; null for the user's own. */
  runsAs: string | null;
  /** The room in Drive and how much of it is used, in bytes; no limit where null. */
  storage: { readonly limit: number | null; readonly usage: number };
  /** The time that an execution takes to load the script, in milliseconds; null for what the script's size makes. */
  loadMs: number | null;
  /** The time after it was made for which files.list leaves a file out. */
  listLagMs: number;
  /** The time after a form was linked for which the script does not find the tab of its responses. */
  tabLagMs: number;
  /** The time after it was sent for which a response is not in the tab. */
  rowLagMs: number;
  /** The time after a change of a spreadsheet for which its formulas show `Loading...`. */
  formulaLagMs: number;
  /** True for forms from before publishing: they cannot be published, and throw when they are asked about it. */
  formsOfBefore: boolean;
  /** The time zone in which the times of responses are written; null for the spreadsheet's own. */
  stampZone: string | null;
  /** True where Google runs the triggers that were made in the run of a trigger; else they are listed and never run. */
  runsTriggersOfTriggers: boolean;
  /** The number of times that the triggers on submissions fire for each. */
  submitFires: number;
  /** The account behind an address, by its own address; null for none. Other addresses follow Gmail's rules. */
  accounts: Readonly<Record<string, string | null>>;
  /** True where Google tells editors of a file no addresses of accounts outside their own organisation. */
  hidesAddresses: boolean;
  /**
   * The answer of Sheets to who may not share a book and asks who reads it: an exception, or its editors alone; null for all
   * of it. Drive lists permissions only to who may share.
   */
  hidesReaders: 'throws' | 'editors alone' | null;
  /** True where an organisation forbids to open files to everyone who has the link. */
  forbidsLinks: boolean;
  /** True where an organisation forbids to share files with people outside it. */
  forbidsOutside: boolean;
  /** True where pages that are open to everyone with the link ask strangers who they are all the same. */
  asksStrangers: boolean;
  /**
   * True where everybody may answer a new form; else only members of the maker's organisation may, once, with their
   * address.
   */
  anyoneResponds: boolean;
  /** True where a response that a script submits must answer the required questions of pages that it leads past. */
  scriptsAnswerAllPages: boolean;
  /**
   * The calls of the Sheets API that a user may make in a minute, as many to read and as many to write; null for no
   * limit.
   */
  sheetsPerMinute: number | null;
  /** The requests that UrlFetchApp may still send today, each of a fetchAll for itself; null for no limit. */
  fetchesLeft: number | null;
  /** True where tabs of responses become tables, whose headings Google numbers where two would be the same. */
  responsesAreTables: boolean;
  /** True where the address that a tab of responses gives for its form holds another id than the form's own. */
  namesOtherForms: boolean;
  /** True for forms that take answers whatever they are told, false for those that take none; null for those that obey. */
  staysAccepting: boolean | null;
  /** The state of forms in which they refuse to be drawn; null where they do in none. */
  fixedForms: 'published' | 'unpublished' | null;
  /** True for forms that are published by nobody but their editor. */
  staysUnpublished: boolean;
  /** True for forms that are published from the first, and stay so whatever they are told. */
  staysPublished: boolean;
  /** True where an execution sees the tabs of a spreadsheet as they were when it opened it first. */
  tabsAsFirstOpened: boolean;
  /** The time after which other executions see what one has written into properties, in milliseconds. */
  propertiesLagMs: number;
  /** The same of the cache. */
  cacheLagMs: number;
  /** True where a lock that one execution holds keeps no other out. */
  sharesLocks: boolean;
  /** True where Google makes no trigger that runs at a set time. */
  refusesTimes: boolean;
  /** True where a script that asks a form for its responses gets none. */
  hidesResponses: boolean;
  /** The time by which a response's own time is ahead of that in its row, in milliseconds. */
  responsesAheadMs: number;
  /** The zone that spreadsheets say they are in; null for their own. */
  bookZone: string | null;
  /** True where the cache forgets at once. */
  forgetsCache: boolean;
  /** Calls that take longer than others, and how long, in milliseconds; the first that fits holds. */
  readonly slowCalls: (readonly [call: RegExp, ms: number])[];
  /** True where the REST APIs of Google are not enabled in the script's project, whatever its manifest says. */
  apisOff: boolean;
}

const GIGABYTE = 1024 ** 3;

/** The conditions that hold unless a test sets others. */
export function usualConditions(): Conditions {
  return {
    unticked: new Set(),
    language: 'en',
    runsAs: null,
    storage: { limit: 15 * GIGABYTE, usage: 3 * GIGABYTE },
    loadMs: null,
    listLagMs: 5000,
    tabLagMs: 2000,
    rowLagMs: 0,
    formulaLagMs: 0,
    formsOfBefore: false,
    stampZone: null,
    runsTriggersOfTriggers: false,
    submitFires: 1,
    accounts: {},
    hidesAddresses: false,
    hidesReaders: null,
    forbidsLinks: false,
    forbidsOutside: false,
    asksStrangers: false,
    anyoneResponds: false,
    scriptsAnswerAllPages: false,
    sheetsPerMinute: null,
    fetchesLeft: null,
    responsesAreTables: false,
    namesOtherForms: false,
    staysAccepting: null,
    fixedForms: null,
    staysUnpublished: false,
    staysPublished: false,
    tabsAsFirstOpened: false,
    propertiesLagMs: 0,
    cacheLagMs: 0,
    sharesLocks: false,
    refusesTimes: false,
    hidesResponses: false,
    responsesAheadMs: 0,
    bookZone: null,
    forgetsCache: false,
    slowCalls: [],
    apisOff: false,
  };
}

/** The account that an address leads to, by its own address; undefined when there is none. */
export function accountOf({ accounts }: Conditions, address: string): string | undefined {
  const given = accounts[address];
  if (given !== undefined) return given ?? undefined;
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return address.toLowerCase();
  return `${(name.split('+')[0] ?? '').replaceAll('.', '')}@gmail.com`;
}
