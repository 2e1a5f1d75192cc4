// What the problem of a failed call of Sheets says of trying the same again.
import type { CallProblem } from '../rounds/reply/reply';
import type { FailureKind } from './client';

/** Marks a problem that passes by itself: whoever can wait tries the same again. */
export function passing(kind: FailureKind): Pick<CallProblem, 'passes'> {
  return kind === 'busy' || kind === 'unsure' ? { passes: 'google' } : {};
}
