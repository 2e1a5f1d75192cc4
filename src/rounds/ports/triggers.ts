// The round loop's needs of triggers, which run the add-on while nobody has the book open.
import { object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';

/** A trigger that runs the add-on also while nobody has the book open. A host book has one of each. */
export interface TriggerPort {
  /** Creates it; where there is one already, nothing changes. */
  create(): Result<undefined, CallProblem>;
  /** Deletes it where there is one. */
  delete(): Result<undefined, CallProblem>;
  /** False where Google lists none, whatever the book notes; true where it does not tell. Throws nothing. */
  isThere(): boolean;
}

/** The trigger on submissions, of which the book notes that it was made; a note may be lost, or outlive the trigger. */
export interface SubmitTriggerPort extends TriggerPort {
  isNoted(): boolean;
}

/** A trigger that was gone when a window opened: deleted by hand, or by Google. */
export const lostTriggerField = object({
  which: oneWordOf(['hourly', 'submit']),
  /** The time at which it was missed, in UTC milliseconds. */
  at: anyNumber,
  /** The reason why Google did not let it be made again; absent where it was. */
  why: optional(anyText),
});
export type LostTrigger = ValueOf<typeof lostTriggerField>;

/** The triggers that were gone, as far as the host is told of them. */
export interface LostTriggersPort {
  /** Keeps these in place of those before. Throws nothing. */
  keep(lost: readonly LostTrigger[]): void;
}

/** An alarm for the instant `due`, in UTC milliseconds: when it is to run, or why Google refused it. */
export type Alarm =
  | {
      readonly kind: 'set';
      readonly due: number;
      readonly at: number;
      /** The reason why an alarm before it came to nothing, in Google's words; absent for the first. */
      readonly after?: string;
      /** True where it was set in the run of another: perhaps Google does not run it. */
      readonly inRun?: true;
    }
  | { readonly kind: 'refused'; readonly due: number; readonly why: string };

/** A trigger that runs the add-on once, at a time. A host book has one; the hourly one goes on without it. */
export interface AlarmPort {
  /**
   * Sets it to run soon after this instant, in place of the one before. Undefined in the run of a trigger: Google does not
   * run what is made there. Throws nothing.
   */
  set(due: number): Alarm | undefined;
  /** Throws nothing. */
  clear(): void;
}
