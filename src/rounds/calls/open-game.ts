// The game as a window opens it, or looks at it again: what a reading finds to be missing is seen to first.
import { ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../api';
import { lacksAlarm, setAlarm } from '../commands/alarm';
import { hasUnaskedPage, settlePage } from '../commands/page-address';
import { performSteps, readGame } from '../commit/perform';
import type { Ports } from '../ports/ports';
import { withBooksIn, type Session } from '../session/game-session';

/**
 * The game with its page asked for and the alarm of its deadline set. What could not be had is asked for at the next opening;
 * `refresh`: for a window that was open before.
 */
export function openGame(ports: Ports, refresh: boolean): Result<Session, CallProblem> {
  const session = withPage(ports);
  if (!session.ok || !lacksAlarm(session.value, ports.now(), refresh)) return session;
  const set = performSteps(ports, ok<Session>, setAlarm);
  return set.ok ? set : session;
}

function withPage(ports: Ports): Result<Session, CallProblem> {
  const session = readGame(ports);
  if (!session.ok || !hasUnaskedPage(session.value, ports)) return session;
  const settled = performSteps(ports, withBooksIn, settlePage);
  return settled.ok ? settled : session;
}
