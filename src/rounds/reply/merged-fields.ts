// How changes of several people are joined, field by field: the fields that this window changed go over the saved ones,
// and a field that somebody else changed meanwhile is not overwritten.
import { fail, ok, type Result } from '../../games/frame/result';
import { changedFields, clashesOf, clashingFields, clashText, FIELDS_CHANGED, withFields } from './fields';
import type { FieldChanges } from './field-changes';
import type { CallProblem } from './reply';
import type { TypedAnswers } from './typed-answers';

/** The fields of one thing in three versions. */
interface ThreeWays {
  /** The fields as they were saved when the window began. */
  readonly before: TypedAnswers;
  /** The fields as they are typed. */
  readonly now: TypedAnswers;
  /** The fields as they are saved now. */
  readonly stands: TypedAnswers;
}

/** Joins the fields, or gives both texts of each field that two people changed. `tried` begins the refusal. */
export function mergedFields(
  tried: string,
  { before, now, stands }: ThreeWays,
): Result<TypedAnswers, CallProblem> {
  return mergedChanges(tried, stands, changedFields(before, now));
}

/** Puts changed fields over those that are saved now, or gives both texts of each field that two people changed. */
export function mergedChanges(
  tried: string,
  stands: TypedAnswers,
  changes: FieldChanges,
): Result<TypedAnswers, CallProblem> {
  const clashing = clashingFields(stands, changes);
  if (clashing.length === 0) return ok(withFields(stands, changes));
  return fail({
    code: FIELDS_CHANGED,
    text: `${clashText(tried, clashing)} Nothing was saved. Choose what is to stand.`,
    clashes: clashesOf(clashing, stands, changes),
  });
}
