// Who played a match. The match keeps their names, even if the seats change hands later.
import type { GameRecord } from '../record/game-record';
import {
  holder,
  seatName,
  seatsOfPerson,
  seatLabel,
  type People,
  type Person,
  type PersonId,
} from '../record/people';
import type { PastMatch } from '../record/season-entries';
import type { PastRound } from './replay';

export interface MatchHolders {
  readonly match: { readonly roster: readonly string[]; readonly stage: unknown };
  readonly people: People;
  readonly record: Pick<GameRecord, 'openedRow'>;
}

/** The row that ended the match, because later changes of seats don't affect it. Undefined while it's being played. */
export function matchEndRow({ match, record }: Pick<MatchHolders, 'match' | 'record'>): number | undefined {
  return match.stage === null ? record.openedRow : undefined;
}

export function personPlaying(session: MatchHolders, seat: string): Person {
  return holder(session.people, seat, matchEndRow(session));
}

/** The seat that a reader plays in the match; undefined for the public, or if they play none. */
export function seatPlayed(session: MatchHolders, reader: PersonId | undefined): string | undefined {
  if (reader === undefined) return undefined;
  const held = seatsOfPerson(session.people, reader, matchEndRow(session));
  return held.find((seat) => session.match.roster.includes(seat));
}

/** Seats of the match that somebody other than the seat's first holder plays, or played to the end. */
export function substitutesPlaying(session: MatchHolders): NonNullable<PastMatch['playedBy']> {
  return session.match.roster
    .map((seat) => ({ seat, name: personPlaying(session, seat).name }))
    .filter(({ seat, name }) => name !== seat);
}

/** Seats as listed: `Ben`, or `Olga (for Ben)`. */
export function seatHolderTexts(
  { playedBy: others = [] }: Pick<PastMatch, 'playedBy'>,
  seats: readonly string[],
): readonly string[] {
  return seats.map((seat) => seatLabel(seat, others.find((one) => one.seat === seat)?.name ?? seat));
}

/** Substitutes in a resolved stage or in the open one: `Olga (for Ben)`. */
export function substitutesInStage(
  session: MatchHolders & { readonly past: readonly Pick<PastRound, 'recorded'>[] },
  stage: string,
): readonly string[] {
  const { people, match, past } = session;
  const resolved = past.find(({ recorded }) => recorded.stage === stage)?.recorded.row ?? 0;
  const row = resolved === 0 ? matchEndRow(session) : resolved;
  return match.roster
    .map((seat) => seatName(people, seat, row))
    .filter((name, at) => name !== match.roster[at]);
}
