// Merges changes by several people, field by field. This window's changes replace saved values, unless somebody else has
// changed the same field since the window began.
import { fail, ok, type Result } from '../../games/frame/result';
import {
  changedFields,
  findClashes,
  clashingFields,
  clashText,
  FIELDS_CHANGED,
  rowClashText,
  withFields,
  type FieldClash,
  type CallProblem,
  type AnswersByTitle,
} from './reply';
import type { FieldChanges } from './call-parts';

interface FieldVersions {
  /** As saved when editing began. */
  readonly before: AnswersByTitle;
  /** As typed in this window. */
  readonly now: AnswersByTitle;
  /** As saved now. */
  readonly saved: AnswersByTitle;
}

/** The merged fields. Fails with both values of each conflicting field; `tried` begins the refusal. */
export function mergeFields(
  tried: string,
  { before, now, saved }: FieldVersions,
): Result<AnswersByTitle, CallProblem> {
  return mergeChanges(tried, saved, changedFields(before, now));
}

/** The saved fields with these changes. Fails with both values of each conflicting field. */
export function mergeChanges(
  tried: string,
  saved: AnswersByTitle,
  changes: FieldChanges,
): Result<AnswersByTitle, CallProblem> {
  const clashing = clashingFields(saved, changes);
  return clashing.length === 0
    ? ok(withFields(saved, changes))
    : refuseClashes(tried, findClashes(clashing, saved, changes));
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
