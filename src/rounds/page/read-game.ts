// How a page's call reads the game; where it cannot, it says so in a player's words.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { Ports } from '../ports/ports';
import { load as loadBook } from '../session/load';
import type { PersonId } from '../record/people';
import { seatedIn, type BookSession } from '../session/readers';
import { seatPlayed } from '../session/who-played';
import { NO_PAGE } from './dead-links';
import type { Visitor } from './memory';

/** The ports that the page's calls need; `exclusively` lets the host go first. */
export type PagePorts = Pick<Ports, 'games' | 'book' | 'forms' | 'pages' | 'exclusively' | 'now'>;

export interface Loaded {
  readonly session: BookSession;
  readonly reader: PersonId;
  /** The seat of the match that they play; empty if they play none. */
  readonly player: string;
}

/** Gives the game, and whose key it is: the key may have been replaced since it was looked up. */
export function readGame(ports: PagePorts, { key }: Visitor): Result<Loaded, CallProblem> {
  const session = loadBook(ports);
  if (!session.ok) return fail(notRead(session.error));
  if (session.value.kind === 'empty') return fail(NOT_READ);
  const book = session.value;
  const person = seatedIn(book).find((one) => one.key === key);
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
  text: 'Reading the game: it could not be read at the moment. Your form and your book work all the same.',
  again: true,
};

/** Words the host's error for a player; where it passes by itself for the host, so it does for the player. */
export function notRead({ passes }: CallProblem): CallProblem {
  return passes === undefined ? NOT_READ : { ...NOT_READ, text: GOOGLE_BUSY, passes };
}

const GOOGLE_BUSY =
  'Reading the game: Google is too busy to tell at the moment. The page tries again by itself; your form and your book work all the same.';
