// Creating a season's next match; where it needs nothing but forms, everything is made and drawn by the same call.
import type { Result } from '../../../games/frame/result';
import { createMatch } from './create-match';
import { prepareSome } from '../parts/prepare';
import { isFormStep, preparationSteps } from '../parts/preparation-steps';
import { performSteps, type Shell } from '../../commit/perform';
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
  return performSteps<Session, BookSession>(ports, withBooksIn, (session, shell) => {
    const commit = createMatch(session, ports.secret, asked);
    if (!commit.ok) return commit;
    const before = withBooksIn(session);
    if (!before.ok) return before;
    const created = shell.write(before.value, commit.value);
    // Books that are to be made take long: the sidebar says what is made while it waits.
    if (!created.ok || !deliver || !preparationSteps(created.value).every(isFormStep)) return created;
    const told = makeAndDraw(created.value, shell);
    return told.ok ? told : shell.reload();
  });
}

function makeAndDraw(session: BookSession, shell: Shell<BookSession>): Result<BookSession, CallProblem> {
  const made = prepareSome(session, shell);
  // There was no time for all of it: other calls go on.
  if (!made.ok || preparationSteps(made.value).length > 0) return made;
  return deliverSome(made.value, shell);
}
