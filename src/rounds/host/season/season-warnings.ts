// Warns a season's host about purses that a match reveals.
import { isObject } from '../../../games/frame/json';
import type { Match } from '../../../games/frame/match';
import type { PlayableGame } from '../../../games/frame/playable';
import { currencySpelling } from '../../../seasons/people';
import type { Season } from '../../../seasons/types';
import type { GameSession } from '../../session/game-session';

/** Warns that a match will reveal purses to everyone (SN-6). */
export function purseRevealWarnings(season: Season, { info, season: part }: PlayableGame): readonly string[] {
  const { tells } = part;
  return tells !== undefined && season.currencies.get(tells) !== 'public'
    ? [
        `${info.title} shows everyone how many ${tells} each player has. Elsewhere in this season, players only see their own ${tells}.`,
      ]
    : [];
}

/** The set-up's warnings, except those about currencies that the season makes public anyway. */
export function draftWarnings(season: Season, match: Match): readonly string[] {
  const known = match
    .purseWarnings()
    .filter(({ purse }) => season.currencies.get(currencySpelling(season, purse)) === 'public')
    .map(({ text }) => text);
  return match.warnings.filter((warning) => !known.includes(warning));
}

/** Purses in the match's set-up. Publishing everything reveals them (SN-14). */
export function publishedPurseWarnings({ season, game, record: { setUp } }: GameSession): readonly string[] {
  if (season === undefined) return [];
  return game.season.takes.flatMap((take) => {
    const { what, column } = take;
    if (what !== 'purse' && what !== 'purses') return [];
    const brought = setUp.players.map((player) => {
      const { name, [column]: amount } = isObject(player) ? player : {};
      return `${typeof name === 'string' ? name : ''} ${formatAmount(amount)}`;
    });
    if (
      what === 'purses' &&
      setUp.players.every((player) => !isObject(player) || player[column] === undefined)
    ) {
      return [];
    }
    const held = what === 'purse' ? `the ${take.currency} that were` : 'everything that was';
    return [`The set-up shows ${held} in each player’s purse when the match began: ${brought.join(', ')}.`];
  });
}

/** A number, or amounts by currency, as text. */
function formatAmount(amount: unknown): string {
  if (!isObject(amount)) return String(typeof amount === 'number' ? amount : 0);
  return Object.entries(amount)
    .map(([currency, held]) => `${String(held)} ${currency}`)
    .join(' and ');
}
