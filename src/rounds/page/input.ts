// Validates the input of page calls. Anybody can send anything, so every part is checked, and overlong parts are ignored.
import { unknownJson, type Field } from '../../games/frame/fields';
import { isList, isObject } from '../../games/frame/json';
import { normalizedKey } from '../../games/frame/typed-names';
import type { PageAnswers, PageMove, PageSending } from './views';

/** Maximum length of a key, stage or stamp. */
const LONGEST_NAME = 200;
/** More answers than any form asks for. */
const MAX_ANSWERS = 1_000;
const LONGEST_ANSWERS = 100_000;

/** A short text; empty if missing or too long. */
function nameIn(input: unknown, field: string): string {
  const text = isObject(input) ? input[field] : undefined;
  return typeof text === 'string' && text.length <= LONGEST_NAME ? text : '';
}

function keyIn(input: unknown): string {
  return normalizedKey(nameIn(input, 'key'));
}

/** Whether the reader has just returned to the page, perhaps from their form. */
function hasComeBack(input: unknown): boolean {
  return isObject(input) && input.back === true;
}

/** The move, without its answers if they're longer than those of any valid move. */
function moveIn(input: unknown): PageMove {
  const answers = isObject(input) && isList(input.answers) ? input.answers.slice(0, MAX_ANSWERS) : [];
  const texts = answers.flatMap((answer): PageAnswers => {
    if (!isList(answer)) return [];
    const [title, text] = answer;
    return typeof title === 'string' && typeof text === 'string' ? [[title, text]] : [];
  });
  const length = texts.reduce((sum, [title, text]) => sum + title.length + text.length, 0);
  const mark = nameIn(input, 'mark');
  return {
    key: keyIn(input),
    stage: nameIn(input, 'stage'),
    ...(mark === '' ? {} : { mark }),
    answers: length <= LONGEST_ANSWERS ? texts : [],
  };
}

/** The move, with the time of the tap if the input has a valid one. */
function sendingIn(input: unknown): PageSending {
  const move = moveIn(input);
  const tapped = isObject(input) ? input.tapped : undefined;
  return typeof tapped === 'number' && Number.isSafeInteger(tapped) ? { ...move, tapped } : move;
}

function unchecked<T>(read: (input: unknown) => T): Field<T> {
  return { ...unknownJson, read: (value) => ({ ok: true, value: read(value) }) };
}

/** For calls that request a page or a table. */
export const pageInput = unchecked((input) => ({
  key: keyIn(input),
  stamp: nameIn(input, 'stamp'),
  back: hasComeBack(input),
}));
export const moveInput = unchecked(moveIn);
export const sendingInput = unchecked(sendingIn);
