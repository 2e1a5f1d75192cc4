// Small pieces of sentences: quoted input, lists joined with “and” or “or”, counted things, numbers in words, capital
// letters; and numbers as signs that are seen at a glance: hearts, pips, bars.
import { isList, isObject, recordOf } from './json';

const LONGEST_QUOTE = 40;

/** Puts something that somebody entered into quotation marks, cut to a readable length. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(shownPart(value));
  const letters = Array.from(text.slice(0, 2 * LONGEST_QUOTE + 2));
  const short = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : text;
  return typeof value === 'string' ? `“${short}”` : short;
}

/** Gives as much of a value as a quotation can show: each level, and each entry, takes at least one letter. */
function shownPart(value: unknown, levels = LONGEST_QUOTE): unknown {
  if (!isList(value) && !isObject(value)) return value;
  if (levels === 0) return null;
  if (isList(value)) return value.slice(0, LONGEST_QUOTE).map((part) => shownPart(part, levels - 1));
  const entries = Object.entries(value).slice(0, LONGEST_QUOTE);
  return recordOf(entries.map(([key, part]) => [key, shownPart(part, levels - 1)]));
}

/** Finds where to cut a text so that it is at most `length` code units long and no character is cut in two. */
export function cutPlace(text: string, length: number): number {
  const last = text.charCodeAt(length - 1);
  return length < text.length && last >= 0xd800 && last <= 0xdbff
    ? length - 1
    : Math.min(length, text.length);
}

/** Replaces each half of a surrogate pair that stands alone, which no address or file can hold, by U+FFFD, the sign `�`. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** `a, b or c` */
export function either(words: readonly string[]): string {
  return joined(words, 'or');
}

/** `a, b and c` */
export function all(words: readonly string[]): string {
  return joined(words, 'and');
}

function joined(words: readonly string[], last: string): string {
  const parts = words.map(apart);
  const end = parts.pop() ?? '';
  return parts.length === 0 ? end : `${parts.join(', ')} ${last} ${end}`;
}

/** `a, b, c`, or with another sign between them: `a → b → c` */
export function listed(words: readonly string[], sign = ', '): string {
  return words.map(apart).join(sign);
}

/**
 * Keeps the text around a name in its place: a name with right-to-left letters goes between U+2068 and U+2069, which are
 * invisible and ignored wherever names are looked up. Any other text stays as it is.
 */
export function apart(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? text.replace(/[^“”]+/, '\u2068$&\u2069') : text;
}

/** Matches letters of scripts that are written from right to left: Hebrew, Arabic, and their neighbours in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** `1 point`, `2 points` */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${numberText(n)} ${n === 1 || n === -1 ? one : many}`;
}

const NUMBERS = [
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '));

/** `two`; numbers over twenty in digits */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `second`, of a number from 1; over ten `11th`, `21st` */
export function ordinal(n: number): string {
  return ORDINALS[n - 1] ?? `${n}${endingOf(n)}`;
}

function endingOf(n: number): string {
  const isTeen = Math.floor((n % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th';
}

/** Gives the text with a capital letter first. */
export function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `+1`, `−1`, `0` */
export function changeNumber(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** `1`, `−1`, `0` */
export function numberText(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** Writes the limits of a number: `1 to 3`, `1 or more`, `3 or less`; empty where there are none. */
export function limitsText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${numberText(min)} to ${numberText(max)}`;
  if (min !== undefined) return `${numberText(min)} or more`;
  return max === undefined ? '' : `${numberText(max)} or less`;
}

/** Gives a sentence as a note beside a choice: without its full stop. */
export function asNote(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** Makes the source of a pattern that matches these very words. */
export function exactly(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Repeats a sign so many times, but at most `most`: dots say that there are more. */
export function signs(sign: string, count: number, most: number): string {
  return count > most ? `${sign.repeat(most)}…` : sign.repeat(Math.max(0, count));
}

/** Draws a bar with a piece for each point, and an end mark where it would be longer than a page. */
export function bar(points: number): string {
  return signs('■', points, LONGEST_BAR);
}

const LONGEST_BAR = 12;

/** Draws `●●○`: how much of a whole is left. */
export function pips(left: number, whole: number, [full, empty] = PIPS): string {
  return full.repeat(left) + empty.repeat(Math.max(0, whole - left));
}

const PIPS: readonly [full: string, empty: string] = ['●', '○'];
