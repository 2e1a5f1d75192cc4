// The readers of a season's facts: everyone, or one person and the host (SN-2).
import { currenciesOf, currencyAsWritten } from './people';
import type { Change, Season } from './types';

/** The currencies whose purses everyone may read, by name. */
export function publicCurrencies(season: Season): readonly string[] {
  return currenciesOf(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** True for a change that everyone may know: any but that of a purse which its owner alone sees. */
export function isPublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencyAsWritten(season, change.purse)) === 'public';
}
