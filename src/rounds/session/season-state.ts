// Facts about a season that follow from its record.
import { findGame } from '../../games/catalogue';
import type { SeasonRecord } from '../record/season-record';

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
