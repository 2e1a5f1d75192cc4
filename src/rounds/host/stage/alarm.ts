// The alarm that resolves a stage at its deadline. A call of the sidebar sets it again if the run of a trigger set it, since
// Google may not run what is made there.
import { ok, type Result } from '../../../games/frame/result';
import type { CallProblem } from '../../reply/reply';
import { alarmSet, isForeign, type Shell } from '../../commit/perform';
import { alarmDue } from '../../session/resolve-time';
import type { Session, Kept } from '../../session/game-session';
import { hostZone } from '../../contacts/contacts';
import type { LostTrigger } from '../../ports/triggers';
import { timeText } from '../../time/time-zone';

/** How long after its time an alarm is late, in milliseconds; then it is set once more. */
export const LATE_MS = 5 * 60_000;

/**
 * True where an alarm that Google will run is wanted and is not there as far as is known; `again` for a window that was open before: what Google
 * has refused is not asked for every few seconds.
 */
export function lacksAlarm(session: Session, now: number, again: boolean): boolean {
  const due = alarmDue(session);
  const { alarm } = session.snapshot;
  if (due === undefined) return false;
  if (alarm?.due !== due) return true;
  return alarm.kind === 'refused' ? !again : alarm.inRun === true || alarm.at + LATE_MS < now;
}

/** Sets the alarm that is wanted; gives the session with it. */
export function setAlarm(session: Session, { outside }: Shell<Session>): Result<Session, CallProblem> {
  const due = alarmDue(session);
  const leaves = due === undefined || isForeign(session, outside.who());
  return ok(leaves ? session : alarmSet(session, outside.alarm.set(due)));
}

const TASKS: Readonly<Record<LostTrigger['which'], string>> = {
  periodic: 'looks at the game every ten minutes',
  submit: 'tells players in their own books what became of what they sent',
};

/** Gives a line for each, with the time at which it was recreated. */
export function lostTriggerNotices({ snapshot }: Pick<Kept, 'snapshot'>): readonly string[] {
  return (snapshot.lostTriggers ?? []).map((lost) => {
    const trigger = `the trigger that ${TASKS[lost.which]}`;
    return lost.why === undefined
      ? `Google wasn’t running ${trigger}. It was recreated at ${timeText(lost.at, hostZone(snapshot))}.`
      : `Google isn’t running ${trigger}, and it couldn’t be recreated. ${lost.why}`;
  });
}

/** Whether nothing checks the deadlines by itself. */
export function isUnwatched({ snapshot }: Pick<Kept, 'snapshot'>): boolean {
  return (snapshot.lostTriggers ?? []).some(({ which, why }) => which === 'periodic' && why !== undefined);
}
