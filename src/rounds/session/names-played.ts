// Names in what a match of a season is remembered by: who played it for others, whoever plays for them later.
import { shownNames, type Seated, type ShownNames } from './shown-names';
import { playedBy } from './who-played';

/** The names to show in what a match of a season is remembered by: of those who played it, whoever came later. */
export function namesPlayed(session: Parameters<typeof playedBy>[0] & Pick<Seated, 'match'>): ShownNames {
  const substitutes = playedBy(session).map((one) => ({ ...one, since: '' }));
  return shownNames({ match: session.match, record: { substitutes }, season: undefined });
}
