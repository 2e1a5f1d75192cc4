// Validates the input of page calls. Anybody can send anything, so every part is checked, and overlong parts are ignored.
import { jsonField } from '../../games/frame/fields';
import { isList, isObject } from '../../games/frame/json';
import { normalizeKey } from '../../games/frame/name-input';
import type { LenientField } from '../commit/call';
import type { PageAnswers, PageMove, SendRequest } from './views';

/** Maximum length of a key, stage or stamp. */
const MAX_NAME_CHARACTERS = 200;
/** More answers than any form asks for. */
const MAX_ANSWERS = 1_000;
const MAX_ANSWERS_CHARACTERS = 100_000;

/** A short text; empty if missing or too long. */
function readShortText(input: unknown, field: string): string {
  const text = isObject(input) ? input[field] : undefined;
  return typeof text === 'string' && text.length <= MAX_NAME_CHARACTERS ? text : '';
}

function readKey(input: unknown): string {
  return normalizeKey(readShortText(input, 'key'));
}

/** Whether the reader has just returned to the page, perhaps from their form. */
function isReaderReturning(input: unknown): boolean {
  return isObject(input) && input.back === true;
}

/** The move, without its answers if they're longer than those of any valid move. */
function readMove(input: unknown): PageMove {
  const answers = isObject(input) && isList(input.answers) ? input.answers.slice(0, MAX_ANSWERS) : [];
  const texts = answers.flatMap((answer): PageAnswers => {
    if (!isList(answer)) return [];
    const [title, text] = answer;
    return typeof title === 'string' && typeof text === 'string' ? [[title, text]] : [];
  });
  const length = texts.reduce((sum, [title, text]) => sum + title.length + text.length, 0);
  const mark = readShortText(input, 'mark');
  return {
    key: readKey(input),
    stage: readShortText(input, 'stage'),
    ...(mark === '' ? {} : { mark }),
    answers: length <= MAX_ANSWERS_CHARACTERS ? texts : [],
  };
}

/** The move, with the time of the tap if the input has a valid one. */
function readSend(input: unknown): SendRequest {
  const move = readMove(input);
  const tapped = isObject(input) ? input.tapped : undefined;
  return typeof tapped === 'number' && Number.isSafeInteger(tapped) ? { ...move, tapped } : move;
}

function uncheckedField<T>(read: (input: unknown) => T): LenientField<T> {
  return { ...jsonField, read: (value) => ({ ok: true, value: read(value) }) };
}

/** For calls that request a page or a table. */
export const pageInput = uncheckedField((input) => ({
  key: readKey(input),
  stamp: readShortText(input, 'stamp'),
  back: isReaderReturning(input),
}));
export const moveInput = uncheckedField(readMove);
export const sendInput = uncheckedField(readSend);
