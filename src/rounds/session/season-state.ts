// Facts derived from a season's record.
import { currencySpelling } from '../../seasons/people';
import type { SeasonRecord } from '../record/season-record';
import { sessionSeason, type Session } from './game-session';

/** A purse that the current match is using. */
interface PurseInPlay {
  readonly player: string;
  readonly purse: string;
}

/** The purses that the current match uses until it's counted (SN-16). */
export function pursesInPlay(session: Session): readonly PurseInPlay[] {
  const season = sessionSeason(session);
  const current = season?.current;
  if (session.kind !== 'game' || season === undefined) return [];
  if (current === undefined || current.counted !== undefined) return [];
  const purses = session.game.season.takes.flatMap((take): readonly string[] => {
    if (take.what === 'purse') return [take.currency];
    return take.what === 'purses' ? take.currencies(session.record.settings) : [];
  });
  return current.players.flatMap((player) =>
    purses.map((purse) => ({ player, purse: currencySpelling(season.standing, purse) })),
  );
}

/** Currencies that this player sees as scores in the current match. */
export function pursesAsScores(session: Session, player: string): readonly string[] {
  if (session.kind !== 'game' || !session.match.roster.includes(player)) return [];
  const takes = session.game.season.takes;
  return takes.flatMap((take) => (take.what === 'purses' ? take.shown(session.record.settings) : []));
}

/** A version token: changes whenever a standing changes, or when a gift or a change to the standings is postponed. */
export function standingsToken({ startedAt, log, waiting }: SeasonRecord): string {
  return [startedAt, log.length, ...waiting.map(({ row }) => row)].join(' ');
}
