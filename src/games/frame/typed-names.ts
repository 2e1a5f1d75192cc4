// Names and words that people make up, as they are kept and shown (ALL-6): how long they may be, and what can be seen.
import { nameKey, withPlainBlanks } from './names';
import { problem, type Place, type Problem } from './result';
import { count, quote } from './wording';

/**
 * The most characters, in code points: of names of people, groups, scores and the like, of a host's questions, and of
 * titles by which files and forms are called.
 */
export const LONGEST_NAMES = { name: 60, questionTitle: 300, choice: 100, title: 200 } as const;

/** Direction marks, and characters without a width that nobody types on purpose. */
const NEVER_SHOWN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const OUTER = /^[\p{Cf}\p{Zs}]+|[\p{Cf}\p{Zs}]+$/gu;

/**
 * Gives a name as it was typed, without control characters, blanks around it, and invisible ones. Those between visible
 * ones stay where they join them, as in a picture of two people. A line break or tab is a blank, as in its key.
 */
export function shownName(text: string): string {
  return withPlainBlanks(text)
    .replace(/\p{Cc}/gu, '')
    .replace(NEVER_SHOWN, '')
    .replace(OUTER, '');
}

/**
 * Matches a character that can be seen: no blank, mark or format character, none that is drawn as a blank, and none that
 * Unicode doesn't have. An emoji can be newer than the Unicode that this program runs on.
 */
const SEEN =
  /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]|\p{Extended_Pictographic}/u;

/** Matches what no font shows: half a surrogate pair, what Unicode doesn't have, the mark for an object, an empty note. */
const SPOILT = /(?!\p{Extended_Pictographic})[\p{Cs}\p{Cn}\ufffc\u{1d159}]/u;

/** Why a text can be no name: a code, and words that follow it in a sentence (“the name …”). */
interface NameFault {
  readonly code: 'empty-name' | 'spoilt-name' | 'too-long';
  readonly why: string;
  readonly advice: string;
}

/** Tells why this can be no name of at most `longest` characters; undefined where it can. */
export function nameFault(text: string, longest: number = LONGEST_NAMES.name): NameFault | undefined {
  const name = shownName(text);
  if (!SEEN.test(name)) {
    return withPlainBlanks(text).trim() === ''
      ? { code: 'empty-name', why: 'is empty', advice: 'Write something.' }
      : {
          code: 'empty-name',
          why: 'holds nothing that can be seen',
          advice: 'Write something that can be seen.',
        };
  }
  const spoilt = name.search(SPOILT);
  if (spoilt >= 0) {
    const where = spoilt === 0 ? 'at its beginning' : `after ${quote(name.slice(0, spoilt))}`;
    return {
      code: 'spoilt-name',
      why: `has a character that can't be shown, ${where}`,
      advice: 'Delete that character, or type the whole text again.',
    };
  }
  const length = name.length <= longest ? 0 : Array.from(name).length;
  return length <= longest
    ? undefined
    : {
        code: 'too-long',
        why: `has ${count(length, 'character')}`,
        advice: `Write ${count(longest, 'character')} at most.`,
      };
}

/** Says why this can be no name, as a problem; none where it can. `what` begins the sentence: `The name of the episode`. */
export function nameProblems(name: string, place: Place, what: string, longest?: number): readonly Problem[] {
  const fault = nameFault(name, longest);
  return fault === undefined ? [] : [problem(fault.code, place, `${what} ${fault.why}. ${fault.advice}`)];
}

/** Finds, for each text that reads the same as an earlier one, the place of the first such. */
export function alikes(texts: readonly string[]): ReadonlyMap<number, number> {
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

/** Gives a key as it was made: phones put blanks into typed text, and capitals at its beginning. */
export function typedKey(text: string): string {
  return nameKey(text).replaceAll(' ', '');
}

/** Gives an address or a word that was typed or pasted, without invisible characters and blanks around it. */
export function pastedText(text: string): string {
  return withPlainBlanks(text)
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}
