// The mark of an opening: tells for which opening of which stage a player's page was drawn. The page sends it, and the row
// that it writes carries it behind the key, so that nothing that comes between counts it for another stage (ALL-12).
import { sha256 } from 'js-sha256';

/** The parts of a record from which marks are made. */
interface Marked {
  readonly setUp: { readonly seed: string };
  readonly opening: string;
}

/** Between a key and a mark; no key has it. */
const SIGN = '-';
const LENGTH = 10;

/**
 * The mark of the open stage's opening for one player. It is keyed by the seed: nobody can compute it, or compare theirs
 * with another's, and it tells nothing of the record (ALL-9).
 */
export function pageMark({ setUp, opening }: Marked, player: string): string {
  return sha256.hmac(setUp.seed, JSON.stringify(['page', player, opening])).slice(0, LENGTH);
}

/** The answer to the question for the key in a row that a page writes. */
export function markedKey(key: string, mark: string): string {
  return mark === '' ? key : `${key}${SIGN}${mark}`;
}

/** A key as it stands in a row, and the mark behind it; empty in a row that no page wrote. */
export function keyAndMark(text: string): { readonly key: string; readonly mark: string } {
  const at = text.indexOf(SIGN);
  return at === -1 ? { key: text, mark: '' } : { key: text.slice(0, at), mark: text.slice(at + 1) };
}
