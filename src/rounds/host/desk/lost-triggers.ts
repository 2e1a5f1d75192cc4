// Triggers that vanish, since somebody, or Google, has deleted them. Each time a window opens it checks whether the
// triggers are there that the game needs, and makes the missing ones again.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { needsTrigger, type Shell } from '../../commit/perform';
import type { LostTrigger } from '../../ports/triggers';
import type { Ports } from '../../ports/ports';
import { isWatched, type Session } from '../../session/game-session';

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
export function hasLostTriggers(session: Session, ports: TriggerPorts & Pick<Ports, 'now'>): boolean {
  if (missing(session, ports).length > 0) return true;
  return (session.snapshot.lostTriggers ?? []).some(
    ({ at, why }) => why !== undefined || at + TOLD_FOR_MS < ports.now(),
  );
}

/** Makes the missing triggers; gives the session with what the host is told of them. */
export function makeLostTriggers(
  session: Session,
  { outside }: Shell<Session>,
): Result<Session, CallProblem> {
  const at = outside.now();
  const lost = missing(session, outside).map((which): LostTrigger => {
    const made = which === 'periodic' ? outside.trigger.create() : outside.submitTrigger.create();
    return made.ok ? { which, at } : { which, at, why: made.error.text };
  });
  outside.lostTriggers.keep(lost);
  return ok({ ...session, snapshot: { ...session.snapshot, lostTriggers: lost } });
}
