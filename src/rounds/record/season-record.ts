// The record of a season: people, standings and matches, folded from the ledger; and its standings as stored there.
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

interface LoggedChange {
  readonly at: number;
  /** Index of its episode, from 0. */
  readonly episode: number;
  /** The match whose counting made it; absent for the host's changes, gifts and closings. */
  readonly match?: number;
  readonly change: Caused;
}

export interface CountedMatch {
  /** The season before it was counted. */
  readonly before: Season;
  /** All results of the match, as last looked at, counted or not. */
  readonly left: readonly Caused[];
  /** The part that counts. */
  readonly taken: readonly Caused[];
}

export interface CurrentMatch extends MatchInSeason {
  readonly game: string;
  readonly players: readonly string[];
  /** Absent until it's counted. */
  readonly counted?: CountedMatch;
}

export interface SeasonRecord {
  readonly secret: Secret;
  /** Id of the host book. */
  readonly book: Secret;
  readonly startedAt: number;
  readonly standing: Season;
  /** Archived matches, in order. */
  readonly matches: readonly PastMatch[];
  readonly current: CurrentMatch | undefined;
  /** How many matches earlier seasons in this book had; absent: 0. */
  readonly earlier?: number;
  /** Those seasons, in order. */
  readonly former?: readonly FormerSeason[];
  /** True if the program may play for everyone. */
  readonly practice?: boolean;
  /** Acts queued for a purse, in order (SN-16). */
  readonly waiting: readonly KeptAct[];
  readonly log: readonly LoggedChange[];
  /** The winners; undefined until the season ends. */
  readonly ended: readonly string[] | undefined;
}

export function matchesBegun({ matches, current }: SeasonRecord): number {
  return matches.length + (current === undefined ? 0 : 1);
}

/** Former matches that have formula tabs, latest first, by the start times that name those tabs. */
export function computedBefore(season: SeasonRecord | undefined): readonly string[] {
  return (season?.matches ?? [])
    .flatMap(({ began }) => (began === undefined ? [] : [String(began)]))
    .reverse();
}

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
