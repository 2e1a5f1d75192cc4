// The alarm: a trigger that runs once, soon after a deadline. Google keeps triggers that have run, and allows a script only
// twenty. So the alarm deletes itself, and any leftover is deleted before the next alarm is set.
import { oneOfShapes, trueField, optional } from '../games/frame/fields';
import { anyNumber, anyText, looseObject } from '../games/frame/fields/data-fields';
import { ok } from '../games/frame/result';
import { ALARM_RETRY_MS } from '../rounds/session/resolve-time';
import type { Alarm, AlarmPort } from '../rounds/ports/triggers';
import { RETRY_PAUSES_MS } from '../sheets/client';
import { toFailure, rethrowBug, ignoreRefusal } from './failure';
import { storedValue } from './stored-value';
import {
  createTrigger,
  dropFiredTrigger,
  deleteTrigger,
  readTriggerId,
  type RecordedTrigger,
} from './recorded-trigger';
import { serviceError, catchRefusal, retryWhileRefused } from './services';
import { dropUndefined } from '../games/frame/json';

const ALARM_TRIGGER: RecordedTrigger = { handler: 'onDeadlineTrigger', property: 'deadline-trigger' };

/** The requested alarm, or why Google refused it. */
const storedAlarm = storedValue(
  ALARM_TRIGGER.property,
  oneOfShapes({
    at: looseObject({ due: anyNumber, at: anyNumber, after: optional(anyText), inRun: optional(trueField) }),
    why: looseObject({ due: anyNumber, why: anyText }),
  }),
);

/** Extra delay in milliseconds, since Google may run the trigger a little early, before anything is due. */
const ALARM_MARGIN_MS = 5000;
/** The minimum delay in milliseconds, since a trigger created with a past time may behave unpredictably. */
const MIN_DELAY_MS = 60_000;

export const alarmPort: AlarmPort = {
  set: (due) => {
    const before = readRecordedAlarm();
    const after = before?.kind === 'set' && before.due === due ? before.after : undefined;
    return setAlarm({ due, at: computeAlarmTime(due), ...dropUndefined({ after }) });
  },
  // If Google refuses, a leftover does nothing when it runs.
  clear: () => ignoreRefusal(() => deleteTrigger(ALARM_TRIGGER, '')),
};

/**
 * The alarm's port while a trigger runs. Google may never run an alarm that was set by a trigger. In that
 * case, the periodic trigger does the alarm's work. `fired`: the id of the alarm that is running; empty in other triggers.
 */
export function alarmPortForRun(fired: string): AlarmPort {
  return {
    set: (due) => {
      const before = readRecordedAlarm();
      // If this run's own alarm fired early, it's set again.
      const isOther = fired === '' || ignoreRefusal(() => readTriggerId(ALARM_TRIGGER)) !== fired;
      // Another alarm that is due later stays, since its run also does everything that was due earlier.
      if (isOther && before?.kind === 'set' && before.due >= due) return undefined;
      return setAlarm({ due, at: computeAlarmTime(due), inRun: true });
    },
    // An alarm that's no longer needed does nothing when it runs, and deletes itself.
    clear: () => undefined,
  };
}

function computeAlarmTime(due: number): number {
  return Math.max(due + ALARM_MARGIN_MS, Date.now() + MIN_DELAY_MS);
}

/** The time between tries, in milliseconds. */
const RETRY_DELAY_MS = 5 * 60_000;

/**
 * Deletes an alarm that has run. If work is left, sets another alarm in a few minutes, until an hour after the deadline. An
 * alarm set during the run stays. Doesn't throw.
 */
export function endAlarm(fired: string, left: string | undefined): void {
  const due = retryWhileRefused(RETRY_PAUSES_MS, () =>
    catchRefusal(SET_ALARM_PREFIX, () => ok(firedAlarmDueTime(fired))),
  );
  if (!due.ok || due.value === undefined) {
    ignoreRefusal(() => dropFiredTrigger(ALARM_TRIGGER, fired));
    return;
  }
  const next = { due: due.value, at: Date.now() + RETRY_DELAY_MS, after: left ?? '', inRun: true } as const;
  const follows = left !== undefined && next.at < next.due + ALARM_RETRY_MS;
  retryWhileRefused(RETRY_PAUSES_MS, () =>
    catchRefusal(SET_ALARM_PREFIX, () => {
      deleteTrigger(ALARM_TRIGGER, fired);
      if (follows) createAlarm(next);
      return ok(undefined);
    }),
  );
}

/** When the alarm that fired was due; undefined if the book notes another alarm. Throws what Google throws. */
function firedAlarmDueTime(fired: string): number | undefined {
  const before = toAlarm(storedAlarm.now());
  return before !== undefined && readTriggerId(ALARM_TRIGGER) === fired ? before.due : undefined;
}

const SET_ALARM_PREFIX = 'Setting a trigger for the deadline';

/** Replaces the previous alarm. Google's errors become part of the result instead of being thrown. */
function setAlarm(alarm: Omit<ScheduledAlarm, 'kind'>): Alarm {
  const { due } = alarm;
  try {
    deleteTrigger(ALARM_TRIGGER, '');
    createAlarm(alarm);
    return { kind: 'set', ...alarm };
  } catch (error) {
    rethrowBug(error);
    const refused = {
      kind: 'refused',
      due,
      why: serviceError(SET_ALARM_PREFIX, toFailure(error)).text,
    } as const;
    saveAlarmRefusal(refused);
    return refused;
  }
}

function createAlarm(alarm: Omit<ScheduledAlarm, 'kind'>): void {
  const at = new Date(alarm.at);
  createTrigger(ALARM_TRIGGER, () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(at), alarm);
}

type ScheduledAlarm = Extract<Alarm, { readonly kind: 'set' }>;

function saveAlarmRefusal({ due, why }: { readonly due: number; readonly why: string }): void {
  ignoreRefusal(() => storedAlarm.setNow({ due, why }));
}

/** The alarm noted in the properties, as read once per call. */
export function recordedAlarm(): Alarm | undefined {
  return toAlarm(storedAlarm.get());
}

/** The alarm noted now, which another call may have changed. */
function readRecordedAlarm(): Alarm | undefined {
  return toAlarm(ignoreRefusal(storedAlarm.now));
}

function toAlarm(note: ReturnType<typeof storedAlarm.get>): Alarm | undefined {
  if (note === undefined) return undefined;
  return 'why' in note ? { kind: 'refused', ...note } : { kind: 'set', ...note };
}
