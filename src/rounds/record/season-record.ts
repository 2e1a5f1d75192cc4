// The record of a season, from its ledger: people, standings and matches. Also converts standings to ledger entries.
import type { CausedChange, Season } from '../../seasons/types';
import type {
  FormerSeason,
  DeferredAction,
  MatchInSeason,
  PastMatch,
  LoggedChangeEntry,
  CausedChangeEntry,
  StandingEntry,
} from './season-entries';
import type { Secret } from './secret';

interface LoggedChange {
  readonly at: number;
  /** Index of the episode. */
  readonly episode: number;
  /** Number of the match whose count made the change; absent for gifts, the host's changes and ends of episodes. */
  readonly match?: number;
  readonly change: CausedChange;
}

export interface CountedMatch {
  readonly before: Season;
  /** All the match's results when the host last reviewed them, whether they count or not. */
  readonly left: readonly CausedChange[];
  /** The results that count. */
  readonly taken: readonly CausedChange[];
}

export interface CurrentMatch extends MatchInSeason {
  readonly game: string;
  readonly players: readonly string[];
  /** Absent until the match is counted. */
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
  /** Number of matches in earlier seasons of this book; absent for 0. */
  readonly earlier?: number;
  /** The earlier seasons, in order. */
  readonly former?: readonly FormerSeason[];
  /** True if the program can play for everyone. */
  readonly practice?: boolean;
  /** Postponed acts, which wait until no match uses the purse, in order (SN-16). */
  readonly waiting: readonly DeferredAction[];
  readonly log: readonly LoggedChange[];
  /** The winners; undefined until the season has ended. */
  readonly ended: readonly string[] | undefined;
}

export function begunMatchCount({ matches, current }: SeasonRecord): number {
  return matches.length + (current === undefined ? 0 : 1);
}

/** The start times, which identify formula tabs, of former matches that have such tabs. Latest first. */
export function matchesWithFormulaTabs(season: SeasonRecord | undefined): readonly string[] {
  return (season?.matches ?? [])
    .flatMap(({ began }) => (began === undefined ? [] : [String(began)]))
    .reverse();
}

export function toStandingEntry(season: Season): StandingEntry {
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

export function seasonFromEntry({ candidate, opponent, ...entry }: StandingEntry): Season {
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

export function causedChangeEntries(changes: readonly CausedChange[]): readonly CausedChangeEntry[] {
  return changes.map(({ cause, ...change }) => ({ change, cause }));
}

export function toCausedChange({ change, cause }: CausedChangeEntry): CausedChange {
  return { ...change, cause };
}

export function toLoggedChangeEntry({
  change: { cause, ...change },
  ...rest
}: LoggedChange): LoggedChangeEntry {
  return { ...rest, made: { change, cause } };
}

export function toLoggedChange({ made, ...rest }: LoggedChangeEntry): LoggedChange {
  return { ...rest, change: toCausedChange(made) };
}
