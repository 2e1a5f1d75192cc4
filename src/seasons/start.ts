// Starts a season: its people, what they have at the start, and the settings for all matches (SN-2, SN-9, SN-18).
import { problem, nestProblems, type Problem, fail, ok, type Result } from '../games/frame/result';
import { findRepeatedTexts, MAX_NAME_CHARACTERS, nameProblems, cleanName } from '../games/frame/name-input';
import { SEASON_TERMS } from '../games/frame/number-input';
import { isolateRtl, orList, quote } from '../games/frame/wording';
import { currencyNames, currencySpelling, markSpelling, newPerson } from './people';
import type { MarkDuration, Person, Season, InheritanceRule, Visibility } from './types';

/** A person who is in the season from the start, and what they have then. */
interface StartingPerson {
  readonly name: string;
  readonly purses: ReadonlyMap<string, number>;
  readonly tokens: number;
  /** Permanent marks. */
  readonly marks: readonly string[];
}

/** The season before its first episode. A problem's place begins with `season`, `settings` or `people`. */
export function startSeason(
  name: string,
  settings: NewSettings,
  starters: readonly StartingPerson[],
): Result<Season, readonly Problem[]> {
  const wrong = nameProblems(name, ['season'], 'The name of the season', MAX_NAME_CHARACTERS.title);
  if (wrong.length > 0) return fail(wrong);
  const set = withSettings(emptySeason(cleanName(name)), settings);
  if (!set.ok) return fail(nestProblems(['settings'], [set.error]));
  const problems = [
    ...(starters.length === 0
      ? [problem('missing', ['people'], 'There are no people. Add at least one person.')]
      : []),
    ...startingPeopleProblems(starters),
    ...starters.flatMap((starter, at) =>
      nestProblems(['people', at], [...purseProblems(set.value, starter), ...markProblems(starter)]),
    ),
  ];
  if (problems.length > 0) return fail(problems);
  return ok(starters.reduce(withStartingPerson, set.value));
}

function emptySeason(name: string): Season {
  return {
    name,
    currencies: new Map([[SEASON_TERMS.currencies[0], 'own']]),
    inherit: 'nothing',
    episodes: [],
    people: [],
    candidate: null,
    opponent: null,
    markNames: [],
  };
}

function withStartingPerson(season: Season, { name, purses, tokens, marks }: StartingPerson): Season {
  let { markNames } = season;
  const own = marks.map((text) => {
    const mark = markSpelling({ ...season, markNames }, text);
    markNames = [...markNames, mark];
    return [mark, 'good'] as const satisfies readonly [string, MarkDuration];
  });
  const person: Person = {
    ...newPerson(name),
    purses: new Map([...purses].map(([purse, n]) => [currencySpelling(season, purse), n])),
    tokens,
    marks: new Map(own),
  };
  return { ...season, markNames, people: [...season.people, person] };
}

function startingPeopleProblems(starters: readonly StartingPerson[]): readonly Problem[] {
  const same = findRepeatedTexts(starters.map(({ name }) => name));
  return starters.flatMap(({ name }, at) => {
    const place = ['people', at, 'name'];
    const wrong = nameProblems(name, place, `Person ${at + 1}: the name`);
    if (wrong.length > 0) return wrong;
    const first = same.get(at);
    if (first === undefined) return [];
    const sentence = `${quote(name)} (person ${at + 1}) reads the same as person ${first + 1}’s name. Choose another name.`;
    return [problem('same-name', place, sentence)];
  });
}

function purseProblems(season: Season, { name: person, purses }: StartingPerson): readonly Problem[] {
  const names = [...purses.keys()];
  const same = findRepeatedTexts(names);
  return names.flatMap((name, at) => {
    const place = ['purses', name];
    if (same.has(at)) {
      const sentence = `${isolateRtl(person)}: ${quote(name)} is listed twice. List each purse only once.`;
      return [problem('repeated', place, sentence)];
    }
    const known = season.currencies.has(currencySpelling(season, name));
    const sentence = `${isolateRtl(person)}: ${quote(name)} isn’t a currency in this season. Expected ${orList(currencyNames(season))}.`;
    return known ? [] : [problem('unknown-currency', place, sentence)];
  });
}

function markProblems({ name: person, marks }: StartingPerson): readonly Problem[] {
  const same = findRepeatedTexts(marks);
  return marks.flatMap((mark, at) => {
    const place = ['marks', at];
    const wrong = nameProblems(mark, place, `${isolateRtl(person)}: the name of the mark`);
    if (wrong.length > 0) return wrong;
    const sentence = `${isolateRtl(person)}: ${quote(mark)} is listed twice. List each mark only once.`;
    return same.has(at) ? [problem('repeated', place, sentence)] : [];
  });
}

/** Settings to change. Settings left out don't change. */
interface NewSettings {
  readonly currencies?: ReadonlyMap<string, Visibility>;
  readonly inherit?: InheritanceRule;
}

/** The season with these settings. Currencies are never removed, and known ones keep their spelling. */
export function withSettings(
  season: Season,
  { currencies = new Map(), inherit }: NewSettings,
): Result<Season, Problem> {
  const names = [...currencies.keys()];
  const [wrong] = [
    ...names.flatMap((name) => nameProblems(name, ['currencies', name], 'The name of a currency')),
    ...names
      .filter((_, at) => findRepeatedTexts(names).has(at))
      .map((odd): Problem => {
        const sentence = `${quote(odd)} reads the same as another currency. Name each currency once.`;
        return problem('same-name', ['currencies', odd], sentence);
      }),
  ];
  if (wrong !== undefined) return fail(wrong);
  return ok({
    ...season,
    inherit: inherit ?? season.inherit,
    currencies: new Map([
      ...season.currencies,
      ...[...currencies].map(([name, visibility]) => [currencySpelling(season, name), visibility] as const),
    ]),
  });
}
