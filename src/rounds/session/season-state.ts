// Facts about a season that follow from its record.
import { currencyAsWritten } from '../../seasons/people';
import type { SeasonRecord } from '../record/season-record';
import { seasonIn, type Session } from './game-session';

/** A purse that the match in the book has taken. */
interface PurseInPlay {
  readonly player: string;
  readonly purse: string;
}

/** Lists the purses that the match in the book has taken of its players, while it is not counted (SN-16). */
export function pursesInPlay(session: Session): readonly PurseInPlay[] {
  const season = seasonIn(session);
  const current = season?.current;
  if (session.kind !== 'game' || season === undefined) return [];
  if (current === undefined || current.counted !== undefined) return [];
  const purses = session.game.season.takes.flatMap((take): readonly string[] => {
    if (take.what === 'purse') return [take.currency];
    return take.what === 'purses' ? take.currencies(session.record.settings) : [];
  });
  return current.players.flatMap((player) =>
    purses.map((purse) => ({ player, purse: currencyAsWritten(season.standing, purse) })),
  );
}

/** Lists the currencies of which a player reads what they have as a score of the match in the book. */
export function pursesAsScores(session: Session, player: string): readonly string[] {
  if (session.kind !== 'game' || !session.match.roster.includes(player)) return [];
  const takes = session.game.season.takes;
  return takes.flatMap((take) => (take.what === 'purses' ? take.shown(session.record.settings) : []));
}

/** Makes a text that is different once any standing has changed, or something is kept that will change one later. */
export function standingsToken({ startedAt, log, waiting }: SeasonRecord): string {
  return [startedAt, log.length, ...waiting.map(({ row }) => row)].join(' ');
}
