// Who played a match: their names stay with it, whoever holds the seats later.
import type { GameRecord } from '../record/game-record';
import {
  holder,
  nameOf,
  seatsHeldBy,
  seatText,
  type People,
  type Person,
  type PersonId,
} from '../record/people';
import type { PastMatch } from '../record/season-entries';
import type { PastRound } from './replay';

/** What one has to know of a session to tell who plays its match. */
export interface Seating {
  readonly match: { readonly roster: readonly string[]; readonly stage: unknown };
  readonly people: People;
  readonly record: Pick<GameRecord, 'openedRow'>;
}

/** The row as of which the seats of a match are held: once it is over, whoever held them at its end played it. */
export function matchRow({ match, record }: Pick<Seating, 'match' | 'record'>): number | undefined {
  return match.stage === null ? record.openedRow : undefined;
}

/** Gives the person who plays for a seat of the match. */
export function playerOf(session: Seating, seat: string): Person {
  return holder(session.people, seat, matchRow(session));
}

/** Finds the seat of the match that somebody plays; undefined if they play none, and for everyone. */
export function seatPlayed(session: Seating, reader: PersonId | undefined): string | undefined {
  if (reader === undefined) return undefined;
  const held = seatsHeldBy(session.people, reader, matchRow(session));
  return held.find((seat) => session.match.roster.includes(seat));
}

/** Lists the seats of the match that somebody else than their first person plays, or played to its end. */
export function playedBy(session: Seating): NonNullable<PastMatch['playedBy']> {
  return session.match.roster
    .map((seat) => ({ seat, name: playerOf(session, seat).name }))
    .filter(({ seat, name }) => name !== seat);
}

/** Names the players of an archived match as lists do: `Ben`, or `Olga (for Ben)`. */
export function asPlayed(
  { playedBy: others = [] }: Pick<PastMatch, 'playedBy'>,
  seats: readonly string[],
): readonly string[] {
  return seats.map((seat) => seatText(seat, others.find((one) => one.seat === seat)?.name ?? seat));
}

/** Lists who played for others in a resolved stage, or plays in the open one, as its results name them: `Olga (for Ben)`. */
export function playedFor(
  session: Seating & { readonly past: readonly Pick<PastRound, 'recorded'>[] },
  stage: string,
): readonly string[] {
  const { people, match, past } = session;
  const resolved = past.find(({ recorded }) => recorded.stage === stage)?.recorded.row ?? 0;
  const row = resolved === 0 ? matchRow(session) : resolved;
  return match.roster
    .map((seat) => nameOf(people, seat, row))
    .filter((name, at) => name !== match.roster[at]);
}
