// The errors that a cell can display, by type of Google's ErrorValue.
import { textAt, type JsonObject } from '../json';

const ERROR_TEXTS = {
  ERROR: '#ERROR!',
  NULL_VALUE: '#NULL!',
  DIVIDE_BY_ZERO: '#DIV/0!',
  VALUE: '#VALUE!',
  REF: '#REF!',
  NAME: '#NAME?',
  NUM: '#NUM!',
  N_A: '#N/A',
  LOADING: 'Loading...',
} as const;
type ErrorType = keyof typeof ERROR_TEXTS;

const isErrorType = (text: string): text is ErrorType => text in ERROR_TEXTS;

/** An ExtendedValue that is an error. */
export function toErrorValue(type: ErrorType, message: string = ERROR_TEXTS[type]): JsonObject {
  return { errorValue: { type, message } };
}

/** The error that a spreadsheet displays as this text; undefined for other texts. */
export function parseError(word: string): JsonObject | undefined {
  const type = Object.keys(ERROR_TEXTS)
    .filter(isErrorType)
    .find((one) => ERROR_TEXTS[one] === word);
  return type === undefined ? undefined : toErrorValue(type);
}

/** The text that a spreadsheet displays for an ErrorValue. */
export function errorText(value: JsonObject): string {
  const type = textAt(value, 'type') ?? '';
  return isErrorType(type) ? ERROR_TEXTS[type] : ERROR_TEXTS.ERROR;
}
