// The trigger that runs once, soon after a deadline. One that has run stays in Google's list and counts among the twenty that
// a script may have: it deletes itself, and whatever is left of it goes before the next one is made.
import { oneOf, onlyTrue, optional } from '../games/frame/fields';
import { anyNumber, anyText, atLeast } from '../games/frame/fields/plain';
import { ok } from '../games/frame/result';
import { TRIED_FOR_MS } from '../rounds/session/resolve-time';
import type { Alarm, AlarmPort } from '../rounds/ports/triggers';
import { PAUSES_MS } from '../sheets/client';
import { failureOf, throwMistake, quietly } from './failure';
import { kept } from './kept';
import { createNoted, deleteFired, deleteNoted, notedId, type NotedTrigger } from './noted-trigger';
import { serviceError, trying, tryingAgain } from './services';
import { present } from '../games/frame/json';

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
    const before = notedNow();
    const after = before?.kind === 'set' && before.due === due ? before.after : undefined;
    return setAlarm({ due, at: instantFor(due), ...present({ after }) });
  },
  clear: () => deleteAlarm(''),
};

/**
 * The alarm's port while a trigger runs. Google may not run what is set there; then the periodic trigger does the work.
 * `fired`: the id of the alarm if it's the one that runs, else ''. It is deleted when another is set, or once its run ends.
 */
export function alarmInRun(fired: string): AlarmPort {
  return {
    set: (due) => {
      const before = notedNow();
      const isOther = fired === '' || quietly(() => notedId(ALARM)) !== fired;
      // An alarm for a later time stays: when it runs, it does what was due earlier, too.
      if (isOther && before?.kind === 'set' && before.due >= due) return undefined;
      return setAlarm({ due, at: instantFor(due), inRun: true });
    },
    clear: () => {
      if (fired === '') deleteAlarm('');
    },
  };
}

/** Gives when an alarm is set for what is due then. */
function instantFor(due: number): number {
  return Math.max(due + MARGIN_MS, Date.now() + SOONEST_MS);
}

/** How long after one try the next one begins, in milliseconds. */
const NEXT_TRY_MS = 5 * 60_000;

/**
 * Ends the run of an alarm: its trigger goes, and where the work is not done, another follows in some minutes, until an
 * hour after the deadline. What a window, or the run itself, has set meanwhile stays. Throws nothing; a run that has waited long waits only
 * some seconds more for what Google refuses here.
 */
export function endAlarm(fired: string, left: string | undefined): void {
  const due = tryingAgain(PAUSES_MS, () => trying(ASKING, () => ok(dueOf(fired))));
  if (!due.ok || due.value === undefined) {
    quietly(() => deleteFired(ALARM, fired));
    return;
  }
  const next = { due: due.value, at: Date.now() + NEXT_TRY_MS, after: left ?? '', inRun: true } as const;
  const follows = left !== undefined && next.at < next.due + TRIED_FOR_MS;
  const ended = tryingAgain(PAUSES_MS, () =>
    trying(ASKING, () => {
      deleteNoted(ALARM, fired);
      if (follows) createAlarm(next);
      return ok(undefined);
    }),
  );
  if (!ended.ok && follows) keepRefusal({ due: next.due, why: ended.error.text });
}

/** Gives for when the alarm was that fired; undefined where the book notes another one. Throws what Google throws. */
function dueOf(fired: string): number | undefined {
  const before = alarmIn(noted.now());
  return before !== undefined && notedId(ALARM) === fired ? before.due : undefined;
}

const ASKING = 'Asking Google to run it then';

/** Sets the alarm in place of the one before, and gives what came of it. Throws nothing of Google's. */
function setAlarm(alarm: Omit<SetAlarm, 'kind'>): Alarm {
  const { due } = alarm;
  try {
    deleteNoted(ALARM, '');
    createAlarm(alarm);
    return { kind: 'set', ...alarm };
  } catch (error) {
    throwMistake(error);
    const refused = { kind: 'refused', due, why: serviceError(ASKING, failureOf(error)).text } as const;
    keepRefusal(refused);
    return refused;
  }
}

function createAlarm(alarm: Omit<SetAlarm, 'kind'>): void {
  const at = new Date(alarm.at);
  createNoted(ALARM, () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(at), alarm);
}

type SetAlarm = Extract<Alarm, { readonly kind: 'set' }>;

/** Deletes the alarm, and the trigger that fired; '' where none did. What is left over does nothing when it runs. */
function deleteAlarm(fired: string): void {
  quietly(() => deleteNoted(ALARM, fired));
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
