// The match of a season whose formulas a next one of the same kind may bring.
import type { SeasonView } from '../../../src/rounds/host/season/views';

/** The title of the last match of this game that was put away; undefined where there is none. */
export function formerTitle(
  season: Pick<SeasonView, 'matches'> | undefined,
  game: string,
): string | undefined {
  const away = (season?.matches ?? []).filter(
    (match) => match.game === game && match.state.startsWith('put-away'),
  );
  return away[away.length - 1]?.title;
}
