// Triggers as the round loop needs them: they run the add-on while nobody has the book open.
import { object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';

/** A trigger that runs the add-on while nobody has the book open. A host book has one of each kind. */
export interface TriggerPort {
  /** Creates the trigger; where there is one already, nothing changes. */
  create(): Result<undefined, CallProblem>;
  /** Deletes the trigger where there is one. */
  delete(): Result<undefined, CallProblem>;
  /**
   * Whether the trigger is there: false where Google lists none, whatever the book notes, and true where it does not
   * tell. Throws nothing.
   */
  isThere(): boolean;
  /** Whether the book notes that it was made, for every account; the note may be lost, or outlive the trigger. */
  isNoted(): boolean;
}

/** A trigger that was missing when a window was opened: deleted by hand, or by Google. */
export const lostTriggerField = object({
  which: oneWordOf(['periodic', 'submit']),
  /** When it was found missing, in UTC milliseconds. */
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
