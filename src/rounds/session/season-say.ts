// The people who have the say in a match's settings: winners of the matches before it, as the season knows them (SN-13).
import type { PlayableGame } from '../../games/frame/playable';
import { all } from '../../games/frame/wording';
import type { PastMatch } from '../record/season-entries';

/** A match as the season remembers it, with its winners where it names them. */
type WonMatch = PastMatch & { readonly winners?: readonly string[] };

/** A sentence for each decision that a winner takes, with the first match first in `matches`. */
export function whoHasTheSay(
  { season }: Pick<PlayableGame, 'season'>,
  matches: readonly WonMatch[],
): readonly string[] {
  return (season.say ?? []).flatMap(({ what, winnerOf }) => {
    const last = [...matches].reverse().find(({ kind }) => kind === winnerOf);
    return last === undefined ? [] : [`${what}: ${winnerText(last)}.`];
  });
}

function winnerText({ winners = [], title, episode }: WonMatch): string {
  const match = `${title} in episode ${episode}`;
  if (winners.length === 0) return `the winner of ${match} chooses`;
  return winners.length === 1
    ? `${all(winners)}, winner of ${match}, chooses`
    : `${all(winners)}, winners of ${match}, choose`;
}
