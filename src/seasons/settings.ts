// A season's settings for all its matches: its currencies, who may read them, and who inherits a loser's purses (SN-2,
// SN-9, SN-18).
import { problem, type Problem } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { alikes } from '../games/frame/typed-names';
import { quote } from '../games/frame/wording';
import { nameProblem } from './season-names';
import { currencyAsWritten } from './people';
import type { Inherit, Season, Visibility } from './types';

/** Settings to change; those left out stay as they are. */
export interface NewSettings {
  readonly currencies?: ReadonlyMap<string, Visibility>;
  readonly inherit?: Inherit;
}

/** Gives the season with other settings. No currency is ever removed, and a known one keeps its spelling. */
export function withSettings(
  season: Season,
  { currencies = new Map(), inherit }: NewSettings,
): Result<Season, Problem> {
  const names = [...currencies.keys()];
  const [wrong] = [
    ...names.flatMap((name) => nameProblem(name, ['currencies', name], 'The name of a currency') ?? []),
    ...[...alikes(names).keys()].map((at): Problem => {
      const odd = names[at] ?? '';
      const sentence = `${quote(odd)} reads the same as another currency here. Name each once.`;
      return problem('same-name', ['currencies', odd], sentence);
    }),
  ];
  if (wrong !== undefined) return fail(wrong);
  return ok({
    ...season,
    inherit: inherit ?? season.inherit,
    currencies: new Map([
      ...season.currencies,
      ...[...currencies].map(([name, visibility]) => [currencyAsWritten(season, name), visibility] as const),
    ]),
  });
}
