// The mark of an opening: for which opening of which stage a player's page was drawn. The page sends it, and it stands
// behind the key in the row that the page writes, so that no row counts for another stage, whatever happens in between
// (ALL-12).
import { sha256 } from 'js-sha256';
import { isList, isObject } from '../../games/frame/json';
import type { OwnSubmission } from '../reply/own-submission';

/** The parts of a record from which marks are made. */
interface Marked {
  readonly setUp: { readonly seed: string };
  readonly opening: string;
}

/** Stands between a key and a mark; no key has it. */
const SIGN = '-';
const LENGTH = 10;

/**
 * Makes the mark of the open stage's opening for one player. It is keyed by the seed: nobody can compute one, or
 * compare theirs with another's, and it tells nothing of the record (ALL-9).
 */
export function pageMark({ setUp, opening }: Marked, player: string): string {
  return sha256.hmac(setUp.seed, JSON.stringify(['page', player, opening])).slice(0, LENGTH);
}

/** Joins a key and a mark, as a page answers the question for the key. */
export function markedKey(key: string, mark: string): string {
  return mark === '' ? key : `${key}${SIGN}${mark}`;
}

/** Splits such an answer into the key and the mark; the mark is empty in a row that no page wrote. */
export function keyAndMark(text: string): { readonly key: string; readonly mark: string } {
  const at = text.indexOf(SIGN);
  return at === -1 ? { key: text, mark: '' } : { key: text.slice(0, at), mark: text.slice(at + 1) };
}

/** A page's stamp, the instant at which it was read, its reader's zone, a line break, and its JSON. */
export type ShownPage = string;

/** How many of a reader's submissions a page shows; more are only counted in their book. */
export const MOST_SUBMISSIONS = 10;

export function contentOf(shown: ShownPage): unknown {
  return JSON.parse(shown.slice(shown.indexOf('\n') + 1));
}

/** Whether a kept page shows these submissions of its reader, whatever times it gives them. */
export function tellsOf(shown: ShownPage, told: readonly OwnSubmission[]): boolean {
  const content = contentOf(shown);
  const submissions = isObject(content) && isList(content.submissions) ? content.submissions : [];
  const saying = (all: readonly unknown[]): string =>
    JSON.stringify(all.map((one) => (isObject(one) ? [one.fate, one.words] : one)));
  return saying(submissions) === saying(told.slice(-MOST_SUBMISSIONS));
}
