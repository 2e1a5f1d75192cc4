// A cell's values: computing the effective value and the displayed text, and entering a value.
import { numberAt, objectAt, textAt, asText, type Json, type JsonObject } from '../json';
import { MAX_CELL_CHARACTERS, editableCell, type Book, type Cell, type Tab } from './book';
import { toTypedFormula, toStoredFormula, usesDecimalCommas } from '../formulas/separators';
import { parseEntry } from './parse-entry';
import { errorText } from './error-values';
import { formatDatePattern, serialToWall, toWallTime } from './serial-dates';

/** A cell's value as Google computes it. */
export function effectiveValue({ userEnteredValue: entered, computed }: Cell): JsonObject | undefined {
  return computed ?? entered;
}

const numberFormat = (cell: Cell): JsonObject =>
  cell.userEnteredFormat === undefined ? {} : objectAt(cell.userEnteredFormat, 'numberFormat');

const defaultPatterns: Readonly<Record<string, string>> = {
  DATE: 'm/d/yyyy',
  TIME: 'h:mm:ss am/pm',
  DATE_TIME: 'm/d/yyyy h:mm:ss',
  PERCENT: '0.00%',
  NUMBER: '#,##0.00',
  CURRENCY: '"$"#,##0.00',
  SCIENTIFIC: '0.00E+00',
};

function formatPlainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return asText(value);
  const shown = Number(value.toPrecision(15));
  return Math.abs(shown) >= 1e15 || (shown !== 0 && Math.abs(shown) < 1e-9)
    ? shown
        .toExponential()
        .replace(/e([+-])(\d)$/, 'E$10$2')
        .replace('e', 'E')
    : String(Number(shown.toFixed(10)));
}

function formatNumber(value: number, format: JsonObject): string {
  const type = textAt(format, 'type');
  if (type === undefined || type === 'TEXT') return formatPlainNumber(value);
  const pattern = textAt(format, 'pattern') ?? defaultPatterns[type] ?? '';
  if (type === 'DATE' || type === 'TIME' || type === 'DATE_TIME') {
    return formatDatePattern(pattern, serialToWall(value));
  }
  const body = /[#0][#0,.]*/.exec(pattern)?.[0];
  if (body === undefined) return formatPlainNumber(value);
  const scaled = pattern.includes('%') ? value * 100 : value;
  const decimals = body.split('.')[1]?.length ?? 0;
  if (/E\+/i.test(pattern)) {
    return scaled
      .toExponential(decimals)
      .replace(/e([+-])(\d+)$/, (_, sign: string, digits: string) => `E${sign}${digits.padStart(2, '0')}`);
  }
  const size = Math.abs(scaled).toFixed(decimals);
  const [whole = '0', rest] = size.split('.');
  const grouped = body.includes(',') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const number = rest === undefined ? grouped : `${grouped}.${rest}`;
  const around = pattern.split(body).map((part) => part.replaceAll('"', ''));
  return `${scaled < 0 ? '-' : ''}${around[0] ?? ''}${number}${around[1] ?? ''}`;
}

/** The text that a cell displays. */
export function formattedValue(cell: Cell): string {
  const value = effectiveValue(cell);
  if (value === undefined) return '';
  if (typeof value['stringValue'] === 'string') return value['stringValue'];
  if (typeof value['boolValue'] === 'boolean') return value['boolValue'] ? 'TRUE' : 'FALSE';
  const number = numberAt(value, 'numberValue');
  if (number !== undefined) return formatNumber(number, numberFormat(cell));
  return errorText(objectAt(value, 'errorValue'));
}

export const renderOptions = ['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA'] as const;
export type RenderOption = (typeof renderOptions)[number];

/**
 * A cell for a ValueRange, by Google's render options. Dates become serial numbers, and empty cells become empty texts.
 * `isTyped`: write formulas as typed in a locale with decimal commas.
 */
export function renderValue(cell: Cell, render: RenderOption, isTyped = false): Json {
  const value = effectiveValue(cell);
  if (value === undefined) return '';
  const formula =
    cell.userEnteredValue === undefined ? undefined : textAt(cell.userEnteredValue, 'formulaValue');
  if (render === 'FORMULA' && formula !== undefined) return isTyped ? toTypedFormula(formula) : formula;
  if (render === 'FORMATTED_VALUE') return formattedValue(cell);
  return value['stringValue'] ?? value['numberValue'] ?? value['boolValue'] ?? formattedValue(cell);
}

/** Whether a text is too long for a cell. */
export function isTooLong(value: JsonObject | undefined): boolean {
  if (value === undefined) return false;
  const content = textAt(value, 'stringValue') ?? textAt(value, 'formulaValue') ?? '';
  return content.length > MAX_CELL_CHARACTERS;
}

export const TOO_LONG_MESSAGE = `Your input contains more than the maximum of ${MAX_CELL_CHARACTERS} characters in a single cell.`;

const isPlainText = (cell: Cell): boolean => textAt(numberFormat(cell), 'type') === 'TEXT';

/** How a value is entered: typed, or as a form's answer, which never becomes a formula. */
export type EntryMode = 'typed' | 'answer';

/** Enters a value into a cell. An empty text clears the cell. */
export function enterValue(
  book: Book,
  tab: Tab,
  place: { readonly row: number; readonly column: number },
  value: string | number,
  mode: EntryMode,
  now: number,
): void {
  const cell = editableCell(tab, place.row, place.column);
  delete cell.textFormatRuns;
  if (typeof value === 'number') {
    cell.userEnteredValue = { numberValue: value };
    return;
  }
  // A form's answer is truncated to a cell's limit. Other texts that are too long have been refused by now.
  const written = mode === 'answer' ? value.slice(0, MAX_CELL_CHARACTERS) : value;
  if (isPlainText(cell) && written !== '' && !(mode === 'typed' && written.startsWith('='))) {
    cell.userEnteredValue = { stringValue: written };
    return;
  }
  const year = new Date(toWallTime(now, book.timeZone)).getUTCFullYear();
  const isFormula = mode === 'typed' && written.startsWith('=') && usesDecimalCommas(book.locale);
  const { value: entered, format } = parseEntry(
    isFormula ? toStoredFormula(written) : written,
    year,
    mode === 'typed',
  );
  if (entered === undefined) delete cell.userEnteredValue;
  else cell.userEnteredValue = entered;
  if (format !== undefined && textAt(numberFormat(cell), 'type') === undefined) {
    setNumberFormat(cell, format.type, format.pattern);
  }
}

/** Sets how a cell shows its number. */
export function setNumberFormat(cell: Cell, type: string, pattern: string): void {
  cell.userEnteredFormat = { ...cell.userEnteredFormat, numberFormat: { type, pattern } };
}
