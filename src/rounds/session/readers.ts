// The readers of books. In a season they are all its people, who keep their books when they are out and from match to
// match.
import { once } from '../../games/frame/lazy';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { type Seats } from '../record/seats';
import type { Secret } from '../record/secret';
import type { BetweenSession, GameSession, Kept, Play } from './game-session';

/** A session with books to deliver. */
export type BookSession = GameSession | BetweenSession;

/** The part of such a session that holds its books and contacts. */
export type WithBooks = Kept | BetweenSession;

/** The part that also holds who reads the books. */
export type WithReaders = (Play & Kept) | BetweenSession;

/** Lists who has an own book, by the roster's names: the players, then whoever else is in the season. */
export function readersOf(session: WithReaders): readonly string[] {
  const roster = 'match' in session ? session.match.roster : [];
  const people = session.season?.standing.people.map(({ name }) => name) ?? [];
  return [...roster, ...people.filter((name) => !roster.includes(name))];
}

/** The books and who reads them; in a season also who plays on for somebody. */
export const seatsOf = once(seatsIn);

function seatsIn(session: Pick<Kept, 'record' | 'season'> | BetweenSession): Seats {
  const files = 'record' in session ? session.record : session.files;
  return {
    ...files,
    substitutes: session.season?.substitutes ?? ('record' in session ? session.record.substitutes : []),
  };
}

/** Names what is delivered now: the open stage, the end of the game, or the season between two matches. */
export function subjectOf(session: WithReaders): string {
  return 'match' in session ? (session.match.stage?.title ?? 'The end') : FRAME_TITLES.season;
}

/** Counts the season's changes from before a person's book got its present reader. */
export function changesBefore({ season }: Pick<Kept, 'season'>, player: string): number {
  if (season === undefined) return 0;
  const last = [...season.substitutes].reverse().find((one) => one.player === player);
  return last?.changes ?? 0;
}

/** Gives the keys of all readers; people who are out keep theirs. */
export function keysOf(session: BookSession): ReadonlyMap<string, Secret> {
  if (session.kind === 'between') return session.season.keys;
  return session.season?.keys ?? session.record.keys;
}
