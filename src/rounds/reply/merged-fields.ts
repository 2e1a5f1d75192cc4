// Merges changes by several people, field by field. This window's changes replace saved values, unless somebody else has
// changed the same field since the window began.
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

interface FieldVersions {
  /** As saved when editing began. */
  readonly before: TypedAnswers;
  /** As typed in this window. */
  readonly now: TypedAnswers;
  /** As saved now. */
  readonly stands: TypedAnswers;
}

/** The merged fields. Fails with both values of each conflicting field; `tried` begins the refusal. */
export function mergeFields(
  tried: string,
  { before, now, stands }: FieldVersions,
): Result<TypedAnswers, CallProblem> {
  return mergeChanges(tried, stands, changedFields(before, now));
}

/** The saved fields with these changes. Fails with both values of each conflicting field. */
export function mergeChanges(
  tried: string,
  stands: TypedAnswers,
  changes: FieldChanges,
): Result<TypedAnswers, CallProblem> {
  const clashing = clashingFields(stands, changes);
  return clashing.length === 0
    ? ok(withFields(stands, changes))
    : refuseClashes(tried, clashesOf(clashing, stands, changes));
}

export function refuseClashes(tried: string, clashes: readonly FieldClash[]): Result<never, CallProblem> {
  const fields = clashes.flatMap(({ field, row }) => (row === undefined ? [field] : []));
  const rows = clashes.filter(({ row }) => row !== undefined).map(rowClashText);
  const text = fields.length === 0 ? `${tried}:` : clashText(tried, fields);
  return fail({
    code: FIELDS_CHANGED,
    text: [text, ...rows, 'Nothing was saved. Choose what to keep.'].join(' '),
    clashes,
  });
}
