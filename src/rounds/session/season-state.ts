// Facts about a season that follow from its record.
import { findGame } from '../../games/catalogue';
import { sameName } from '../../games/frame/names';
import { currencyAsWritten, isIn } from '../../seasons/people';
import { forText, personOf } from '../record/seats';
import type { SeasonRecord } from '../record/season-record';
import { seasonIn, type Session } from './game-session';

/** Lists everyone of the season, and whoever played on for somebody: a book is found by its reader's name. */
export function namesIn({ season }: { readonly season: SeasonRecord | undefined }): readonly string[] {
  if (season === undefined) return [];
  const { standing, substitutes } = season;
  return [...standing.people.map(({ name }) => name), ...substitutes.map(({ person }) => person)];
}

/**
 * Gives the name under which somebody plays on for a person. People who are out keep a book under their own name, so
 * they get another name for this: `Gavin (for Ben)`. Undefined where somebody else has the name.
 */
export function seatName(season: SeasonRecord, player: string, name: string): string | undefined {
  const { standing, substitutes } = season;
  if (!namesIn({ season }).some((other) => sameName(other, name))) return name;
  const known = standing.people.find((one) => sameName(personOf(season, one.name), name));
  if (known === undefined || isIn(known)) return undefined;
  const person = forText({ person: personOf(season, known.name), player });
  return substitutes.some((one) => one.person === person) ? undefined : person;
}

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
  const takes = findGame(current.game)?.season.takes ?? [];
  const purses = takes.flatMap((take): readonly string[] => {
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
