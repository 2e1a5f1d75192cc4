// The readers of books: everyone who holds a seat or held one. In a season people keep their books when they are out and from
// match to match.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { EVERYONE, type Message } from '../reply/reply';
import type { GameFiles } from '../record/files-tab';
import { findBook } from '../record/game-files';
import { asSecret } from '../record/secret';
import { contactOf, hostWebhook, hostZone, publicWebhook, zoneOf } from '../contacts/contacts';
import type { ContactColumn } from '../contacts/contact-columns';
import { holder, personWith, seatsHeldBy, type People, type Person, type PersonId } from '../record/people';
import type { BetweenSession, GameSession, Kept, Play } from './game-session';
import { playerOf, seatPlayed } from './who-played';

/** A session with books to deliver. */
export type BookSession = GameSession | BetweenSession;

/** The part of such a session that holds its books and contacts. */
export type WithBooks = Kept | BetweenSession;

/** The part that also holds who reads the books. */
export type WithReaders = (Play & Kept) | BetweenSession;

/** People, and how they are reached. */
type WithPeople = Pick<Kept, 'people' | 'snapshot'>;

/** Who reads a book; undefined for the public book, which everyone reads. */
export type ReaderId = PersonId | undefined;

/** Lists who has an own book: everyone who has a seat to read for, and who had a book before they gave up their seat. */
export function readersOf(session: WithReaders): readonly PersonId[] {
  const files = filesOf(session);
  return [...session.people.persons.keys()].filter(
    (id) => isSeated(session, id) || findBook(files, id) !== undefined,
  );
}

/** The forms and books of a session. */
export function filesOf(session: Pick<Kept, 'record'> | Pick<BetweenSession, 'files'>): GameFiles {
  return 'record' in session ? session.record : session.files;
}

/** Lists the seats that somebody holds now, the one that they got last first; everyone holds none. */
export function seatsOf({ people }: { readonly people: People }, reader: ReaderId): readonly string[] {
  return reader === undefined ? [] : seatsHeldBy(people, reader);
}

/** Whether somebody has a seat to read for: in the match, or in the season. */
export function isSeated(session: WithReaders, reader: PersonId): boolean {
  const plays = 'match' in session && seatPlayed(session, reader) !== undefined;
  return plays || seatsOf(session, reader).length > 0;
}

/** Lists everyone who has a seat to read for: those whose links open a page. */
export function seatedIn(session: WithReaders): readonly Person[] {
  return [...session.people.persons.values()].filter(({ id }) => isSeated(session, id));
}

/** Gives who plays for a seat of the match in the book, or else who holds it in the season. */
export function readerFor(session: WithReaders, seat: string): Person {
  return 'match' in session && session.match.roster.includes(seat)
    ? playerOf(session, seat)
    : holder(session.people, seat);
}

/** Gives who gets a message; undefined for everyone. */
export function addressee(session: WithReaders, { to, person }: Pick<Message, 'to' | 'person'>): ReaderId {
  if (person !== undefined) return asSecret(person);
  return to === EVERYONE ? undefined : readerFor(session, to.player).id;
}

/** Who can be reached on Discord: everyone, the host, and people in channels of their own. */
export interface Channels {
  readonly everyone: boolean;
  readonly host: boolean;
  readonly persons: ReadonlySet<PersonId>;
}

export function channelsOf(session: WithReaders): Channels {
  const { people, snapshot } = session;
  const ids = [...people.persons.keys()].filter((id) => contactFor(session, id, 'Discord webhook') !== '');
  return {
    everyone: publicWebhook(snapshot) !== '',
    host: hostWebhook(snapshot) !== '',
    persons: new Set(ids),
  };
}

/** True if what is for this reader has a channel to go to. */
export function hasChannel({ everyone, persons }: Channels, to: ReaderId): boolean {
  return to === undefined ? everyone : persons.has(to);
}

/** Gives how to reach a reader. */
export function contactFor(
  { people, snapshot }: WithPeople,
  reader: PersonId,
  column: ContactColumn,
): string {
  return contactOf(snapshot, personWith(people, reader).name, column);
}

/** Gives the zone in which a reader reads times; the host's for everyone. */
export function zoneFor({ people, snapshot }: WithPeople, reader: ReaderId): string {
  return reader === undefined ? hostZone(snapshot) : zoneOf(snapshot, personWith(people, reader).name);
}

/** Names what is delivered now: the open stage, the end of the game, or the season between two matches. */
export function subjectOf(session: WithReaders): string {
  return 'match' in session ? (session.match.stage?.title ?? 'The end') : FRAME_TITLES.season;
}
