// The game as a window opens it, or looks at it again: what a reading finds to be missing is seen to first.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { lacksAlarm, setAlarm } from '../stage/alarm';
import { hasLostTriggers, makeLostTriggers } from './lost-triggers';
import { hasUnaskedPage, settlePage } from '../account/page-address';
import { performSteps, readGame } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { findOther } from '../../page/memory';
import { keptStage } from '../../session/kept-stage';
import { publishedGame } from '../../session/page-keys';
import { withBooksIn, type Session } from '../../session/game-session';

/**
 * The game with its page asked for, its triggers looked for, and the alarm of its deadline set. What could not be had is asked for at the next opening;
 * `refresh`: for a window that was open before.
 */
export function openGame(ports: Ports, refresh: boolean): Result<Session, CallProblem> {
  const opened = withKeys(ports);
  const session = refresh || !opened.ok ? opened : ok(withTriggers(ports, opened.value));
  if (!session.ok || !lacksAlarm(session.value, ports.now(), refresh)) return session;
  const set = performSteps(ports, ok<Session>, setAlarm);
  return set.ok ? set : session;
}

/** The game with its triggers, which may have been deleted since the last opening. */
function withTriggers(ports: Ports, session: Session): Session {
  if (!hasLostTriggers(session, ports)) return session;
  const made = performSteps(ports, ok<Session>, makeLostTriggers);
  return made.ok ? made.value : session;
}

/** Pages open with the keys of the game as it is read, and show no other: a call that was to tell them so may have stopped. */
function withKeys(ports: Ports): Result<Session, CallProblem> {
  const session = withPage(ports);
  if (!session.ok || session.value.snapshot.page === undefined || !findOther(ports, session.value))
    return session;
  const published = performSteps(ports, ok<Session>, (now) => {
    // Another window may have taken the page away meanwhile.
    if (now.snapshot.page !== undefined) ports.pages.publish(publishedGame(now), keptStage(now));
    return ok(now);
  });
  return published.ok ? published : session;
}

function withPage(ports: Ports): Result<Session, CallProblem> {
  const session = readGame(ports);
  if (!session.ok || !hasUnaskedPage(session.value, ports)) return session;
  const settled = performSteps(ports, withBooksIn, settlePage);
  return settled.ok ? settled : session;
}
