// Who may read a season's facts: everyone, or one person and the host (SN-2).
import { currenciesOf, currencyAsWritten } from './people';
import type { Change, Season } from './types';

/** Gives the names of the currencies whose purses everyone may read. */
export function publicCurrencies(season: Season): readonly string[] {
  return currenciesOf(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** Whether everyone may know a change: every change, except that of a purse which only its owner may see. */
export function isPublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencyAsWritten(season, change.purse)) === 'public';
}
