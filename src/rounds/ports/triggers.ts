// Triggers run the add-on while nobody has the book open.
import { object, optional, type ValueOf } from '../../games/frame/fields';
import { anyNumber, anyText, oneWordOf } from '../../games/frame/fields/plain';
import type { Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';

/** A host book has one of each kind. */
export interface TriggerPort {
  /** An existing trigger stays, or is replaced. */
  create(replace?: boolean): Result<undefined, CallProblem>;
  delete(): Result<undefined, CallProblem>;
  /** False if Google lists none, has disabled it or hasn't run it for long; true if Google doesn't say. Never throws. */
  isThere(): boolean;
  /** Whether the book notes it, for every account; the note may be lost, or outlive the trigger. */
  isNoted(): boolean;
}

/** 144 runs a day, some seconds each, of the 90 minutes that Google allows. */
export const EVERY_MINUTES = 10;
/** Without a run for this long, Google may not be running triggers at all. Milliseconds. */
const SILENT_MS = 4 * EVERY_MINUTES * 60_000;

/** Whether the periodic trigger, last run at `ranAt`, is long overdue. */
export function isSilent(ranAt: number | undefined, now: number): boolean {
  return ranAt !== undefined && ranAt + SILENT_MS < now;
}

/** A trigger found missing when a window was opened: deleted by hand or by Google, disabled, or late. */
export const lostTriggerField = object({
  which: oneWordOf(['periodic', 'submit']),
  /** When it was noticed, UTC milliseconds. */
  at: anyNumber,
  /** Why Google wouldn't recreate it; absent if it did. */
  why: optional(anyText),
});
export type LostTrigger = ValueOf<typeof lostTriggerField>;

/** Missing triggers to tell the host about. */
export interface LostTriggersPort {
  /** Replaces earlier ones. Never throws. */
  keep(lost: readonly LostTrigger[]): void;
}

/** An alarm for the instant `due` (UTC milliseconds): when it will run, or why Google refused it. */
export type Alarm =
  | {
      readonly kind: 'set';
      readonly due: number;
      readonly at: number;
      /** Google's text on why an earlier alarm did nothing; absent for the first. */
      readonly after?: string;
      /** Set from a trigger's run: Google may not run it. */
      readonly inRun?: true;
    }
  | { readonly kind: 'refused'; readonly due: number; readonly why: string };

/** Runs the add-on once, at a time. A host book has one besides the periodic trigger. */
export interface AlarmPort {
  /** Replaces the alarm with one soon after this instant; undefined if another is good enough. Never throws. */
  set(due: number): Alarm | undefined;
  /** Never throws. */
  clear(): void;
}
