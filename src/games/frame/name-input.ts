// Names and words that people make up (ALL-6): their maximum lengths, and which characters are visible.
import { nameKey, withPlainBlanks } from './names';
import { problem, type ValuePath, type Problem } from './result';
import { plural, quote } from './wording';

/** Maximum code points. `name`: people, groups, scores and so on. `title`: files and forms. */
export const MAX_NAME_CHARACTERS = { name: 60, questionTitle: 300, choice: 100, title: 200 } as const;

/** Characters that a name never keeps: direction marks and zero-width characters. */
const INVISIBLE_CHARACTERS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const OUTER_BLANKS = /^[\p{Cf}\p{Zs}]+|[\p{Cf}\p{Zs}]+$/gu;

/**
 * A typed name without control characters, outer blanks and invisible characters; joiners inside emoji stay. Line breaks
 * and tabs become blanks, as in `nameKey`.
 */
export function cleanName(text: string): string {
  return withPlainBlanks(text)
    .replace(/\p{Cc}/gu, '')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(OUTER_BLANKS, '');
}

/**
 * A visible character: no blank, mark, format character or unassigned code point, and nothing that fonts draw as a blank.
 * Emoji always count, because they can be newer than this program's Unicode version.
 */
const VISIBLE_CHARACTER =
  /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]|\p{Extended_Pictographic}/u;

/** Characters that no font shows: lone surrogates, unassigned code points, U+FFFC, and U+1D159 (an empty note). */
const UNSHOWABLE_CHARACTER = /(?!\p{Extended_Pictographic})[\p{Cs}\p{Cn}\ufffc\u{1d159}]/u;

/** Why a text can't be a name. `why` follows “the name …”. */
interface NameFault {
  readonly code: 'empty-name' | 'spoilt-name' | 'too-long';
  readonly why: string;
  readonly advice: string;
}

/** What's wrong with a name; undefined if nothing is. */
export function nameFault(text: string, longest: number = MAX_NAME_CHARACTERS.name): NameFault | undefined {
  const name = cleanName(text);
  if (!VISIBLE_CHARACTER.test(name)) {
    return withPlainBlanks(text).trim() === ''
      ? { code: 'empty-name', why: 'is empty', advice: 'Write something.' }
      : {
          code: 'empty-name',
          why: 'has no visible characters',
          advice: 'Type something visible.',
        };
  }
  const spoilt = name.search(UNSHOWABLE_CHARACTER);
  if (spoilt >= 0) {
    const where = spoilt === 0 ? 'at the beginning' : `after ${quote(name.slice(0, spoilt))}`;
    return {
      code: 'spoilt-name',
      why: `has a character that can’t be shown, ${where}`,
      advice: 'Delete that character, or type the whole text again.',
    };
  }
  const { length } = Array.from(name);
  return length <= longest
    ? undefined
    : {
        code: 'too-long',
        why: `has ${plural(length, 'character')}`,
        advice: `Use at most ${plural(longest, 'character')}.`,
      };
}

/** The name's fault as a problem, if any. `what` begins the sentence: `The name of the episode`. */
export function nameProblems(
  name: string,
  place: ValuePath,
  what: string,
  longest?: number,
): readonly Problem[] {
  const fault = nameFault(name, longest);
  return fault === undefined ? [] : [problem(fault.code, place, `${what} ${fault.why}. ${fault.advice}`)];
}

/** For each text that reads the same as an earlier one: its index, mapped to the index of the first such text. */
export function findRepeatedTexts(texts: readonly string[]): ReadonlyMap<number, number> {
  const firsts = new Map<string, number>();
  const found = new Map<number, number>();
  texts.forEach((text, at) => {
    const key = nameKey(text);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, at);
    else found.set(at, first);
  });
  return found;
}

/** The normalized form of a typed key, since phones add blanks and capitals. */
export function normalizeKey(text: string): string {
  return nameKey(text).replaceAll(' ', '');
}

/** Pasted text, without invisible characters and outer blanks. */
export function cleanPastedText(text: string): string {
  return withPlainBlanks(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}
