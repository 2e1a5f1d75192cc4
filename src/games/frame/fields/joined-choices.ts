// Google Forms joins ticked choices with ", ", and a choice can itself contain commas. This file splits joined texts, and
// finds choices whose joined text would be ambiguous.
import { nameKey } from '../names';
import { andList, quote } from '../wording';

const CHOICE_SEPARATOR = ', ';
/** Maximum search steps. A text or list that needs more counts as ambiguous. */
const MAX_SEARCH_STEPS = 5_000;

/** Splits a choice at commas and normalizes it (ALL-6). The pieces of a joined text are exactly those of its choices. */
function splitChoice(text: string): readonly string[] {
  return nameKey(text).split(CHOICE_SEPARATOR);
}

/** Indices of the choices in a joined text, in order; undefined if it matches none or is ambiguous. */
export function tickedIndices(labels: readonly string[], joined: string): readonly number[] | undefined {
  const choices = labels.map(splitChoice);
  const text = splitChoice(joined);
  const found: (readonly number[])[] = [];
  let stepsLeft = MAX_SEARCH_STEPS;
  const readFrom = (at: number, ticks: readonly number[]): void => {
    if (stepsLeft === 0 || found.length > 1) return;
    stepsLeft -= 1;
    if (at === text.length) {
      if (!found.some((other) => isSameSet(other, ticks))) found.push(ticks);
      return;
    }
    for (const [index, pieces] of choices.entries()) {
      const fits = !ticks.includes(index) && pieces.every((piece, step) => piece === text[at + step]);
      if (fits) readFrom(at + pieces.length, [...ticks, index]);
    }
  };
  readFrom(0, []);
  return stepsLeft === 0 || found.length !== 1 ? undefined : found[0];
}

/** Two sets of choices (indices) with the same joined text, or `too-alike` if the search hit its limit. */
type Ambiguity = readonly [readonly number[], readonly number[]] | 'too-alike';

/**
 * Finds two sets of choices that have the same joined text in some order; undefined if there are none. Builds two readings
 * side by side, always extending the shorter one, until both end together. Only the surplus pieces of the longer one and
 * both sets are remembered. The smallest ambiguous part of a text is enough.
 */
export function findAmbiguity(labels: readonly string[]): Ambiguity | undefined {
  const choices = labels.map(splitChoice);
  let stepsLeft = MAX_SEARCH_STEPS;
  /** Reading `ahead` is longer than reading `behind`, by the pieces `more`. */
  const search = (
    more: readonly string[],
    ahead: readonly number[],
    behind: readonly number[],
  ): Ambiguity | undefined => {
    if (stepsLeft === 0) return 'too-alike';
    stepsLeft -= 1;
    for (const [index, pieces] of choices.entries()) {
      if (behind.includes(index)) continue;
      const shared = Math.min(pieces.length, more.length);
      if (!pieces.slice(0, shared).every((piece, at) => piece === more[at])) continue;
      const ticked = [...behind, index];
      const found =
        pieces.length === more.length
          ? isSameSet(ahead, ticked)
            ? undefined
            : ([ahead, ticked] as const)
          : pieces.length === shared
            ? search(more.slice(shared), ahead, ticked)
            : search(pieces.slice(shared), ticked, ahead);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const [first, pieces] of choices.entries()) {
    if (pieces.length === 1) continue;
    for (const [index, other] of choices.entries()) {
      const isShorter = other.length < pieces.length && other.every((piece, at) => piece === pieces[at]);
      const found = isShorter ? search(pieces.slice(other.length), [first], [index]) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Describes the confusable choices, with the index of one that contains a comma; undefined if nothing is ambiguous. */
export function ambiguityText(
  labels: readonly string[],
): { readonly words: string; readonly at: number } | undefined {
  const found = findAmbiguity(labels);
  if (found === undefined) return undefined;
  const at = labels.findIndex(
    (label, index) =>
      splitChoice(label).length > 1 && (found === 'too-alike' || found.flat().includes(index)),
  );
  if (found === 'too-alike') {
    return {
      words: 'too many choices share the same words between commas, so answers couldn’t be told apart',
      at,
    };
  }
  const [one, other] = found.map((ticks) => andList(ticks.map((index) => quote(labels[index] ?? ''))));
  return {
    words: `Google Forms writes commas between ticked choices, so an answer could mean ${one ?? ''}, or ${other ?? ''}`,
    at,
  };
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
