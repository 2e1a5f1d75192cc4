// Finds people and what they have, and says who can see it: everyone, or only that person and the host (SN-2).
import { SEASON_TERMS, spellingFinder } from '../games/frame/number-input';
import { byCodeUnit, findNamed } from '../games/frame/names';
import { cleanName } from '../games/frame/name-input';
import { REALM_MARKS, type RealmMark } from '../games/frame/season';
import type { Person, Season, Change } from './types';

/** A person who has just joined, and has nothing yet. */
export function newPerson(name: string): Person {
  return {
    name: cleanName(name),
    membership: { kind: 'in' },
    purses: new Map(),
    tokens: 0,
    marks: new Map(),
  };
}

/** Finds a person by name, in any spelling that reads the same (ALL-6). */
export function findPerson({ people }: Season, text: string): Person | undefined {
  return findNamed(people, text, ({ name }) => [name]);
}

export function isInSeason({ membership }: Person): boolean {
  return membership.kind === 'in';
}

/** People who are in, in order of joining. */
export function peopleInSeason({ people }: Season): readonly Person[] {
  return people.filter(isInSeason);
}

export function purseAmount({ purses }: Person, currency: string): number {
  return purses.get(currency) ?? 0;
}

/** All currencies, in alphabetical order. */
export function currencyNames({ currencies }: Season): readonly string[] {
  return [...currencies.keys()].sort(byCodeUnit);
}

/** Spellings of currencies: the fixed ones, and those already used in the season. */
export function currencySpellings({ currencies }: Season): readonly string[] {
  return [...SEASON_TERMS.currencies, ...currencies.keys()];
}

/** A currency in the season's spelling. A new currency keeps the typed spelling. */
export function currencySpelling(season: Season, text: string): string {
  return spellingFinder(currencySpellings(season))(text);
}

/** A mark in the season's spelling. A new mark keeps the typed spelling. */
export function markSpelling({ markNames }: Season, text: string): string {
  return spellingFinder([...SEASON_TERMS.marks, ...markNames])(text);
}

/** The realm of someone who has exactly one of the two marks; undefined if they have none or both (SN-3). */
export function personRealm({ marks }: Person): RealmMark | undefined {
  const [realm, other] = REALM_MARKS.filter((mark) => marks.has(mark));
  return other === undefined ? realm : undefined;
}

export function withChangedPerson(season: Season, name: string, change: (person: Person) => Person): Season {
  return {
    ...season,
    people: season.people.map((person) => (person.name === name ? change(person) : person)),
  };
}

export function publicCurrencies(season: Season): readonly string[] {
  return currencyNames(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** Whether everyone can see a change. Only changes of purses can be private. */
export function isChangePublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencySpelling(season, change.purse)) === 'public';
}
