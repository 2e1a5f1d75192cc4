// The record of a season: people, standings and matches, folded from the ledger beside the game in the book; and its standings
// as the ledger keeps them.
import type { Caused, Season } from '../../seasons/types';
import type {
  FormerSeason,
  KeptAct,
  MatchInSeason,
  PastMatch,
  LoggedEntry,
  MadeEntry,
  StandingEntry,
} from './season-entries';
import type { Secret } from './secret';

/** A change that took effect, and when. */
interface LoggedChange {
  readonly at: number;
  /** The place, from 0, of the episode in which it was made. */
  readonly episode: number;
  /** The number of the match whose counting brought it; absent for the host's own, gifts and closings. */
  readonly match?: number;
  readonly change: Caused;
}

/** A match as it was counted. */
export interface CountedMatch {
  /** The season as it was before. */
  readonly before: Season;
  /** Everything that the match brings, as last looked at, counted or not. */
  readonly left: readonly Caused[];
  /** The part of it that counts. */
  readonly taken: readonly Caused[];
}

/** The match in the book, running or over. */
export interface CurrentMatch extends MatchInSeason {
  readonly game: string;
  readonly players: readonly string[];
  /** How it was counted; absent until it is. */
  readonly counted?: CountedMatch;
}

export interface SeasonRecord {
  readonly secret: Secret;
  /** The host book. */
  readonly book: Secret;
  readonly startedAt: number;
  /** People and what they carry now. */
  readonly standing: Season;
  /** The matches that were put away, the first one first. */
  readonly matches: readonly PastMatch[];
  readonly current: CurrentMatch | undefined;
  /** The number of matches of earlier seasons in this book; absent: 0. */
  readonly earlier?: number;
  /** Those seasons, the first one first; absent: none. */
  readonly former?: readonly FormerSeason[];
  /** True where the program may play for everyone; absent: false. */
  readonly practice?: boolean;
  /** The acts that wait for a purse, the first one first (SN-16). */
  readonly waiting: readonly KeptAct[];
  /** Every change, the first one first. */
  readonly log: readonly LoggedChange[];
  /** The winners; undefined while the season goes on. */
  readonly ended: readonly string[] | undefined;
}

/** Counts the matches that were begun. */
export function matchesBegun({ matches, current }: SeasonRecord): number {
  return matches.length + (current === undefined ? 0 : 1);
}

/**
 * Names the former matches of a season that have tabs for computing, the latest first, by the times at which they
 * began: that is how their tabs name them.
 */
export function computedBefore(season: SeasonRecord | undefined): readonly string[] {
  return (season?.matches ?? [])
    .flatMap(({ began }) => (began === undefined ? [] : [String(began)]))
    .reverse();
}

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
