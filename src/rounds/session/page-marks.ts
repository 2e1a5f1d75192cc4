// The mark of an opening: for which opening of which stage a player's page was drawn. The page sends it, and it stands
// behind the key in the row that the page writes, so that no row counts for another stage, whatever happens in between
// (ALL-12).
import { sha256 } from 'js-sha256';

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
