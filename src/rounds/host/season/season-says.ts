// Sentences to the host of a season: what of purses a match makes public.
import { isObject } from '../../../games/frame/json';
import type { Match } from '../../../games/frame/match';
import type { PlayableGame } from '../../../games/frame/playable';
import { currencyAsWritten } from '../../../seasons/people';
import type { Season } from '../../../seasons/types';
import type { GameSession } from '../../session/game-session';

/** The warning before a match is created that tells everyone what was in purses (SN-6). */
export function tellsPurses(season: Season, { info, season: part }: PlayableGame): readonly string[] {
  const { tells } = part;
  return tells !== undefined && season.currencies.get(tells) !== 'public'
    ? [
        `${info.title} tells everyone how many ${tells} each player has in it, and so what was in their purses as it began. Purses of ${tells} are otherwise shown to their owners alone.`,
      ]
    : [];
}

/** Gives the warnings of a match's set-up but those about purses that the season makes public. */
export function warningsIn(season: Season, match: Match): readonly string[] {
  const known = match
    .purseWarnings()
    .filter(({ purse }) => season.currencies.get(currencyAsWritten(season, purse)) === 'public')
    .map(({ text }) => text);
  return match.warnings.filter((warning) => !known.includes(warning));
}

/** Purses as the set-up of the match in the book holds them, which publishing everything tells everyone (SN-14). */
export function publishedPurses({ season, game, record: { setUp } }: GameSession): readonly string[] {
  if (season === undefined) return [];
  return game.season.takes.flatMap((take) => {
    const { what, column } = take;
    if (what !== 'purse' && what !== 'purses') return [];
    const brought = setUp.players.map((player) => {
      const { name, [column]: amount } = isObject(player) ? player : {};
      return `${typeof name === 'string' ? name : ''} ${amountText(amount)}`;
    });
    if (
      what === 'purses' &&
      setUp.players.every((player) => !isObject(player) || player[column] === undefined)
    ) {
      return [];
    }
    const held = what === 'purse' ? `the ${take.currency} that were` : 'what was';
    return [`The set-up holds ${held} in everyone’s purse when the match began: ${brought.join(', ')}.`];
  });
}

/** Gives a number, or amounts by currency, as a sentence lists it. */
function amountText(amount: unknown): string {
  if (!isObject(amount)) return String(typeof amount === 'number' ? amount : 0);
  return Object.entries(amount)
    .map(([currency, held]) => `${String(held)} ${currency}`)
    .join(' and ');
}
