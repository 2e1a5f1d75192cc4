// Creating a match; where it needs nothing but forms, everything is made and drawn by the same call.
import { ok, type Result } from '../../../games/frame/result';
import { create } from './create';
import { prepareSome } from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, shellFor, type Shell } from '../../commit/perform';
import { deliverSome } from '../../delivery/deliver';
import type { Ports } from '../../ports/ports';
import { withBooksIn, type Session } from '../../session/game-session';
import type { BookSession } from '../../session/readers';
import type { CallProblem } from '../../reply/reply';
import type { CreateMatch } from './inputs';

/**
 * Creates the match that is drafted; `deliver`: goes on with what it needs. A failure after that is left to the next call,
 * which meets it again and says so.
 */
export function createAndTell(
  ports: Ports,
  { deliver = false, ...asked }: CreateMatch,
): Result<Session, CallProblem> {
  return performSteps<Session, Session>(ports, ok, (session, shell) => {
    const commit = create(session, ports.secret, asked);
    const created = commit.ok ? shell.write(session, commit.value) : commit;
    const book = created.ok ? withBooksIn(created.value) : created;
    // Books that are to be made take long: the sidebar says what is made while it waits.
    if (!book.ok || !deliver || !preparationSteps(book.value).every(isFormStep)) return book;
    const told = makeAndDraw(book.value, shellFor(shell, withBooksIn));
    return told.ok ? told : shell.reload();
  });
}

function makeAndDraw(session: BookSession, shell: Shell<BookSession>): Result<BookSession, CallProblem> {
  const made = prepareSome(session, shell);
  // There was no time for all of it: other calls go on.
  if (!made.ok || preparationSteps(made.value).length > 0) return made;
  return deliverSome(made.value, shell);
}
