// The trigger that runs once, soon after a deadline. One that has run stays in Google's list and counts among the twenty that
// a script may have: it deletes itself, and whatever is left of it goes before the next one is made.
import { isObject, parseJson } from '../games/frame/json';
import { TRIED_FOR_MS } from '../rounds/session/at-deadline';
import type { Alarm, AlarmPort } from '../rounds/ports/triggers';
import { propertyJson } from './document-properties';
import { failureOf } from './failure';
import { createNoted, deleteFired, deleteNoted, notedId, type NotedTrigger } from './noted-trigger';
import { quietly } from './quietly';
import { serviceError } from './services';

const ALARM: NotedTrigger = { handler: 'onDeadlineTrigger', property: 'deadline-trigger' };

/** Google may run it some moments early, and an early run does nothing. */
const MARGIN_MS = 5000;
/** Nobody knows what becomes of a trigger whose time is past when it is made. */
const SOONEST_MS = 60_000;

export const alarmPort: AlarmPort = {
  set: (due) => {
    const at = Math.max(due + MARGIN_MS, Date.now() + SOONEST_MS);
    const before = notedNow();
    const after = before?.kind === 'set' && before.due === due ? before.after : undefined;
    return setAlarm({ due, at, ...(after === undefined ? {} : { after }) });
  },
  clear: () => deleteAlarm(''),
};

/** The same in the run of another trigger, in which nothing can be set that Google is known to run. */
export const alarmInRun: AlarmPort = {
  set: () => {
    deleteAlarm('');
    return undefined;
  },
  clear: () => deleteAlarm(''),
};

/** The same in the run of the alarm itself, which goes once its work is done. */
export const alarmInItsRun: AlarmPort = { set: () => undefined, clear: () => undefined };

/** Another try begins so long after the last one ended. */
const NEXT_TRY_MS = 5 * 60_000;

/**
 * Ends the run of an alarm: it goes, and where its work is not done, another takes its place in some minutes, until an hour
 * after the deadline. What a window has set meanwhile stays.
 */
export function endAlarm(fired: string, left: string | undefined): void {
  const noted = notedNow();
  const isOwn = noted !== undefined && notedId(ALARM) === fired;
  if (!isOwn) {
    quietly(() => deleteFired(ALARM, fired));
    return;
  }
  const at = Date.now() + NEXT_TRY_MS;
  deleteAlarm(fired);
  if (left !== undefined && at < noted.due + TRIED_FOR_MS)
    setAlarm({ due: noted.due, at, after: left, inRun: true });
}

/** Sets it in place of the one before; gives what came of it. Throws nothing. */
function setAlarm({ due, at, after, inRun }: Omit<SetAlarm, 'kind'>): Alarm {
  try {
    deleteNoted(ALARM, '');
    const builder = () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(new Date(at));
    const more = { ...(after === undefined ? {} : { after }), ...(inRun === true ? { inRun: 'yes' } : {}) };
    createNoted(ALARM, builder, { due, at, ...more });
    return {
      kind: 'set',
      due,
      at,
      ...(after === undefined ? {} : { after }),
      ...(inRun === true ? { inRun } : {}),
    };
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
export function deleteAlarm(fired: string): void {
  try {
    deleteNoted(ALARM, fired);
  } catch {
    return;
  }
}

function keepRefusal({ due, why }: { readonly due: number; readonly why: string }): void {
  try {
    PropertiesService.getDocumentProperties().setProperty(ALARM.property, JSON.stringify({ due, why }));
  } catch {
    return;
  }
}

/** The alarm as the properties note it; undefined where they note none. */
export function notedAlarm(): Alarm | undefined {
  return alarmIn(propertyJson(ALARM.property));
}

/** The same as of now: another call may have set it. */
function notedNow(): Alarm | undefined {
  return quietly(() => {
    const text = PropertiesService.getDocumentProperties().getProperty(ALARM.property);
    return text === null ? undefined : alarmIn(parseJson(text));
  });
}

function alarmIn(noted: unknown): Alarm | undefined {
  if (!isObject(noted) || typeof noted.due !== 'number') return undefined;
  const { due, at, why, after, inRun } = noted;
  if (typeof at !== 'number') return typeof why === 'string' ? { kind: 'refused', due, why } : undefined;
  return {
    kind: 'set',
    due,
    at,
    ...(typeof after === 'string' ? { after } : {}),
    ...(inRun === 'yes' ? { inRun: true } : {}),
  };
}
