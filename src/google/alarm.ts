// The trigger that runs once, soon after a deadline. One that has run stays in Google's list and counts among the twenty that
// a script may have: it deletes itself, and whatever is left of it goes before the next one is made.
import { oneOf, onlyTrue, optional } from '../games/frame/fields';
import { anyNumber, anyText, atLeast } from '../games/frame/fields/plain';
import { TRIED_FOR_MS } from '../rounds/session/resolve-time';
import type { Alarm, AlarmPort } from '../rounds/ports/triggers';
import { failureOf } from './failure';
import { kept } from './kept';
import { createNoted, deleteFired, deleteNoted, notedId, type NotedTrigger } from './noted-trigger';
import { quietly } from './quietly';
import { serviceError } from './services';
import { present } from '../games/frame/present';

const ALARM: NotedTrigger = { handler: 'onDeadlineTrigger', property: 'deadline-trigger' };

/** Part of the note about the trigger: what was asked for, or why Google refused it. */
const noted = kept(
  ALARM.property,
  oneOf({
    at: atLeast({ due: anyNumber, at: anyNumber, after: optional(anyText), inRun: optional(onlyTrue) }),
    why: atLeast({ due: anyNumber, why: anyText }),
  }),
);

/**
 * How much later than wanted it is set, in milliseconds: Google may run it a little early, and then it would do
 * nothing.
 */
const MARGIN_MS = 5000;
/**
 * How far ahead it is set at least, in milliseconds, since a trigger whose time has passed when it is made may do
 * anything.
 */
const SOONEST_MS = 60_000;

export const alarmPort: AlarmPort = {
  set: (due) => {
    const at = Math.max(due + MARGIN_MS, Date.now() + SOONEST_MS);
    const before = notedNow();
    const after = before?.kind === 'set' && before.due === due ? before.after : undefined;
    return setAlarm({ due, at, ...present({ after }) });
  },
  clear: () => deleteAlarm(''),
};

/** The alarm's port while another trigger runs, in which Google is not known to run what is set. */
export const alarmInRun: AlarmPort = {
  set: (due) => {
    const before = notedNow();
    // An alarm for a later time stays: when it runs, it does what was due earlier, too.
    if (before?.kind !== 'set' || before.due < due) deleteAlarm('');
    return undefined;
  },
  clear: () => deleteAlarm(''),
};

/** The alarm's port while the alarm itself runs; the trigger is deleted once the work is done. */
export const alarmInItsRun: AlarmPort = { set: () => undefined, clear: () => undefined };

/** How long after one try the next one begins, in milliseconds. */
const NEXT_TRY_MS = 5 * 60_000;

/**
 * Ends the run of an alarm: its trigger goes, and where the work is not done, another follows in some minutes, until an
 * hour after the deadline. What a window has set meanwhile stays.
 */
export function endAlarm(fired: string, left: string | undefined): void {
  const before = notedNow();
  const isOwn = before !== undefined && notedId(ALARM) === fired;
  if (!isOwn) {
    quietly(() => deleteFired(ALARM, fired));
    return;
  }
  const at = Date.now() + NEXT_TRY_MS;
  deleteAlarm(fired);
  if (left !== undefined && at < before.due + TRIED_FOR_MS)
    setAlarm({ due: before.due, at, after: left, inRun: true });
}

/** Sets the alarm in place of the one before, and gives what came of it. Throws nothing. */
function setAlarm(alarm: Omit<SetAlarm, 'kind'>): Alarm {
  const { due, at } = alarm;
  try {
    deleteNoted(ALARM, '');
    createNoted(ALARM, () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(new Date(at)), alarm);
    return { kind: 'set', ...alarm };
  } catch (error) {
    const refused = {
      kind: 'refused',
      due,
      why: serviceError('Asking Google to run it then', failureOf(error)).text,
    } as const;
    keepRefusal(refused);
    return refused;
  }
}

type SetAlarm = Extract<Alarm, { readonly kind: 'set' }>;

/** Deletes the alarm, and the trigger that fired; '' where none did. What is left over does nothing when it runs. */
function deleteAlarm(fired: string): void {
  try {
    deleteNoted(ALARM, fired);
  } catch {
    return;
  }
}

function keepRefusal({ due, why }: { readonly due: number; readonly why: string }): void {
  quietly(() => noted.setNow({ due, why }));
}

/** Gives the alarm that is noted in the properties; undefined where none is. */
export function notedAlarm(): Alarm | undefined {
  return alarmIn(noted.get());
}

/** Gives the alarm that is noted now: another call may have set it. */
function notedNow(): Alarm | undefined {
  return alarmIn(quietly(noted.now));
}

function alarmIn(note: ReturnType<typeof noted.get>): Alarm | undefined {
  if (note === undefined) return undefined;
  return 'why' in note ? { kind: 'refused', ...note } : { kind: 'set', ...note };
}
