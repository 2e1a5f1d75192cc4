// Pieces of sentences: quotes, lists with “and” or “or”, counts, number words, capitals. Also numbers drawn as hearts,
// pips and bars.
import { isList, isObject, fromEntries } from './json';

const MAX_QUOTE_CHARACTERS = 40;

/** Quotes what somebody entered, cut to a readable length. */
export function quote(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : value === undefined
        ? 'nothing'
        : JSON.stringify(shortenForQuote(value));
  const letters = Array.from(text);
  const short =
    letters.length > MAX_QUOTE_CHARACTERS ? `${letters.slice(0, MAX_QUOTE_CHARACTERS).join('')}…` : text;
  return typeof value === 'string' ? `“${short}”` : short;
}

/** The part of a value that a quote has room for: each level and entry takes at least one character. */
function shortenForQuote(value: unknown, levels = MAX_QUOTE_CHARACTERS): unknown {
  if (!isList(value) && !isObject(value)) return value;
  if (levels === 0) return null;
  if (isList(value))
    return value.slice(0, MAX_QUOTE_CHARACTERS).map((part) => shortenForQuote(part, levels - 1));
  const entries = Object.entries(value).slice(0, MAX_QUOTE_CHARACTERS);
  return fromEntries(entries.map(([key, part]) => [key, shortenForQuote(part, levels - 1)]));
}

/** The index at which to cut a text to at most `length` code units without splitting a character. */
export function cutIndex(text: string, length: number): number {
  const isSplit = /[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(length - 1, length + 1));
  return isSplit ? length - 1 : length;
}

/** Replaces lone surrogates by U+FFFD, because addresses and files can't contain them. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** `a, b or c`. */
export function orList(words: readonly string[]): string {
  return joinWithConjunction(words, 'or');
}

/** `a, b and c`. */
export function andList(words: readonly string[]): string {
  return joinWithConjunction(words, 'and');
}

function joinWithConjunction(words: readonly string[], last: string): string {
  const parts = words.map(isolateRtl);
  const end = parts.pop() ?? '';
  return parts.length === 0 ? end : `${parts.join(', ')} ${last} ${end}`;
}

/** `a, b, c`, or with another separator `a → b → c`. */
export function joinList(words: readonly string[], sign = ', '): string {
  return words.map(isolateRtl).join(sign);
}

/**
 * Isolates right-to-left names, so that they don't reorder the text around them. It uses U+2068 and U+2069, which name
 * lookups ignore.
 */
export function isolateRtl(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? text.replace(/[^“”]+/, '\u2068$&\u2069') : text;
}

/** Right-to-left scripts: Hebrew, Arabic, and their neighbors in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** `1 point`, `2 points`. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${numberText(n)} ${n === 1 || n === -1 ? one : many}`;
}

const NUMBER_WORDS = [
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '));

/** `two`; digits for numbers above twenty. */
export function inWords(n: number): string {
  return NUMBER_WORDS[n] ?? String(n);
}

const ORDINAL_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `second`; above ten, `11th`, `21st`. */
export function ordinal(n: number): string {
  return ORDINAL_WORDS[n - 1] ?? `${n}${ordinalSuffix(n)}`;
}

function ordinalSuffix(n: number): string {
  const isTeen = Math.floor((n % 100) / 10) === 1;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th';
}

export function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `+1`, `−1`, `0`. */
export function signedNumber(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** `1`, `−1`, `0`. */
export function numberText(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** `1 to 3`, `1 or more`, `3 or less`; empty without limits. */
export function limitsText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${numberText(min)} to ${numberText(max)}`;
  if (min !== undefined) return `${numberText(min)} or more`;
  return max === undefined ? '' : `${numberText(max)} or less`;
}

/** A sentence as a note, which has no full stop. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

export function escapeRegExp(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Repeats a symbol `count` times; beyond `most`, the rest becomes dots. */
export function repeatSign(sign: string, count: number, most: number): string {
  return count > most ? `${sign.repeat(most)}…` : sign.repeat(Math.max(0, count));
}

/** A bar with one block per point, cut off at its maximum length. */
export function barText(points: number): string {
  return repeatSign('■', points, MAX_BAR_LENGTH);
}

const MAX_BAR_LENGTH = 12;

/** Pips that show how much of a whole is left: `●●○`. */
export function pipsText(left: number, whole: number, [full, empty] = PIPS): string {
  return full.repeat(left) + empty.repeat(Math.max(0, whole - left));
}

const PIPS: readonly [full: string, empty: string] = ['●', '○'];
