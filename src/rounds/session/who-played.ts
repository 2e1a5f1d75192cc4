// Who played a match for others: their names stay with the match, whoever plays for these people later.
import type { PastMatch } from '../record/season-entries';
import { forText, standInName, substituteOf, type Seats } from '../record/seats';
import type { LedgerRow } from '../record/ledger';
import type { Play } from './game-session';

/** Lists the players of the match in the book for whom somebody else plays, or played to its end. */
export function playedBy({
  record,
  match,
  rows,
}: {
  readonly record: Pick<Seats, 'substitutes'>;
  readonly match: Play['match'];
  /** The match's rows from its set-up on. */
  readonly rows: readonly Pick<LedgerRow, 'entry'>[];
}): NonNullable<PastMatch['playedBy']> {
  // Somebody who came beside the match, or after its end, did not play it.
  const beside = rows.flatMap(({ entry }) =>
    entry.kind === 'person-substituted' ? [entry.body.person] : [],
  );
  const substitutes = record.substitutes.filter(({ person }) => !beside.includes(person));
  return match.roster.flatMap((player) => {
    const substitute = substituteOf({ substitutes }, player);
    return substitute === undefined ? [] : [{ player, person: substitute.person }];
  });
}

/** Names the players of a match as lists do: `Ben`, or `Olga (for Ben)`. */
export function asPlayed(
  { playedBy: substitutes = [] }: Pick<PastMatch, 'playedBy'>,
  players: readonly string[],
): readonly string[] {
  return players.map((player) => {
    const substitute = substitutes.find((one) => one.player === player);
    return substitute === undefined ? player : forText(substitute);
  });
}

/**
 * Lists who played for others in a stage, as its results name them: `Olga, for Ben`; in a season, only those of this
 * match. `title` is a past stage's, or the open one's.
 */
export function playedFor(
  { record, match, past }: { readonly record: Pick<Seats, 'substitutes'> } & Pick<Play, 'match' | 'past'>,
  title: string,
): readonly string[] {
  const titles = past.map((stage) => stage.title);
  const at = (stage: string): number => (titles.includes(stage) ? titles.indexOf(stage) : titles.length);
  // A substitute who came while a later stage was open did not play this one; where the record does not say when they
  // came, they did.
  const substitutes = record.substitutes.filter(
    ({ player, since }) => match.roster.includes(player) && (since === '' || at(since) <= at(title)),
  );
  const players = [...new Set(substitutes.map(({ player }) => player))];
  return players.flatMap((player) => {
    const substitute = substituteOf({ substitutes }, player);
    return substitute === undefined ? [] : [`${standInName(substitute)}, for ${player}`];
  });
}
