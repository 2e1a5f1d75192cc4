// Triggers run the program while nobody has the book open.
import { object, optional, type FieldValue } from '../../games/frame/fields';
import { anyNumber, anyText, enumField } from '../../games/frame/fields/data-fields';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';

/** A kind of trigger. A host book has at most one trigger of each kind. */
export interface TriggerPort {
  /** Creates the trigger. Keeps an existing one unless `replace` is set. */
  create(replace?: boolean): Result<undefined, CallProblem>;
  delete(): Result<undefined, CallProblem>;
  /** False if Google doesn't list it, disabled it or hasn't run it for a long time. True if Google doesn't say. Never throws. */
  isThere(): boolean;
  /** Whether the book has a note of the trigger, which all accounts can read. It may be lost, or outlive the trigger. */
  isNoted(): boolean;
}

/** This makes 144 runs a day, of some seconds each. Google allows 90 minutes a day. */
export const TRIGGER_PERIOD_MINUTES = 10;
/** If no run happens for this long, in milliseconds, Google may not be running triggers at all. */
const OVERDUE_AFTER_MS = 4 * TRIGGER_PERIOD_MINUTES * 60_000;

/** Whether the periodic trigger, which last ran at `ranAt`, is long overdue. */
export function isLongOverdue(ranAt: number | undefined, now: number): boolean {
  return ranAt !== undefined && ranAt + OVERDUE_AFTER_MS < now;
}

/** A trigger that was missing when a window was opened: deleted by hand or by Google, disabled, or overdue. */
export const lostTriggerField = object({
  which: enumField(['periodic', 'submit']),
  /** When that was noticed, UTC milliseconds. */
  at: anyNumber,
  /** Why Google didn't recreate it; absent if it did. */
  why: optional(anyText),
});
export type LostTrigger = FieldValue<typeof lostTriggerField>;

/** The missing triggers that the host is told about. */
export interface LostTriggersPort {
  /** Replaces the previous list. Never throws. */
  keep(lost: readonly LostTrigger[]): void;
}

/** An alarm for the instant `due` (UTC milliseconds), and when it will run or why Google refused it. */
export type Alarm =
  | {
      readonly kind: 'set';
      readonly due: number;
      readonly at: number;
      /** Google's message on why an earlier alarm did nothing; absent for a first alarm. */
      readonly after?: string;
      /** True if a trigger's run set the alarm. Google may not run an alarm set by a trigger. */
      readonly inRun?: true;
    }
  | { readonly kind: 'refused'; readonly due: number; readonly why: string };

/** Runs the program once, at a set time. A host book has at most one alarm. */
export interface AlarmPort {
  /** Replaces the alarm with one soon after this instant. Undefined if the existing one is good enough. Never throws. */
  set(due: number): Alarm | undefined;
  /** Never throws. */
  clear(): void;
}
