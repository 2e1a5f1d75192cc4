// Installable triggers as Google stores them, and the triggers that are due.
import { newId, type Cloud } from './cloud';
import { GoogleError } from './errors';
import { hasVersion } from './store';

export interface Trigger {
  readonly id: string;
  readonly handler: string;
  readonly event: 'CLOCK' | 'ON_FORM_SUBMIT';
  /** The watched document; null for a clock trigger. */
  readonly sourceId: string | null;
  /** The user that the trigger runs as, and the document in which it was created. */
  readonly user: string;
  readonly bookId: string | null;
  /** The script project that created the trigger; absent for the host's own project. */
  readonly project?: string;
  /** The interval of a repeating clock trigger, in milliseconds. */
  readonly everyMs: number | null;
  /** When a clock trigger runs next; null if it won't run again but is still listed. */
  next: number | null;
  /** True if Google has disabled the trigger. It's still listed but never runs. */
  readonly disabled?: true;
}

const TRIGGER_LIMIT = 20;

interface TriggersDocument {
  version: 1;
  triggers: Trigger[];
}

function isTriggers(value: unknown): value is TriggersDocument {
  return hasVersion(value, 1, 'triggers');
}

export function allTriggers(cloud: Cloud): readonly Trigger[] {
  const value = cloud.store.read('triggers');
  if (value === undefined) return [];
  if (!isTriggers(value)) throw new Error('triggers.json is not what this version writes.');
  return value.triggers;
}

function changeTriggers<T>(cloud: Cloud, change: (triggers: Trigger[]) => { kept: Trigger[]; answer: T }): T {
  return cloud.store.exclusively('triggers', () => {
    const { kept, answer } = change(structuredClone([...allTriggers(cloud)]));
    cloud.store.write('triggers', { version: 1, triggers: kept } satisfies TriggersDocument);
    return answer;
  });
}

const eventWords: Readonly<Record<Trigger['event'], string>> = {
  CLOCK: 'time-based',
  ON_FORM_SUBMIT: 'form submit',
};

/** Adds a trigger if Google's limits allow it. An add-on can have one trigger of each type per user and document. */
export function addTrigger(cloud: Cloud, given: Omit<Trigger, 'id'>, isAddOn: boolean): Trigger {
  return changeTriggers(cloud, (triggers) => {
    const mine = triggers.filter(({ user, project }) => user === given.user && project === given.project);
    if (mine.length >= TRIGGER_LIMIT) {
      throw new GoogleError(
        'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
      );
    }
    const alike = mine.some((trigger) => trigger.event === given.event && trigger.bookId === given.bookId);
    if (isAddOn && alike) {
      throw new GoogleError(
        `The Add-on has created too many ${eventWords[given.event]} triggers in this document for this Google user account.`,
      );
    }
    const trigger = { id: newId(), ...given };
    return { kept: [...triggers, trigger], answer: trigger };
  });
}

export function removeTrigger(cloud: Cloud, id: string): void {
  changeTriggers(cloud, (triggers) => ({ kept: triggers.filter((one) => one.id !== id), answer: undefined }));
}

/** The due clock triggers. Each is rescheduled for its next time. Missed runs aren't repeated. */
export function takeDueTriggers(cloud: Cloud): readonly Trigger[] {
  const now = cloud.clock.now();
  const isDue = ({ next, disabled }: Trigger): boolean => disabled !== true && next !== null && next <= now;
  if (!allTriggers(cloud).some(isDue)) return [];
  return changeTriggers(cloud, (triggers) => {
    const due = triggers.filter(isDue);
    for (const trigger of due) {
      const { everyMs, next } = trigger;
      if (next === null) continue;
      trigger.next = everyMs === null ? null : next + (Math.floor((now - next) / everyMs) + 1) * everyMs;
    }
    return { kept: triggers, answer: due };
  });
}
