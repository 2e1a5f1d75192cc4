// Who may be eliminated by a death match that does not say it itself (SN-5).
import { isIn, personCalled } from './people';
import { whatItLeaves, type MatchToCount } from './counting';
import type { Change, Season } from './types';

/**
 * Lists the players of a death match of whom its host says who is eliminated: the loser, where two played and one won,
 * else all. Nobody where the match eliminates somebody itself, or one of its players is out already.
 */
export function askedToGo(season: Season, counted: MatchToCount): readonly string[] {
  const { match, kind } = counted;
  const { roster } = match;
  if (kind !== 'death' || someoneIsOut(season, roster)) return [];
  if (whatItLeaves(season, counted).changes.some((change) => 'eliminated' in change)) return [];
  const loser = loserOf(counted);
  return loser === undefined ? roster : [loser];
}

/**
 * Lists players who gave up their seats in a match and are still in the season: its host is asked what becomes of them
 * (ALL-14). Not those whom the match eliminates itself.
 */
export function leftSeats(season: Season, counted: MatchToCount): readonly string[] {
  const goes = whatItLeaves(season, counted).changes.flatMap((change) =>
    'eliminated' in change ? [change.player] : [],
  );
  return counted.match.left.filter((player) => {
    const person = personCalled(season, player);
    return person !== undefined && isIn(person) && !goes.includes(player);
  });
}

/** Whether one of these players is out. */
export function someoneIsOut(season: Season, players: readonly string[]): boolean {
  return players.some((player) => {
    const person = personCalled(season, player);
    return person !== undefined && !isIn(person);
  });
}

/** Names the loser where two played and the other one won. */
function loserOf({ match }: MatchToCount): string | undefined {
  const winners = match.winners();
  return match.roster.length === 2 && winners.length === 1
    ? match.roster.find((player) => !winners.includes(player))
    : undefined;
}

/**
 * Gives the cause of changes that only say who goes of the players asked about, or who gave up their seats; undefined
 * for any others.
 */
export function causeToGo(
  season: Season,
  counted: MatchToCount,
  changes: readonly Change[],
): string | undefined {
  const asked = askedToGo(season, counted);
  const left = leftSeats(season, counted);
  const { title } = counted.match.info;
  const isOf = (change: Change, players: readonly string[]): boolean =>
    players.includes(personCalled(season, change.player)?.name ?? '');
  const gaveUp = (change: Change): boolean =>
    ('eliminated' in change || 'left' in change) && isOf(change, left);
  const goes = (change: Change): boolean => 'eliminated' in change && isOf(change, asked);
  if (changes.length === 0 || !changes.every((change) => gaveUp(change) || goes(change))) return undefined;
  if (changes.every(gaveUp)) return `Gave up their seat in ${title}.`;
  if (changes.some(gaveUp)) return `The host decided so when ${title} was counted.`;
  return loserOf(counted) === undefined
    ? `The host decided so after ${title}, the death match.`
    : `Lost ${title}, the death match.`;
}
