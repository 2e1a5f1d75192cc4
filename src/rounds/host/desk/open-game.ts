// Opens or refreshes the game in a window, and restores missing triggers and outdated pages.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { dropUndefined } from '../../../games/frame/json';
import { lacksAlarm, setAlarm } from '../stage/alarm';
import { hasUncheckedPage, checkPageIsOpen, recheckOutdatedPage } from '../account/page-address';
import { performSteps, readGame, needsTrigger, type Shell } from '../../commit/perform';
import type { Ports } from '../../ports/ports';
import { dropOutdatedPages } from '../../page/page-cache';
import { cachedStage } from '../../session/cached-stage';
import { publishedGame } from '../../session/page-keys';
import { requireBooks, type Session, showsFatesInBooks } from '../../session/game-session';
import type { LostTrigger } from '../../ports/triggers';

/** Checks page, triggers and alarm; failures are retried next time. `refresh`: the window already shows the game. */
export function openGame(ports: Ports, refresh: boolean): Result<Session, CallProblem> {
  const opened = publishKeys(ports);
  const session =
    refresh || !opened.ok
      ? opened
      : ok(recheckOutdatedPage(recreateLostTriggers(ports, opened.value), ports));
  if (!session.ok || !lacksAlarm(session.value, ports.now(), refresh)) return session;
  const set = performSteps(ports, ok<Session>, setAlarm);
  if (!set.ok) return session;
  // `set` doesn't include what the checks above found, so copy it.
  const { lostTriggers, pageBehind } = session.value.snapshot;
  const { pageBehind: _, ...snapshot } = set.value.snapshot;
  return ok({ ...set.value, snapshot: { ...snapshot, ...dropUndefined({ lostTriggers, pageBehind }) } });
}

/** Recreates triggers that were deleted since the game was last opened. */
function recreateLostTriggers(ports: Ports, session: Session): Session {
  if (!hasLostTriggers(session, ports)) return session;
  const made = performSteps(ports, ok<Session>, createMissingTriggers);
  return made.ok ? made.value : session;
}

/** Publishes the game's current keys to the pages, in case an interrupted call didn't. */
function publishKeys(ports: Ports): Result<Session, CallProblem> {
  const session = recheckPage(ports);
  if (!session.ok || session.value.snapshot.page === undefined || !dropOutdatedPages(ports, session.value))
    return session;
  const published = performSteps(ports, ok<Session>, (now) => {
    // Another window may have removed the page by now.
    if (now.snapshot.page !== undefined) ports.pages.publish(publishedGame(now), cachedStage(now));
    return ok(now);
  });
  return published.ok ? published : session;
}

function recheckPage(ports: Ports): Result<Session, CallProblem> {
  const session = readGame(ports);
  if (!session.ok || !hasUncheckedPage(session.value, ports)) return session;
  const settled = performSteps(ports, requireBooks, checkPageIsOpen);
  return settled.ok ? settled : session;
}

type TriggerPorts = Pick<Ports, 'hosts' | 'trigger' | 'submitTrigger'>;

/** How long the host is told about lost triggers, in milliseconds. */
const LOST_TRIGGERS_NOTICE_MS = 60 * 60_000;

function missingTriggers(
  session: Session,
  { hosts, trigger, submitTrigger }: TriggerPorts,
): readonly LostTrigger['which'][] {
  return [
    ...(needsTrigger(session, hosts.read()) && !trigger.isThere() ? (['periodic'] as const) : []),
    // A trigger that never existed isn't lost.
    ...(showsFatesInBooks(session) && submitTrigger.isNoted() && !submitTrigger.isThere()
      ? (['submit'] as const)
      : []),
  ];
}

/** Whether a trigger is missing, or a note about triggers is outdated. */
function hasLostTriggers(session: Session, ports: TriggerPorts & Pick<Ports, 'now'>): boolean {
  if (missingTriggers(session, ports).length > 0) return true;
  return (session.snapshot.lostTriggers ?? []).some(
    ({ at, why }) => why !== undefined || at + LOST_TRIGGERS_NOTICE_MS < ports.now(),
  );
}

/** Recreates missing triggers, and stores a note about them for the host. */
function createMissingTriggers(session: Session, { outside }: Shell<Session>): Result<Session, CallProblem> {
  const at = outside.now();
  const lost = missingTriggers(session, outside).map((which): LostTrigger => {
    const made = which === 'periodic' ? outside.trigger.create(true) : outside.submitTrigger.create(true);
    return made.ok ? { which, at } : { which, at, why: made.error.text };
  });
  outside.lostTriggers.keep(lost);
  return ok({ ...session, snapshot: { ...session.snapshot, lostTriggers: lost } });
}
