// Opens the game for a window, or shows it again; whatever a reading finds to be missing is made first.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { present } from '../../../games/frame/json';
import { lacksAlarm, setAlarm } from '../stage/alarm';
import { hasUnaskedPage, settlePage, withPageBuild } from '../account/page-address';
import { performSteps, readGame, needsTrigger, type Shell } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { findOther } from '../../page/memory';
import { keptStage } from '../../session/kept-stage';
import { publishedGame } from '../../session/page-keys';
import { withBooksIn, type Session, isWatched } from '../../session/game-session';
import type { LostTrigger } from '../../ports/triggers';

/**
 * Opens the game: checks its page and its triggers, and sets the alarm of its deadline. What could not be done is tried
 * again at the next opening; `refresh`: for a window that was open before.
 */
export function openGame(ports: Ports, refresh: boolean): Result<Session, CallProblem> {
  const opened = withKeys(ports);
  const session =
    refresh || !opened.ok ? opened : ok(withPageBuild(withTriggers(ports, opened.value), ports));
  if (!session.ok || !lacksAlarm(session.value, ports.now(), refresh)) return session;
  const set = performSteps(ports, ok<Session>, setAlarm);
  if (!set.ok) return session;
  // What the book's properties say is read once in a call.
  const { lostTriggers, pageBehind } = session.value.snapshot;
  const { pageBehind: _, ...snapshot } = set.value.snapshot;
  return ok({ ...set.value, snapshot: { ...snapshot, ...present({ lostTriggers, pageBehind }) } });
}

/** Gives the game with its triggers, which may have been deleted since the last opening. */
function withTriggers(ports: Ports, session: Session): Session {
  if (!hasLostTriggers(session, ports)) return session;
  const made = performSteps(ports, ok<Session>, makeLostTriggers);
  return made.ok ? made.value : session;
}

/**
 * Lets pages open with the keys of the game as it is read, and no others: a call that should have told them may have
 * stopped.
 */
function withKeys(ports: Ports): Result<Session, CallProblem> {
  const session = withPage(ports);
  if (!session.ok || session.value.snapshot.page === undefined || !findOther(ports, session.value))
    return session;
  const published = performSteps(ports, ok<Session>, (now) => {
    // Another window may have removed the page meanwhile.
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

type TriggerPorts = Pick<Ports, 'hosts' | 'trigger' | 'submitTrigger'>;

/** How long the host is told of it, in milliseconds. */
const TOLD_FOR_MS = 60 * 60_000;

function missing(
  session: Session,
  { hosts, trigger, submitTrigger }: TriggerPorts,
): readonly LostTrigger['which'][] {
  return [
    ...(needsTrigger(session, hosts.read()) && !trigger.isThere() ? (['periodic'] as const) : []),
    // A trigger that was never made is not lost.
    ...(isWatched(session) && submitTrigger.isNoted() && !submitTrigger.isThere()
      ? (['submit'] as const)
      : []),
  ];
}

/** Whether a trigger is missing, or what the host is told of triggers is no longer true. */
function hasLostTriggers(session: Session, ports: TriggerPorts & Pick<Ports, 'now'>): boolean {
  if (missing(session, ports).length > 0) return true;
  return (session.snapshot.lostTriggers ?? []).some(
    ({ at, why }) => why !== undefined || at + TOLD_FOR_MS < ports.now(),
  );
}

/** Makes the missing triggers; gives the session with what the host is told of them. */
function makeLostTriggers(session: Session, { outside }: Shell<Session>): Result<Session, CallProblem> {
  const at = outside.now();
  const lost = missing(session, outside).map((which): LostTrigger => {
    const made = which === 'periodic' ? outside.trigger.create(true) : outside.submitTrigger.create(true);
    return made.ok ? { which, at } : { which, at, why: made.error.text };
  });
  outside.lostTriggers.keep(lost);
  return ok({ ...session, snapshot: { ...session.snapshot, lostTriggers: lost } });
}
