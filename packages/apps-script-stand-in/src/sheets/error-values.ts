// The errors that a cell can show, by the types that Google's ErrorValue has.
import { textAt, type JsonObject } from '../json';

const ERROR_WORDS = {
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
type ErrorType = keyof typeof ERROR_WORDS;

const isType = (text: string): text is ErrorType => text in ERROR_WORDS;

/** Makes an ExtendedValue that is an error. */
export function errorOf(type: ErrorType, message: string = ERROR_WORDS[type]): JsonObject {
  return { errorValue: { type, message } };
}

/** Gives the error that a spreadsheet shows as this word; undefined for other words. */
export function errorNamed(word: string): JsonObject | undefined {
  const type = Object.keys(ERROR_WORDS)
    .filter(isType)
    .find((one) => ERROR_WORDS[one] === word);
  return type === undefined ? undefined : errorOf(type);
}

/** Gives the word that a spreadsheet shows for an ErrorValue. */
export function errorWord(value: JsonObject): string {
  const type = textAt(value, 'type') ?? '';
  return isType(type) ? ERROR_WORDS[type] : ERROR_WORDS.ERROR;
}
