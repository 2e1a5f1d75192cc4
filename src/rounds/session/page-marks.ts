// A page's mark identifies the opening of the stage that it shows. The page sends the mark together with its key, so that an
// answer never counts for another stage if the game has moved on since (ALL-12).
import { sha256 } from 'js-sha256';
import { isList, isObject } from '../../games/frame/json';
import type { PlayerSubmission } from '../reply/player-submission';

interface MarkSource {
  readonly setUp: { readonly seed: string };
  readonly opening: string;
}

/** Separates key and mark. Keys can't contain it. */
const MARK_SEPARATOR = '-';
const MARK_LENGTH = 10;

/** An HMAC keyed by the seed, so that nobody can compute or compare marks, and a mark reveals nothing (ALL-9). */
export function pageMark({ setUp, opening }: MarkSource, player: string): string {
  return sha256.hmac(setUp.seed, JSON.stringify(['page', player, opening])).slice(0, MARK_LENGTH);
}

/** What a page submits as the answer to the form's key question. */
export function keyWithMark(key: string, mark: string): string {
  return mark === '' ? key : `${key}${MARK_SEPARATOR}${mark}`;
}

/** Splits a submitted key. The mark is empty unless a page submitted it. */
export function splitKey(text: string): { readonly key: string; readonly mark: string } {
  const at = text.indexOf(MARK_SEPARATOR);
  return at === -1 ? { key: text, mark: '' } : { key: text.slice(0, at), mark: text.slice(at + 1) };
}

/** Four parts: stamp, time of reading, reader's zone, and after a line break the page's JSON. */
export type CachedPage = string;

/** Maximum answers that a page shows to their sender. Books count the others. */
export const MAX_SHOWN_SUBMISSIONS = 10;

export function parseCachedPage(shown: CachedPage): unknown {
  return JSON.parse(shown.slice(shown.indexOf('\n') + 1));
}

/** Whether a cached page shows these answers, ignoring times. */
export function showsSubmissions(shown: CachedPage, told: readonly PlayerSubmission[]): boolean {
  const content = parseCachedPage(shown);
  const submissions = isObject(content) && isList(content.submissions) ? content.submissions : [];
  const saying = (all: readonly unknown[]): string =>
    JSON.stringify(all.map((one) => (isObject(one) ? [one.fate, one.words] : one)));
  return saying(submissions) === saying(told.slice(-MAX_SHOWN_SUBMISSIONS));
}
