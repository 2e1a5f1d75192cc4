// Fields that the host edits. A field that the host hasn't changed shows what is saved now, even if another window saved it.
// Only changed fields are sent.
import { useState } from 'preact/hooks';
import { changedFields, withFields, type FieldClash } from '../../../src/rounds/reply/fields';
import type { FieldChanges } from '../../../src/rounds/reply/field-changes';
import type { TypedAnswers } from '../../../src/rounds/reply/typed-answers';

export interface EditedFields {
  /** The changed fields, each with the text from which the host began. */
  readonly fields: FieldChanges;
  readonly values: TypedAnswers;
  readonly type: (values: TypedAnswers) => void;
  /** Keeps the text that the host picks for a field that somebody else has changed, too. */
  readonly pick: (clash: FieldClash, text: string) => void;
  /** The clashes for which the host has picked nothing yet. */
  readonly open: (clashes: readonly FieldClash[]) => readonly FieldClash[];
}

export function useEditedFields(saved: TypedAnswers): EditedFields {
  const [fields, setFields] = useState<FieldChanges>({});
  const values = withFields(saved, fields);
  const before: TypedAnswers = Object.fromEntries([
    ...Object.entries(saved),
    ...Object.entries(fields).map(([name, change]): readonly [string, string] => [name, change.before]),
  ]);
  return {
    fields,
    values,
    type: (next) => setFields(changedFields(before, next)),
    pick: ({ field, stands }, text) =>
      setFields(
        changedFields(
          { ...before, ...Object.fromEntries([[field, stands]]) },
          { ...values, ...Object.fromEntries([[field, text]]) },
        ),
      ),
    open: (clashes) =>
      clashes.filter(({ field, stands }) => {
        const mine = Object.entries(fields).find(([name]) => name === field)?.[1];
        return mine !== undefined && mine.before.trim() !== stands.trim();
      }),
  };
}
