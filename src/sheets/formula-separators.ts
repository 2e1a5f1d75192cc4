// In a spreadsheet whose locale writes 2,5, Google may return and accept formulas as typed, =ROUND(2,55;1), or as in
// English, =ROUND(2.55,1). Google doesn't document which, so both forms are tried in a hidden tab.
import { tabSheetId } from '../games/frame/tabs';
import type { CallResult, SheetsClient } from './client';

/** The two forms, by their separator between arguments. */
const SAMPLE_FORMULAS = { ',': '=ROUND(2.55,1)', ';': '=ROUND(2,55;1)' } as const;
const ARGUMENT_SEPARATORS = [',', ';'] as const;
type ArgumentSeparator = (typeof ARGUMENT_SEPARATORS)[number];

export interface FormulaSeparators {
  readonly given: ArgumentSeparator;
  readonly taken: ArgumentSeparator;
}

const TEST_SHEET_TITLE = 'Round Keeper formula test';
const TEST_SHEET_ID = tabSheetId(TEST_SHEET_TITLE);

/** Finds out which formula syntax a book returns and accepts; undefined if it computes neither. */
export function findFormulaSeparators(
  client: SheetsClient,
  book: string,
): CallResult<FormulaSeparators | undefined> {
  const gridProperties = { rowCount: 1, columnCount: ARGUMENT_SEPARATORS.length };
  const values = ARGUMENT_SEPARATORS.map((form) => ({
    userEnteredValue: { formulaValue: SAMPLE_FORMULAS[form] },
  }));
  const made = client.batchUpdate(book, [
    {
      addSheet: {
        properties: { sheetId: TEST_SHEET_ID, title: TEST_SHEET_TITLE, hidden: true, gridProperties },
      },
    },
    { updateCells: { start: { sheetId: TEST_SHEET_ID }, rows: [{ values }], fields: 'userEnteredValue' } },
  ]);
  // An interrupted trial leaves its tab with all its cells, so this trial can use that tab.
  if (!made.ok && made.kind !== 'invalid') return made;
  const computed = client.values(book, [{ sheetId: TEST_SHEET_ID }]);
  if (!computed.ok) return computed;
  const entered = client.values(book, [{ sheetId: TEST_SHEET_ID }], true);
  if (!entered.ok) return entered;
  const removed = client.batchUpdate(book, [{ deleteSheet: { sheetId: TEST_SHEET_ID } }]);
  if (!removed.ok) return removed;
  const at = ARGUMENT_SEPARATORS.findIndex((_, index) => typeof computed.value[0]?.[0]?.[index] === 'number');
  const taken = ARGUMENT_SEPARATORS[at];
  if (taken === undefined) return { ok: true, value: undefined };
  const given = String(entered.value[0]?.[0]?.[at]).includes(';') ? ';' : ',';
  return { ok: true, value: { given, taken } };
}

/** Texts, names and the signs that differ between forms. Brackets show whether a sign separates arguments or array parts. */
const FORMULA_TOKENS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*|[(){},.;\\]/gu;

/** Converts a formula read from a book to the form that the book accepts. */
export function toAcceptedFormula(formula: string, { given, taken }: FormulaSeparators): string {
  if (given === taken) return formula;
  const open: string[] = [];
  return formula.replace(FORMULA_TOKENS, (word) => {
    if (word === '(' || word === '{') open.push(word);
    if (word === ')' || word === '}') open.pop();
    const isArray = open[open.length - 1] === '{';
    if (word === '.') return ',';
    if (word === '\\') return ',';
    if (word === ',') return taken === ',' ? '.' : isArray ? '\\' : ';';
    return word === ';' && !isArray ? taken : word;
  });
}
