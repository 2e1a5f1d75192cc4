// The classes of service calls. A wait is a call that asks a server; some others take little and are listed beside; the
// rest is done within the script. Tests count by these classes, and the model of waiting gives each its time.
import type { TraceEntry } from 'apps-script-stand-in/faults';

/** Calls that ask a server. A fetchAll is one, however many requests leave with it. */
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

/** Calls that ask something near the script. They are listed beside the waits. */
export const BESIDE = [
  'lock',
  'cache-read',
  'cache-write',
  'property-read',
  'property-write',
  'user',
] as const;

export type Wait = (typeof WAITS)[number];
export type Beside = (typeof BESIDE)[number];
/** `within` asks nobody: handles, builders, parts of an answer that came before. */
export type CallClass = Wait | Beside | 'within';

/** The first pattern that fits a name gives its class; where Google does not say if a call asks, it does here. */
const CLASSES: readonly (readonly [names: RegExp, is: CallClass])[] = [
  [/^Sheets\.Spreadsheets\.(get|Values\.batchGetByDataFilter)$/, 'sheets-read'],
  [/^Sheets\.Spreadsheets\.(create|batchUpdate)$/, 'sheets-write'],

  // A handle on the open book, its id, and the ids of tabs that were listed.
  [/^(SpreadsheetApp\.(getActiveSpreadsheet|getUi)|Spreadsheet\.getId|Sheet\.getSheetId)$/, 'within'],
  // A form is being connected to the book: nothing else looks for the tab of a form.
  [/^(SpreadsheetApp\.flush|Spreadsheet\.getSheets|Sheet\.getFormUrl)$/, 'form'],
  [/^(SpreadsheetApp|Spreadsheet|Sheet)\./, 'book'],
  [/^(Ui|Menu)\./, 'within'],

  [/^Drive\.(About\.get|(Files|Permissions)\.(get|list))$/, 'drive-read'],
  [/^Drive\.(Files|Permissions)\.(create|copy|update|remove)$/, 'drive-write'],

  // Builders, what an item is seen as, and the parts of responses that were asked for.
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
  // The account's rights and the script's token come with the execution.
  [/^(ScriptApp|AuthorizationInfo|Session|User)\./, 'user'],

  [/^UrlFetchApp\.fetch$/, 'fetch'],
  [/^UrlFetchApp\.fetchAll$/, 'fetch-all'],
  // A request of a fetchAll: they leave together.
  [/^Request\./, 'within'],
  [/^HTTPResponse\./, 'within'],

  [/^Lock\./, 'lock'],
  [/^Cache\.get(All)?$/, 'cache-read'],
  [/^Cache\.(put|putAll|remove|removeAll)$/, 'cache-write'],
  [/^Properties\.get(Property|Properties)$/, 'property-read'],
  [/^Properties\.(setProperty|setProperties|deleteProperty)$/, 'property-write'],
  [/^(LockService|CacheService|PropertiesService)\./, 'within'],

  // A pause passes on the clock, whoever asks for it.
  [/^(Utilities|HtmlService|HtmlOutput|HtmlTemplate)\./, 'within'],
];

/**
 * The class of a call, by the name it has in a trace.
 * @throws Error for a call that nobody has put into a class yet
 */
export function classOf(name: string): CallClass {
  const found = CLASSES.find(([names]) => names.test(name));
  if (found === undefined) throw new Error(`${name} is in no class of test/support/waits.ts.`);
  return found[1];
}

export function isWait(kind: CallClass): kind is Wait {
  return WAITS.some((wait) => wait === kind);
}

/** The waits of a trace, in the order made. */
export function waitsIn(trace: readonly Pick<TraceEntry, 'name'>[]): readonly string[] {
  return trace.map(({ name }) => name).filter((name) => isWait(classOf(name)));
}

/**
 * The waits that edit forms, which are counted apart, and all others. To connect a form the book is opened anew, once
 * what is pending is written.
 */
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

/** The numbers of the calls that are listed beside the waits, by class. */
export function besideIn(trace: readonly Pick<TraceEntry, 'name'>[]): Readonly<Record<Beside, number>> {
  const classes = trace.map(({ name }) => classOf(name));
  const number = (beside: Beside): number => classes.filter((one) => one === beside).length;
  return {
    lock: number('lock'),
    'cache-read': number('cache-read'),
    'cache-write': number('cache-write'),
    'property-read': number('property-read'),
    'property-write': number('property-write'),
    user: number('user'),
  };
}
