// The start of a season: its people, all that they bring, and its host's settings for all matches.
import { nameKey, namelessWhy } from '../games/frame/names';
import { problem, within, type Problem } from '../games/frame/problems';
import { fail, ok, type Result } from '../games/frame/result';
import { SEASON_WORDS } from '../games/frame/spelling';
import { either, quote } from '../games/frame/wording';
import { currenciesOf, currencyAsWritten, markAsWritten, newPerson } from './people';
import { withSettings, type NewSettings } from './settings';
import type { Lasting, Person, Season } from './types';

/** Somebody who plays from the start, and what they bring. */
export interface Starter {
  readonly name: string;
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  /** For good. */
  readonly marks: readonly string[];
}

/** A season before its first episode, or all that is wrong with it: places begin with `settings` or `people`. */
export function startSeason(
  name: string,
  settings: NewSettings,
  starters: readonly Starter[],
): Result<Season, readonly Problem[]> {
  const set = withSettings(emptySeason(name), settings);
  if (!set.ok) return fail(within(['settings'], [set.error]));
  const problems = [
    ...(starters.length === 0
      ? [problem('missing', ['people'], 'There are no people. Expected at least one.')]
      : []),
    ...starters.flatMap((starter, at) =>
      within(
        ['people', at],
        [...nameProblems(starters, at), ...purseProblems(set.value, starter), ...markProblems(starter)],
      ),
    ),
  ];
  if (problems.length > 0) return fail(problems);
  return ok(starters.reduce(joining, set.value));
}

function emptySeason(name: string): Season {
  return {
    name,
    currencies: new Map([[SEASON_WORDS.currencies[0], 'own']]),
    inherit: 'nothing',
    episodes: [],
    people: [],
    candidate: null,
    opponent: null,
    markNames: [],
  };
}

function joining(season: Season, { name, purses, tokens, marks }: Starter): Season {
  let { markNames } = season;
  const own = marks.map((text) => {
    const mark = markAsWritten({ ...season, markNames }, text);
    markNames = [...markNames, mark];
    return [mark, 'good'] as const satisfies readonly [string, Lasting];
  });
  const person: Person = {
    ...newPerson(name),
    purses: new Map([...purses].map(([purse, n]) => [currencyAsWritten(season, purse), n])),
    tokens,
    marks: new Map(own),
  };
  return { ...season, markNames, people: [...season.people, person] };
}

function nameProblems(starters: readonly Starter[], at: number): readonly Problem[] {
  const { name = '' } = starters[at] ?? {};
  const why = namelessWhy(name);
  if (why !== undefined) return [problem('empty-name', ['name'], `The name ${why}. Expected a name.`)];
  return twice(
    starters.map((starter) => starter.name),
    at,
  )
    ? [
        problem(
          'same-name',
          ['name'],
          `${quote(name)} reads the same as a person before. Expected another name.`,
        ),
      ]
    : [];
}

function purseProblems(season: Season, { purses }: Starter): readonly Problem[] {
  const names = [...purses.keys()];
  return names.flatMap((name, at) => {
    if (twice(names, at)) {
      return [
        problem('repeated', ['purses', name], `${quote(name)} stands here twice. Expected each purse once.`),
      ];
    }
    const known = season.currencies.has(currencyAsWritten(season, name));
    const sentence = `${quote(name)} is no currency of this season. Expected ${either(currenciesOf(season))}.`;
    return known ? [] : [problem('unknown-currency', ['purses', name], sentence)];
  });
}

function markProblems({ marks }: Starter): readonly Problem[] {
  return marks.flatMap((mark, at) => {
    if (mark.trim() === '')
      return [problem('empty-name', ['marks', at], 'The name of the mark is empty. Expected a name.')];
    return twice(marks, at)
      ? [problem('repeated', ['marks', at], `${quote(mark)} stands here twice. Expected each mark once.`)]
      : [];
  });
}

/** True for a text that reads the same as one before it. */
function twice(texts: readonly string[], at: number): boolean {
  return texts.findIndex((text) => nameKey(text) === nameKey(texts[at] ?? '')) < at;
}
