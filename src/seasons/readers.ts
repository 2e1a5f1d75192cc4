// Who may read a season's facts: everyone, or one person and the host (SN-2).
import { currenciesOf, currencyAsWritten } from './people';
import type { Change, Season } from './types';

/** The currencies whose purses everyone may read, by name. */
export function publicCurrencies(season: Season): readonly string[] {
  return currenciesOf(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** Whether everyone may know a change: any, but one of a purse that only its owner sees. */
export function isPublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencyAsWritten(season, change.purse)) === 'public';
}
