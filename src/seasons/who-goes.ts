// Who is eliminated by a death match that does not say so itself (SN-5).
import { isIn, personCalled } from './people';
import { whatItLeaves, type MatchToCount } from './counting';
import type { Change, Season } from './types';

/**
 * Lists the players of a death match among whom the host says who is eliminated: only the loser, if two played and one
 * won, else all players. Empty where the match eliminates somebody itself, or where one of its players is out already.
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
 * Lists players who gave up their seats in a match and are still in the season, since the host is asked what becomes of
 * them (ALL-14). Players whom the match itself eliminates are left out.
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

/** Gives the player who lost, where two played and the other one won. */
function loserOf({ match }: MatchToCount): string | undefined {
  const winners = match.winners();
  return match.roster.length === 2 && winners.length === 1
    ? match.roster.find((player) => !winners.includes(player))
    : undefined;
}

/**
 * Writes the cause of changes by which the host says what becomes of players about whom they are asked; undefined where
 * there are other changes among them.
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
