// A match in its season's words: its name, who won it and what decided it, all of it public.
import { once } from '../../games/frame/lazy';
import { cellValue } from '../../games/frame/tabs';
import type { Match } from '../../games/frame/match';

/** Lines of the public result that a season repeats. */
const REPEATED = 2;

/** The public result's first lines: what decided the match. None before it is over. Every reader's tab has them. */
export const decidedIn = once((match: Match): readonly string[] => {
  if (match.stage !== null) return [];
  const [result] = match.home('everyone');
  return (result?.rows ?? [])
    .map((row) => row.map((cell) => String(cellValue(cell))).filter((text) => text !== ''))
    .filter((texts) => texts.length > 0)
    .slice(0, REPEATED)
    .map(([first = '', ...rest]) => (rest.length === 0 ? first : `${first}: ${rest.join(' – ')}`));
});
