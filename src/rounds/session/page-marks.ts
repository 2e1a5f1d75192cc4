// A page's mark says which opening of which stage it showed. The page sends it with its key, so that an answer never counts
// for another stage, even if the game moves on in between (ALL-12).
import { sha256 } from 'js-sha256';
import { isList, isObject } from '../../games/frame/json';
import type { OwnSubmission } from '../reply/own-submission';

interface Marked {
  readonly setUp: { readonly seed: string };
  readonly opening: string;
}

/** Separates key and mark; keys don't contain it. */
const SIGN = '-';
const LENGTH = 10;

/** Keyed by the seed: nobody can compute a mark or compare theirs with another's, and it reveals nothing (ALL-9). */
export function pageMark({ setUp, opening }: Marked, player: string): string {
  return sha256.hmac(setUp.seed, JSON.stringify(['page', player, opening])).slice(0, LENGTH);
}

/** What a page puts into the key question. */
export function keyWithMark(key: string, mark: string): string {
  return mark === '' ? key : `${key}${SIGN}${mark}`;
}

/** The mark is empty in a row that no page wrote. */
export function keyAndMark(text: string): { readonly key: string; readonly mark: string } {
  const at = text.indexOf(SIGN);
  return at === -1 ? { key: text, mark: '' } : { key: text.slice(0, at), mark: text.slice(at + 1) };
}

/** A page's stamp, when it was read, its reader's zone, a line break, and its JSON. */
export type ShownPage = string;

/** Pages show this many of a reader's answers; books mention how many more there are. */
export const MOST_SUBMISSIONS = 10;

export function contentOf(shown: ShownPage): unknown {
  return JSON.parse(shown.slice(shown.indexOf('\n') + 1));
}

/** Whether a kept page shows these answers, apart from their times. */
export function showsSubmissions(shown: ShownPage, told: readonly OwnSubmission[]): boolean {
  const content = contentOf(shown);
  const submissions = isObject(content) && isList(content.submissions) ? content.submissions : [];
  const saying = (all: readonly unknown[]): string =>
    JSON.stringify(all.map((one) => (isObject(one) ? [one.fate, one.words] : one)));
  return saying(submissions) === saying(told.slice(-MOST_SUBMISSIONS));
}
