// Classifies service calls: waits ask a server, some calls ask something nearby, and the rest run within the script.
import type { TraceEntry } from 'apps-script-stand-in/faults';

/** Classes of calls that ask a server. A fetchAll is one call, however many requests leave with it. */
export const WAITS = [
  'sheets-read',
  'sheets-write',
  'book',
  'drive-read',
  'drive-write',
  'form',
  'trigger',
  'fetch',
  'fetch-all',
] as const;

/** Classes of calls that ask something near the script; they are counted separately. */
export const NEARBY = [
  'lock',
  'cache-read',
  'cache-write',
  'property-read',
  'property-write',
  'user',
] as const;

export type Wait = (typeof WAITS)[number];
export type Nearby = (typeof NEARBY)[number];
/** A call's class; `within` asks nobody: it creates an object, or reads from a response that has arrived. */
export type CallClass = Wait | Nearby | 'within';

/** The first matching pattern determines a call's class. A call is a wait unless Google documents otherwise. */
const CLASSES: readonly (readonly [names: RegExp, is: CallClass])[] = [
  [/^Sheets\.Spreadsheets\.(get|Values\.batchGetByDataFilter)$/, 'sheets-read'],
  [/^Sheets\.Spreadsheets\.(create|batchUpdate)$/, 'sheets-write'],

  // These calls return the open book, its id, and the ids of tabs that were already listed.
  [/^(SpreadsheetApp\.(getActiveSpreadsheet|getUi)|Spreadsheet\.getId|Sheet\.getSheetId)$/, 'within'],
  // These calls link a form to the book. Nothing else looks for a form's tab.
  [/^(SpreadsheetApp\.flush|Spreadsheet\.getSheets|Sheet\.getFormUrl)$/, 'form'],
  [/^(SpreadsheetApp|Spreadsheet|Sheet)\./, 'book'],
  [/^(Ui|Menu)\./, 'within'],

  [/^Drive\.(Files|Permissions)\.(get|list)$/, 'drive-read'],
  [/^Drive\.(Files|Permissions)\.(create|copy|update|remove)$/, 'drive-write'],

  // These calls create objects, tell an item's type, and read parts of responses that have already arrived.
  [
    /^(FormApp\.createTextValidation$|(TextValidation|TextValidationBuilder|Choice|ItemResponse)\.)/,
    'within',
  ],
  [/^\w*Item\.(as\w+|getType|createChoice|createResponse)$/, 'within'],
  [
    /^(Form\.(getId|createResponse)|FormResponse\.(withItemResponse|getTimestamp|getItemResponses))$/,
    'within',
  ],
  [/^(FormApp|Form|FormResponse|\w*Item)\./, 'form'],

  [/^(ScriptApp\.(getProjectTriggers|deleteTrigger)|\w+TriggerBuilder\.create)$/, 'trigger'],
  [/^(Trigger|\w*TriggerBuilder)\.|^ScriptApp\.newTrigger$/, 'within'],
  // The account's permissions and the script's token are available when an execution begins.
  [/^(ScriptApp|AuthorizationInfo|Session|User)\./, 'user'],

  [/^UrlFetchApp\.fetch$/, 'fetch'],
  [/^UrlFetchApp\.fetchAll$/, 'fetch-all'],
  // A fetchAll's requests leave together and aren't counted individually.
  [/^Request\./, 'within'],
  [/^HTTPResponse\./, 'within'],

  [/^Lock\./, 'lock'],
  [/^Cache\.get(All)?$/, 'cache-read'],
  [/^Cache\.(put|putAll|remove|removeAll)$/, 'cache-write'],
  [/^Properties\.get(Property|Properties)$/, 'property-read'],
  [/^Properties\.(setProperty|setProperties|deleteProperty)$/, 'property-write'],
  [/^(LockService|CacheService|PropertiesService)\./, 'within'],

  // A pause only lets time pass.
  [/^(Utilities|HtmlService|HtmlOutput|HtmlTemplate)\./, 'within'],
];

/** A call's class by its name in a trace. Throws for an unclassified call. */
export function classOf(name: string): CallClass {
  const found = CLASSES.find(([names]) => names.test(name));
  if (found === undefined) throw new Error(`${name} is in no class of test/support/waits.ts.`);
  return found[1];
}

export function isWait(kind: CallClass): kind is Wait {
  return WAITS.some((wait) => wait === kind);
}

/** A trace's waits in order. */
export function waitsIn(trace: readonly Pick<TraceEntry, 'name'>[]): readonly string[] {
  return trace.map(({ name }) => name).filter((name) => isWait(classOf(name)));
}

/** The waits that edit forms, and all others. Linking a form counts as editing, since the book is reopened for it. */
export function waitsApart(trace: readonly Pick<TraceEntry, 'name'>[]): {
  readonly forms: readonly string[];
  readonly others: readonly string[];
} {
  const waits = waitsIn(trace);
  const forms: string[] = [];
  const others: string[] = [];
  waits.forEach((name, index) => {
    const connects = name === 'SpreadsheetApp.openById' && waits[index - 1] === 'SpreadsheetApp.flush';
    (classOf(name) === 'form' || connects ? forms : others).push(name);
  });
  return { forms, others };
}

/** Counts the calls that ask something near the script, per class. */
export function nearbyIn(trace: readonly Pick<TraceEntry, 'name'>[]): Readonly<Record<Nearby, number>> {
  const classes = trace.map(({ name }) => classOf(name));
  const number = (beside: Nearby): number => classes.filter((one) => one === beside).length;
  return {
    lock: number('lock'),
    'cache-read': number('cache-read'),
    'cache-write': number('cache-write'),
    'property-read': number('property-read'),
    'property-write': number('property-write'),
    user: number('user'),
  };
}
