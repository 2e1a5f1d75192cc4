// Facts about a season that follow from its record.
import { findGame } from '../../games/catalogue';
import type { SeasonRecord } from '../record/season-record';

/** Everyone of the season, and whoever played on for somebody: a book is found by its reader's name. */
export function namesIn({ season }: { readonly season: SeasonRecord | undefined }): readonly string[] {
  if (season === undefined) return [];
  const { standing, substitutes } = season;
  return [...standing.people.map(({ name }) => name), ...substitutes.map(({ person }) => person)];
}

/** The purse that the match in the book took of its players, while it is not counted (SN-16). */
export function pursesInPlay({ current }: SeasonRecord): {
  readonly match: number | undefined;
  readonly purse: string;
  readonly players: readonly string[];
} {
  const takes = current === undefined ? [] : (findGame(current.game)?.season.takes ?? []);
  const take = takes.find(({ what }) => what === 'garnets');
  return current === undefined || current.counted !== undefined || take === undefined
    ? { match: undefined, purse: '', players: [] }
    : { match: current.number, purse: take.what, players: current.players };
}

/** A text that differs once any standing has changed. */
export function standingsToken({ startedAt, log }: SeasonRecord): string {
  return `${startedAt} ${log.length}`;
}
