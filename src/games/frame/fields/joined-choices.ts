// Ticked choices as one text: Forms joins them with ", ", and a choice may hold a comma itself. Finds out what such a
// text means, and which lists of choices make texts that mean two things.
import { nameKey } from '../names';
import { all, quote } from '../wording';

const BETWEEN = ', ';
/** The most steps of a search: where it takes more, the text or list counts as one that cannot be told. */
const MOST_STEPS = 5_000;

/**
 * Cuts a choice into pieces at its commas, folded (ALL-6). Since choices have no blanks around them, the pieces of a
 * joined text are those of its choices one after another, whatever commas they hold.
 */
function piecesOf(text: string): readonly string[] {
  return nameKey(text).split(BETWEEN);
}

/**
 * Finds the choices, by their numbers, that a joined text means, in its order; undefined where it means none, or two
 * sets of them.
 */
export function ticksIn(labels: readonly string[], joined: string): readonly number[] | undefined {
  const choices = labels.map(piecesOf);
  const text = piecesOf(joined);
  const found: (readonly number[])[] = [];
  let steps = 0;
  const readFrom = (at: number, ticks: readonly number[]): void => {
    steps += 1;
    if (at === text.length) {
      if (!found.some((other) => sameSet(other, ticks))) found.push(ticks);
      return;
    }
    for (const [index, pieces] of choices.entries()) {
      if (steps > MOST_STEPS || found.length > 1) return;
      const fits = !ticks.includes(index) && pieces.every((piece, step) => piece === text[at + step]);
      if (fits) readFrom(at + pieces.length, [...ticks, index]);
    }
  };
  readFrom(0, []);
  return steps > MOST_STEPS || found.length !== 1 ? undefined : found[0];
}

/** Two sets of choices, by their numbers, that make the same joined text; or that the search took too many steps. */
type Ambiguity = readonly [readonly number[], readonly number[]] | 'too-alike';

/**
 * Finds two sets of choices that make the same joined text, in any order of ticks; undefined where there are none. It
 * builds two readings of a text side by side and always lets the one behind take the next choice, until both end at one
 * place. All that it must remember is what the one ahead has more, and which choices each has ticked. Any text with two
 * readings has a smallest part between two places where both end, so it may stop there.
 */
export function ambiguityIn(labels: readonly string[]): Ambiguity | undefined {
  const choices = labels.map(piecesOf);
  let steps = 0;
  /**
   * Goes on with two readings: the one that has ticked `ahead` has read further, by the pieces `more`, than the one
   * that has ticked `behind`.
   */
  const search = (
    more: readonly string[],
    ahead: readonly number[],
    behind: readonly number[],
  ): Ambiguity | undefined => {
    steps += 1;
    if (steps > MOST_STEPS) return 'too-alike';
    for (const [index, pieces] of choices.entries()) {
      if (behind.includes(index)) continue;
      const shared = Math.min(pieces.length, more.length);
      if (!pieces.slice(0, shared).every((piece, at) => piece === more[at])) continue;
      const ticked = [...behind, index];
      const found =
        pieces.length === more.length
          ? sameSet(ahead, ticked)
            ? undefined
            : ([ahead, ticked] as const)
          : pieces.length < more.length
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

/**
 * Says which choices an answer could confuse, with the place of one of them that holds a comma; undefined where no
 * answer could mean two things.
 */
export function ambiguityWords(
  labels: readonly string[],
): { readonly words: string; readonly at: number } | undefined {
  const found = ambiguityIn(labels);
  if (found === undefined) return undefined;
  const concerned = found === 'too-alike' ? labels.map((_, index) => index) : found.flat();
  const at = concerned.find((index) => labels[index]?.includes(',') === true) ?? 0;
  if (found === 'too-alike') {
    return { words: 'too many have the same words between commas to tell them apart in an answer', at };
  }
  const [one, other] = found.map((ticks) => all(ticks.map((index) => quote(labels[index] ?? ''))));
  return {
    words: `Forms writes commas between ticks, so an answer could be ${one ?? ''}, or ${other ?? ''}`,
    at,
  };
}

function sameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
