// The alarm, a one-off trigger that resolves a stage at its deadline. If a trigger's run set it, a sidebar call sets it
// again, because Google may not run triggers that a trigger created.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { withNewAlarm, isForeignAccount, type Shell } from '../../commit/perform';
import { alarmTime } from '../../session/resolve-time';
import type { Session, SessionContent } from '../../session/game-session';
import { hostTimeZone } from '../../contacts/contacts';
import type { LostTrigger } from '../../ports/triggers';
import { timeText } from '../../time/time-zone';

/** If an alarm hasn't run this many milliseconds after its time, it's set again. */
export const OVERDUE_AFTER_MS = 5 * 60_000;

/** Whether a working alarm is needed but missing. `again`: the window was already open, so refusals aren't retried. */
export function lacksAlarm(session: Session, now: number, again: boolean): boolean {
  const due = alarmTime(session);
  const { alarm } = session.snapshot;
  if (due === undefined) return false;
  if (alarm?.due !== due) return true;
  return alarm.kind === 'refused' ? !again : alarm.inRun === true || alarm.at + OVERDUE_AFTER_MS < now;
}

export function setAlarm(session: Session, { outside }: Shell<Session>): Result<Session, CallProblem> {
  const due = alarmTime(session);
  const leaves = due === undefined || isForeignAccount(session, outside.who());
  return ok(leaves ? session : withNewAlarm(session, outside.alarm.set(due)));
}

const TRIGGER_TASKS: Readonly<Record<LostTrigger['which'], string>> = {
  periodic: 'checks the game every ten minutes',
  submit: 'shows players in their books whether their answers count',
};

/** One line per lost trigger, with the time it was recreated. */
export function lostTriggerNotices({ snapshot }: Pick<SessionContent, 'snapshot'>): readonly string[] {
  return (snapshot.lostTriggers ?? []).map((lost) => {
    const trigger = `the trigger that ${TRIGGER_TASKS[lost.which]}`;
    return lost.why === undefined
      ? `Google wasn’t running ${trigger}. Round Keeper recreated it at ${timeText(lost.at, hostTimeZone(snapshot))}.`
      : `Google isn’t running ${trigger}, and Round Keeper couldn’t recreate it. ${lost.why}`;
  });
}

/** Whether no trigger checks the deadlines. */
export function hasNoDeadlineTrigger({ snapshot }: Pick<SessionContent, 'snapshot'>): boolean {
  return (snapshot.lostTriggers ?? []).some(({ which, why }) => which === 'periodic' && why !== undefined);
}
