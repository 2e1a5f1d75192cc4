// Who reads the books: everyone who holds or held a seat. In a season people keep their books after leaving, and from match
// to match.
import { ensure } from '../../games/frame/result';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { EVERYONE, type Message } from '../reply/reply';
import type { GameFiles } from '../record/files-tab';
import { findBook } from '../record/game-files';
import { asSecret } from '../record/secret';
import type { SeasonRecord } from '../record/season-record';
import {
  playerContact,
  hostWebhook,
  hostTimeZone,
  publicWebhook,
  playerTimeZone,
} from '../contacts/contacts';
import type { ContactColumn } from '../contacts/contact-columns';
import { holder, personById, seatsOfPerson, type People, type Person, type PersonId } from '../record/people';
import type { BetweenSession, GameSession, SessionContent, PlayedGame } from './game-session';
import { personPlaying, seatPlayed } from './match-holders';

export type BookSession = GameSession | BetweenSession;

/** The season, for code that only runs in one. */
export function mustHaveSeason({ season }: Pick<BookSession, 'season'>): SeasonRecord {
  return ensure(season, 'There’s no season in this book.');
}

/** Sessions without the match, for code that only needs books and contacts. */
export type WithBooks = SessionContent | BetweenSession;

/** Sessions with everything that decides who reads the books. */
export type WithReaders = (PlayedGame & SessionContent) | BetweenSession;

type WithPeople = Pick<SessionContent, 'people' | 'snapshot'>;

/** Whose book it is; undefined for the public book. */
export type ReaderId = PersonId | undefined;

/** Everyone who has a book: holders of seats, and people who got a book before they gave up theirs. */
export function bookReaders(session: WithReaders): readonly PersonId[] {
  const files = sessionFiles(session);
  return [...session.people.persons.keys()].filter(
    (id) => isSeated(session, id) || findBook(files, id) !== undefined,
  );
}

export function sessionFiles(
  session: Pick<SessionContent, 'record'> | Pick<BetweenSession, 'files'>,
): GameFiles {
  return 'record' in session ? session.record : session.files;
}

/** The seats that a reader holds now, latest first; empty for the public. */
export function readerSeats({ people }: { readonly people: People }, reader: ReaderId): readonly string[] {
  return reader === undefined ? [] : seatsOfPerson(people, reader);
}

/** Whether a person holds a seat in the match or the season. */
export function isSeated(session: WithReaders, reader: PersonId): boolean {
  const plays = 'match' in session && seatPlayed(session, reader) !== undefined;
  return plays || readerSeats(session, reader).length > 0;
}

/** Everyone who holds a seat. Their links open a page. */
export function seatedPeople(session: WithReaders): readonly Person[] {
  return [...session.people.persons.values()].filter(({ id }) => isSeated(session, id));
}

/** The person who plays this seat in the current match; if it isn't in the match, the seat's holder in the season. */
export function personInSeat(session: WithReaders, seat: string): Person {
  return 'match' in session && session.match.roster.includes(seat)
    ? personPlaying(session, seat)
    : holder(session.people, seat);
}

/** The message's reader; undefined for everyone. */
export function addressee(session: WithReaders, { to, person }: Pick<Message, 'to' | 'person'>): ReaderId {
  if (person !== undefined) return asSecret(person);
  return to === EVERYONE ? undefined : personInSeat(session, to.player).id;
}

/** Who has a Discord channel. */
export interface Channels {
  readonly everyone: boolean;
  readonly host: boolean;
  readonly persons: ReadonlySet<PersonId>;
}

export function readerChannels(session: WithReaders): Channels {
  const { people, snapshot } = session;
  const ids = [...people.persons.keys()].filter((id) => readerContact(session, id, 'Discord webhook') !== '');
  return {
    everyone: publicWebhook(snapshot) !== '',
    host: hostWebhook(snapshot) !== '',
    persons: new Set(ids),
  };
}

export function hasChannel({ everyone, persons }: Channels, to: ReaderId): boolean {
  return to === undefined ? everyone : persons.has(to);
}

export function readerContact(
  { people, snapshot }: WithPeople,
  reader: PersonId,
  column: ContactColumn,
): string {
  return playerContact(snapshot, personById(people, reader).name, column);
}

/** The time zone for a reader; for the public, the host's. */
export function readerTimeZone({ people, snapshot }: WithPeople, reader: ReaderId): string {
  return reader === undefined
    ? hostTimeZone(snapshot)
    : playerTimeZone(snapshot, personById(people, reader).name);
}

/** What is being delivered: the open stage, the game's end or, between matches, the season. */
export function deliverySubject(session: WithReaders): string {
  return 'match' in session ? (session.match.stage?.title ?? 'The end') : FRAME_TITLES.season;
}
