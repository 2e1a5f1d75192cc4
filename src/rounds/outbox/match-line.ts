// A match in its season's words: its name, who won it and what decided it. Everyone may know all of it.
import { once } from '../../games/frame/lazy';
import { cellText } from '../../games/frame/tabs';
import type { Match } from '../../games/frame/match';

/** How many lines of the public result a season repeats. */
const REPEATED = 2;

/**
 * Gives the public result's first lines, which say what decided the match; none before it is over. Worked out once,
 * since every reader's tab has them.
 */
export const decidedIn = once((match: Match): readonly string[] => {
  if (match.stage !== null) return [];
  const [result] = match.home('everyone');
  return (result?.rows ?? [])
    .map((row) => row.map(cellText).filter((text) => text !== ''))
    .filter((texts) => texts.length > 0)
    .slice(0, REPEATED)
    .map(([first = '', ...rest]) => (rest.length === 0 ? first : `${first}: ${rest.join(' – ')}`));
});
