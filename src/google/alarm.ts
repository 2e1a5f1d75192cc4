// The trigger that runs once, soon after a deadline. One that has run stays in Google's list and counts among the twenty that
// a script may have: it deletes itself, and whatever is left of it goes before the next one is made.
import { isObject } from '../games/frame/json';
import type { Alarm, AlarmPort } from '../rounds/ports/triggers';
import { propertyJson } from './document-properties';
import { failureOf } from './failure';
import { createNoted, deleteNoted, type NotedTrigger } from './noted-trigger';
import { serviceError } from './services';

const ALARM: NotedTrigger = { handler: 'onDeadlineTrigger', property: 'deadline-trigger' };

/** Google may run it some moments early, and an early run does nothing. */
const MARGIN_MS = 5000;
/** Nobody knows what becomes of a trigger whose time is past when it is made. */
const SOONEST_MS = 60_000;

export const alarmPort: AlarmPort = {
  set: (due) => {
    const at = Math.max(due + MARGIN_MS, Date.now() + SOONEST_MS);
    try {
      deleteNoted(ALARM, '');
      const builder = () => ScriptApp.newTrigger('onDeadlineTrigger').timeBased().at(new Date(at));
      createNoted(ALARM, builder, { due, at });
      return { kind: 'set', due, at };
    } catch (error) {
      const refused = {
        kind: 'refused',
        due,
        why: serviceError('Asking Google to run it then', failureOf(error)).text,
      } as const;
      keepRefusal(refused);
      return refused;
    }
  },
  clear: () => deleteAlarm(''),
};

/** The same in the run of a trigger, in which nothing can be set that runs. */
export const alarmInRun: AlarmPort = {
  set: () => {
    deleteAlarm('');
    return undefined;
  },
  clear: () => deleteAlarm(''),
};

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
  const noted = propertyJson(ALARM.property);
  if (!isObject(noted) || typeof noted.due !== 'number') return undefined;
  const { due, at, why } = noted;
  if (typeof at === 'number') return { kind: 'set', due, at };
  return typeof why === 'string' ? { kind: 'refused', due, why } : undefined;
}
