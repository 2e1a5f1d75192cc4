// Finding people and what they have, and who can see it: everyone, or only that person and the host (SN-2).
import { SEASON_WORDS, asFirstWritten } from '../games/frame/typed-number';
import { byCodeUnit, named } from '../games/frame/names';
import { shownName } from '../games/frame/typed-names';
import { REALM_MARKS, type RealmMark } from '../games/frame/season';
import type { Person, Season, Change } from './types';

/** Someone who joins: in, and with nothing yet. */
export function newPerson(name: string): Person {
  return {
    name: shownName(name),
    membership: { kind: 'in' },
    purses: new Map(),
    tokens: 0,
    marks: new Map(),
  };
}

/** Finds a person by name, in any spelling that reads the same (ALL-6). */
export function personCalled({ people }: Season, text: string): Person | undefined {
  return named(people, text, ({ name }) => [name]);
}

export function isIn({ membership }: Person): boolean {
  return membership.kind === 'in';
}

/** In order of joining. */
export function peopleIn({ people }: Season): readonly Person[] {
  return people.filter(isIn);
}

export function inPurse({ purses }: Person, currency: string): number {
  return purses.get(currency) ?? 0;
}

/** In alphabetical order. */
export function currenciesOf({ currencies }: Season): readonly string[] {
  return [...currencies.keys()].sort(byCodeUnit);
}

/** Currencies with a fixed spelling, and those already used. */
export function currencySpellings({ currencies }: Season): readonly string[] {
  return [...SEASON_WORDS.currencies, ...currencies.keys()];
}

/** In the season's spelling; a new currency as it's typed. */
export function currencyAsWritten(season: Season, text: string): string {
  return asFirstWritten(currencySpellings(season))(text);
}

/** In the season's spelling; a new mark as it's typed. */
export function markAsWritten({ markNames }: Season, text: string): string {
  return asFirstWritten([...SEASON_WORDS.marks, ...markNames])(text);
}

/** The realm of someone with exactly one of its two marks (SN-3). */
export function realmOf({ marks }: Person): RealmMark | undefined {
  const [realm, other] = REALM_MARKS.filter((mark) => marks.has(mark));
  return other === undefined ? realm : undefined;
}

export function withPerson(season: Season, name: string, change: (person: Person) => Person): Season {
  return {
    ...season,
    people: season.people.map((person) => (person.name === name ? change(person) : person)),
  };
}

export function publicCurrencies(season: Season): readonly string[] {
  return currenciesOf(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** Everything is public except changes of purses that only their owners can see. */
export function isPublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencyAsWritten(season, change.purse)) === 'public';
}
