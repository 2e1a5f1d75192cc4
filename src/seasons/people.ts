// Finding people, and what they carry, in a season; and who may read that: everyone, or one person and the host (SN-2).
import { SEASON_WORDS, asFirstWritten } from '../games/frame/typed-number';
import { byCodeUnit, named } from '../games/frame/names';
import { shownName } from '../games/frame/typed-names';
import { REALM_MARKS, type RealmMark } from '../games/frame/season';
import type { Person, Season, Change } from './types';

/** Makes a person who joins: they are in, and carry nothing. */
export function newPerson(name: string): Person {
  return {
    name: shownName(name),
    membership: { kind: 'in' },
    purses: new Map(),
    tokens: 0,
    marks: new Map(),
  };
}

/** Finds the person whom this text names (ALL-6). */
export function personCalled({ people }: Season, text: string): Person | undefined {
  return named(people, text, ({ name }) => [name]);
}

export function isIn({ membership }: Person): boolean {
  return membership.kind === 'in';
}

/** Gives the people who are in, in the order in which they joined. */
export function peopleIn({ people }: Season): readonly Person[] {
  return people.filter(isIn);
}

export function inPurse({ purses }: Person, currency: string): number {
  return purses.get(currency) ?? 0;
}

/** Gives the names of all currencies of the season, in alphabetical order. */
export function currenciesOf({ currencies }: Season): readonly string[] {
  return [...currencies.keys()].sort(byCodeUnit);
}

/** Gives the currencies whose spelling is fixed, and those that were written before. */
export function currencySpellings({ currencies }: Season): readonly string[] {
  return [...SEASON_WORDS.currencies, ...currencies.keys()];
}

/** Spells a currency as the season does; a new one as it is given. */
export function currencyAsWritten(season: Season, text: string): string {
  return asFirstWritten(currencySpellings(season))(text);
}

/** Spells a mark as the season does; a new one as it is given. */
export function markAsWritten({ markNames }: Season, text: string): string {
  return asFirstWritten([...SEASON_WORDS.marks, ...markNames])(text);
}

/** Gives the realm of a person who has exactly one of its two marks (SN-3). */
export function realmOf({ marks }: Person): RealmMark | undefined {
  const [realm, other] = REALM_MARKS.filter((mark) => marks.has(mark));
  return other === undefined ? realm : undefined;
}

/** Gives the season with one person replaced by what `change` makes of them. */
export function withPerson(season: Season, name: string, change: (person: Person) => Person): Season {
  return {
    ...season,
    people: season.people.map((person) => (person.name === name ? change(person) : person)),
  };
}

/** Gives the names of the currencies whose purses everyone may read. */
export function publicCurrencies(season: Season): readonly string[] {
  return currenciesOf(season).filter((currency) => season.currencies.get(currency) === 'public');
}

/** Whether everyone may know a change: every change, except that of a purse which only its owner may see. */
export function isPublic(season: Season, change: Change): boolean {
  return !('purse' in change) || season.currencies.get(currencyAsWritten(season, change.purse)) === 'public';
}
