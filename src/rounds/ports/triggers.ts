// Triggers as the round loop needs them: they run the add-on while nobody has the book open.
import { object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';

/** A trigger that runs the add-on while nobody has the book open. A host book has one of each kind. */
export interface TriggerPort {
  /** Creates the trigger. If there is one already, nothing changes, or it's replaced (`anew`). */
  create(anew?: boolean): Result<undefined, CallProblem>;
  /** Deletes the trigger where there is one. */
  delete(): Result<undefined, CallProblem>;
  /**
   * Whether the trigger is there: false if Google lists none, has disabled it or hasn't run the book's triggers for long,
   * and true if Google doesn't tell. Throws nothing.
   */
  isThere(): boolean;
  /** Whether the book notes that it was made, for every account; the note may be lost, or outlive the trigger. */
  isNoted(): boolean;
}

/** How often the periodic trigger runs: 144 times a day, some seconds each, of the 90 minutes that Google allows. */
export const EVERY_MINUTES = 10;
/** After how long without a run it's in doubt whether Google runs triggers at all, in milliseconds. */
const SILENT_MS = 4 * EVERY_MINUTES * 60_000;

/** Whether the periodic trigger, which ran last at `ranAt`, is long overdue. */
export function isSilent(ranAt: number | undefined, now: number): boolean {
  return ranAt !== undefined && ranAt + SILENT_MS < now;
}

/** A trigger that Google didn't run any more when a window was opened: deleted by hand or by Google, disabled, or late. */
export const lostTriggerField = object({
  which: oneWordOf(['periodic', 'submit']),
  /** When that was noticed, in UTC milliseconds. */
  at: anyNumber,
  /** Why Google did not let it be made again; absent where it was made. */
  why: optional(anyText),
});
export type LostTrigger = ValueOf<typeof lostTriggerField>;

/** The missing triggers that the host is told of. */
export interface LostTriggersPort {
  /** Keeps these in place of earlier ones. Throws nothing. */
  keep(lost: readonly LostTrigger[]): void;
}

/** An alarm for the instant `due`, in UTC milliseconds: when it is to run, or why Google refused it. */
export type Alarm =
  | {
      readonly kind: 'set';
      readonly due: number;
      readonly at: number;
      /** Why an earlier alarm did nothing, in Google's words; absent for the first. */
      readonly after?: string;
      /** True if the run of a trigger set it: Google may not run it. */
      readonly inRun?: true;
    }
  | { readonly kind: 'refused'; readonly due: number; readonly why: string };

/** A trigger that runs the add-on once, at a time. A host book has one, beside the periodic one. */
export interface AlarmPort {
  /**
   * Sets the alarm to run soon after this instant, in place of the one before. Undefined if another is good enough. Throws
   * nothing.
   */
  set(due: number): Alarm | undefined;
  /** Removes the alarm. Throws nothing. */
  clear(): void;
}
