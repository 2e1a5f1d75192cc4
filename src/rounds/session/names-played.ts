// The names that a season keeps of a match: those of the people who played it, whoever plays in their places later.
import { shownNames, type Seated, type ShownNames } from './shown-names';
import { playedBy } from './who-played';

/**
 * Gives the names to show in what a season keeps of the match: of a seat in which somebody else played, who that was.
 */
export function namesPlayed(session: Parameters<typeof playedBy>[0] & Pick<Seated, 'match'>): ShownNames {
  const substitutes = playedBy(session).map((one) => ({ ...one, since: '' }));
  return shownNames({ match: session.match, record: { substitutes }, season: undefined });
}
