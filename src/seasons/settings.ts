// A season's settings for all its matches: currencies, their readers, the heir of a loser's purses (SN-2, SN-9, SN-18).
import { nameKey } from '../games/frame/names';
import { problem, type Problem } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { quote } from '../games/frame/wording';
import { currencyAsWritten } from './people';
import type { Inherit, Season, Visibility } from './types';

/** Settings to change; those left out stay as they are. */
export interface NewSettings {
  readonly currencies?: ReadonlyMap<string, Visibility>;
  readonly inherit?: Inherit;
}

/** The season with other settings; no currency ever goes away, and a known one keeps its spelling. */
export function withSettings(
  season: Season,
  { currencies = new Map(), inherit }: NewSettings,
): Result<Season, Problem> {
  const names = [...currencies.keys()];
  const odd = names.find(
    (name, at) => name.trim() === '' || names.findIndex((other) => nameKey(other) === nameKey(name)) !== at,
  );
  if (odd !== undefined) {
    const sentence =
      odd.trim() === ''
        ? 'The name of a currency is empty. Expected a name.'
        : `${quote(odd)} reads the same as another currency here. Name each once.`;
    return fail(problem(odd.trim() === '' ? 'empty-name' : 'same-name', ['currencies', odd], sentence));
  }
  return ok({
    ...season,
    inherit: inherit ?? season.inherit,
    currencies: new Map([
      ...season.currencies,
      ...[...currencies].map(([name, visibility]) => [currencyAsWritten(season, name), visibility] as const),
    ]),
  });
}
