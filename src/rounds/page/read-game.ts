// Reads the game for a page call, with refusals worded for players.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Ports } from '../ports/ports';
import { load as loadBook } from '../session/load';
import type { PersonId } from '../record/people';
import { seatedPeople, type BookSession } from '../session/readers';
import { seatPlayed } from '../session/match-holders';
import { NO_PAGE } from './dead-links';
import type { Visitor } from './page-cache';

/** `exclusively` lets calls by the host go first. */
export type PagePorts = Pick<Ports, 'games' | 'book' | 'forms' | 'pages' | 'exclusively' | 'now'>;

export interface ReaderSession {
  readonly session: BookSession;
  readonly reader: PersonId;
  /** The reader's seat in the match; empty if they don't play the match. */
  readonly player: string;
}

/** Reads the game and checks the key again, because it may have been replaced since the lookup. */
export function readGame(ports: PagePorts, { key }: Visitor): Result<ReaderSession, CallProblem> {
  const session = loadBook(ports);
  if (!session.ok) return fail(notReadProblem(session.error));
  if (session.value.kind === 'empty') return fail(NOT_READ);
  const book = session.value;
  const person = seatedPeople(book).find((one) => one.key === key);
  return person === undefined
    ? fail(NO_PAGE)
    : ok({
        session: book,
        reader: person.id,
        player: book.kind === 'game' ? (seatPlayed(book, person.id) ?? '') : '',
      });
}

const NOT_READ: CallProblem = {
  code: 'not-read',
  text: 'The game can’t be read right now. Your form and your book still work.',
  again: true,
};

/** A problem as players should read it. Temporary problems stay temporary. */
export function notReadProblem({ passes }: CallProblem): CallProblem {
  return passes === undefined ? NOT_READ : { ...NOT_READ, text: GOOGLE_BUSY, passes };
}

const GOOGLE_BUSY = 'Google is too busy right now. Trying again… Your form and your book still work.';
