// A season's standings as the ledger keeps them, and back.
import type { Caused, Season } from '../../seasons/types';
import type { LoggedEntry, MadeEntry, StandingEntry } from './season-entries';
import type { LoggedChange } from './season-record';

/** Writes the standings as an entry has them. */
export function standingEntry(season: Season): StandingEntry {
  const { name, inherit, episodes, candidate, opponent, markNames } = season;
  return {
    name,
    currencies: [...season.currencies].map(([currency, shown]) => ({ name: currency, shown })),
    inherit,
    episodes,
    people: season.people.map((person) => ({
      name: person.name,
      membership: person.membership.kind,
      ...(person.membership.kind === 'in' ? {} : { episode: person.membership.episode }),
      purses: [...person.purses].map(([purse, amount]) => ({ purse, amount })),
      tokens: person.tokens,
      marks: [...person.marks].map(([mark, lasting]) => ({ mark, lasting })),
    })),
    ...(candidate === null ? {} : { candidate }),
    ...(opponent === null ? {} : { opponent }),
    markNames,
  };
}

/** Reads the standings that an entry has. */
export function standingOf({ candidate, opponent, ...entry }: StandingEntry): Season {
  return {
    ...entry,
    candidate: candidate ?? null,
    opponent: opponent ?? null,
    currencies: new Map(entry.currencies.map(({ name, shown }) => [name, shown])),
    people: entry.people.map(({ name, membership, episode = 0, purses, tokens, marks }) => ({
      name,
      membership: membership === 'in' ? { kind: membership } : { kind: membership, episode },
      purses: new Map(purses.map(({ purse, amount }) => [purse, amount])),
      tokens,
      marks: new Map(marks.map(({ mark, lasting }) => [mark, lasting])),
    })),
  };
}

export function madeEntries(changes: readonly Caused[]): readonly MadeEntry[] {
  return changes.map(({ cause, ...change }) => ({ change, cause }));
}

export function causedOf({ change, cause }: MadeEntry): Caused {
  return { ...change, cause };
}

export function loggedEntry({ change: { cause, ...change }, ...rest }: LoggedChange): LoggedEntry {
  return { ...rest, made: { change, cause } };
}

export function loggedOf({ made, ...rest }: LoggedEntry): LoggedChange {
  return { ...rest, change: causedOf(made) };
}
