// Parses text typed into a cell as Sheets does in English (US): as a formula, number, date, time, boolean or text.
import type { JsonObject } from '../json';
import { monthNumber, wallToSerial } from './serial-dates';

/** A value to be entered, and the number format that typing it sets. */
export interface CellEntry {
  readonly value: JsonObject | undefined;
  readonly format?: { readonly type: string; readonly pattern: string };
}

const numberPattern = /^([+-]?)(\$?)(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d+))?(%?)$/i;

function parseNumber(typed: string): CellEntry | undefined {
  const match = numberPattern.exec(typed);
  if (match === null) return undefined;
  const [, sign = '', currency = '', digits = '', exponent, percent = ''] = match;
  if (exponent !== undefined && (currency !== '' || percent !== '')) return undefined;
  const size = Number(`${digits.replaceAll(',', '')}${exponent === undefined ? '' : `e${exponent}`}`);
  if (!Number.isFinite(size)) return undefined;
  const value = (sign === '-' ? -size : size) / (percent === '%' ? 100 : 1);
  const decimals = digits.includes('.');
  if (percent === '%') {
    return {
      value: { numberValue: value },
      format: { type: 'PERCENT', pattern: decimals ? '0.00%' : '0%' },
    };
  }
  if (currency === '$') {
    return {
      value: { numberValue: value },
      format: { type: 'CURRENCY', pattern: decimals ? '"$"#,##0.00' : '"$"#,##0' },
    };
  }
  if (exponent !== undefined) {
    return { value: { numberValue: value }, format: { type: 'SCIENTIFIC', pattern: '0.00E+00' } };
  }
  if (digits.includes(',')) {
    const pattern = decimals ? '#,##0.00' : '#,##0';
    return { value: { numberValue: value }, format: { type: 'NUMBER', pattern } };
  }
  return { value: { numberValue: value } };
}

interface DayOrTime {
  readonly wall: number;
  readonly pattern: string;
}

function toValidDay(year: number, month: number, date: number, pattern: string): DayOrTime | undefined {
  const wall = Date.UTC(year, month - 1, date);
  const made = new Date(wall);
  const real =
    made.getUTCMonth() === month - 1 && made.getUTCDate() === date && year >= 1900 && year < 10_000;
  return real ? { wall, pattern } : undefined;
}

/** Expands two-digit years. Years up to 29 are in this century. */
const expandYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900);

function parseDay(typed: string, thisYear: number): DayOrTime | undefined {
  let match = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(typed);
  if (match !== null) {
    return toValidDay(
      Number(match[1]),
      Number(match[3]),
      Number(match[4]),
      match[2] === '-' ? 'yyyy-mm-dd' : 'yyyy/mm/dd',
    );
  }
  match = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(typed);
  if (match !== null) {
    const [, month, separator = '/', date, year] = match;
    // 3.14 is a number, but 3.14.2024 is a date.
    if (separator === '.' && year === undefined) return undefined;
    const pattern = year === undefined ? `m${separator}d` : `m${separator}d${separator}yyyy`;
    return toValidDay(year === undefined ? thisYear : expandYear(year), Number(month), Number(date), pattern);
  }
  match = /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/i.exec(typed);
  if (match !== null) {
    const month = monthNumber(match[1] ?? '');
    if (month === undefined) return undefined;
    const pattern = match[3] === undefined ? 'mmm d' : 'mmm d, yyyy';
    return toValidDay(match[3] === undefined ? thisYear : Number(match[3]), month, Number(match[2]), pattern);
  }
  match = /^(\d{1,2})[ -]([a-z]{3,9})(?:[ -](\d{4}))?$/i.exec(typed);
  if (match !== null) {
    const month = monthNumber(match[2] ?? '');
    if (month === undefined) return undefined;
    const pattern = match[3] === undefined ? 'd-mmm' : 'd-mmm-yyyy';
    return toValidDay(match[3] === undefined ? thisYear : Number(match[3]), month, Number(match[1]), pattern);
  }
  return undefined;
}

function parseTime(typed: string): DayOrTime | undefined {
  const match = /^(\d{1,3}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(?: ?(am|pm))?$/i.exec(typed);
  if (match === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0', half] = match;
  let hour = Number(hours);
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  }
  const wall =
    ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  const clock = match[3] === undefined ? 'h:mm' : 'h:mm:ss';
  return { wall, pattern: half === undefined ? clock : `${clock} am/pm` };
}

function parseDateTime(typed: string, thisYear: number): CellEntry | undefined {
  const onlyDay = parseDay(typed, thisYear);
  if (onlyDay !== undefined) {
    return {
      value: { numberValue: wallToSerial(onlyDay.wall) },
      format: { type: 'DATE', pattern: onlyDay.pattern },
    };
  }
  const onlyTime = parseTime(typed);
  if (onlyTime !== undefined) {
    return {
      value: { numberValue: onlyTime.wall / 86_400_000 },
      format: { type: 'TIME', pattern: onlyTime.pattern },
    };
  }
  const split = /^(.*\d)[ T](\d{1,2}:.*)$/.exec(typed);
  const first = parseDay(split?.[1] ?? '', thisYear);
  const second = parseTime(split?.[2] ?? '');
  if (first === undefined || second === undefined) return undefined;
  return {
    value: { numberValue: wallToSerial(first.wall + second.wall) },
    format: { type: 'DATE_TIME', pattern: `${first.pattern} ${second.pattern}` },
  };
}

/**
 * A cell's value and format after typing a text. A leading `'` means plain text. `formulas`: whether a leading `=` makes a
 * formula; false for a form's answer.
 */
export function parseEntry(typed: string, thisYear: number, formulas = true): CellEntry {
  if (typed === '') return { value: undefined };
  if (typed.startsWith("'") && formulas) return { value: { stringValue: typed.slice(1) } };
  if (typed.startsWith('=') && typed.length > 1 && formulas) return { value: { formulaValue: typed } };
  const trimmed = typed.trim();
  if (/^(true|false)$/i.test(trimmed)) return { value: { boolValue: trimmed.toLowerCase() === 'true' } };
  return parseNumber(trimmed) ?? parseDateTime(trimmed, thisYear) ?? { value: { stringValue: typed } };
}
