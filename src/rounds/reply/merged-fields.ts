// How changes of several people are joined, field by field: the fields that this window changed go over the saved ones,
// and a field that somebody else changed meanwhile is not overwritten.
import { fail, ok, type Result } from '../../games/frame/result';
import {
  changedFields,
  clashesOf,
  clashingFields,
  clashText,
  FIELDS_CHANGED,
  rowClashText,
  withFields,
  type FieldClash,
  type CallProblem,
  type TypedAnswers,
} from './reply';
import type { FieldChanges } from './call-parts';

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
  return clashing.length === 0
    ? ok(withFields(stands, changes))
    : refusedFor(tried, clashesOf(clashing, stands, changes));
}

/** The refusal to save what somebody else has changed, too. */
export function refusedFor(tried: string, clashes: readonly FieldClash[]): Result<never, CallProblem> {
  const fields = clashes.flatMap(({ field, row }) => (row === undefined ? [field] : []));
  const rows = clashes.filter(({ row }) => row !== undefined).map(rowClashText);
  const text = fields.length === 0 ? `${tried}:` : clashText(tried, fields);
  return fail({
    code: FIELDS_CHANGED,
    text: [text, ...rows, 'Nothing was saved. Choose what to keep.'].join(' '),
    clashes,
  });
}
