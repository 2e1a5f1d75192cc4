// How Google is towards the script: what differs from account to account, from one organisation to the next, and
// from one moment to another. A test or a rehearsal sets it; what is not set is the usual, or the harder case.

export const languages = ['en', 'pt'] as const;
export type Language = (typeof languages)[number];

export interface Conditions {
  /** The scopes, whole as in the manifest, that the user did not tick when Google asked. */
  readonly unticked: Set<string>;
  /** The language of the user, in which built-in services word their exceptions. */
  language: Language;
  /** Whose account the script runs as, where it is not the user's. */
  runsAs: string | null;
  /** How much Drive holds, in bytes; no limit where null. */
  storage: { readonly limit: number | null; readonly usage: number };
  /** So long after it was made a file is not among the answers of files.list. */
  listLagMs: number;
  /** So long after the form was linked the script does not find the tab of its responses. */
  tabLagMs: number;
  /** So long after it was sent a response is not in the tab. */
  rowLagMs: number;
  /** Whether forms are of the kind before publishing: they cannot be published, and throw when they are asked about it. */
  formsOfBefore: boolean;
  /** In whose clocks the times of responses are written, where it is not the spreadsheet's zone. */
  stampZone: string | null;
  /** How often the triggers on submissions fire for each. */
  submitFires: number;
  /** The account behind an address, by its own address; null for none. Other addresses follow Gmail's rules. */
  accounts: Readonly<Record<string, string | null>>;
  /** Whether an organisation forbids to open files to everyone who has the link. */
  forbidsLinks: boolean;
  /** Whether everybody may answer a new form; else members of the maker's organisation, once, with their address. */
  anyoneResponds: boolean;
  /** Whether a response that a script submits must answer the required questions of pages that it leads past. */
  scriptsAnswerAllPages: boolean;
  /** How often in a minute a user may read through the Sheets API, and how often write; null: as often as wanted. */
  sheetsPerMinute: number | null;
}

const GIGABYTE = 1024 ** 3;

/** How Google is unless a test says otherwise. */
export function usualConditions(): Conditions {
  return {
    unticked: new Set(),
    language: 'en',
    runsAs: null,
    storage: { limit: 15 * GIGABYTE, usage: 3 * GIGABYTE },
    listLagMs: 5000,
    tabLagMs: 2000,
    rowLagMs: 0,
    formsOfBefore: false,
    stampZone: null,
    submitFires: 1,
    accounts: {},
    forbidsLinks: false,
    anyoneResponds: false,
    scriptsAnswerAllPages: false,
    sheetsPerMinute: null,
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
