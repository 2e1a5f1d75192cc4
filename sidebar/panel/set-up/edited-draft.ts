// A draft that this window and others may edit at the same time. What others change appears in the form; where both
// have changed a field, both texts are kept until the host picks one.
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { changedFields, withFields } from '../../../src/rounds/reply/fields';
import { answerIn, type TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import { fieldsOf, formOf, formWith, type DraftForm } from './draft-form';

export interface EditedDraft {
  readonly form: DraftForm;
  /** The fields as they were when the host began to change them. */
  readonly before: TypedAnswers;
}

/** Gives a draft of which nothing was typed over. */
export function untouched(draft: DraftView): EditedDraft {
  const form = formOf(draft);
  return { form, before: fieldsOf(form, draft) };
}

/**
 * Brings the form up to date with a draft that others have changed: fields typed here stay as typed, all others are as
 * they are saved now.
 */
export function rebased({ form, before }: EditedDraft, draft: DraftView): EditedDraft {
  const typed = fieldsOf(form, draft);
  const stands = fieldsOf(formOf(draft), draft);
  const mine = changedFields(before, typed);
  const now = withFields(stands, mine);
  const both = Object.keys(mine).filter(
    (field) => ![answerIn(before, field), answerIn(typed, field)].includes(answerIn(stands, field)),
  );
  const kept = both.map((field) => [field, answerIn(before, field)] as const);
  const isSame = Object.keys(changedFields(typed, now)).length === 0;
  return {
    form: isSame ? form : formWith(form, draft, now),
    // For a field that both changed, the old text stays noted, so that saving it is refused and the host picks.
    before: { ...stands, ...Object.fromEntries(kept) },
  };
}

/** Gives the form after the host has picked a text for a field that somebody else has changed to `stands`. */
export function picked(
  { form, before }: EditedDraft,
  draft: DraftView,
  { field, stands }: { readonly field: string; readonly stands: string },
  text: string,
): EditedDraft {
  return {
    form: formWith(form, draft, { ...fieldsOf(form, draft), [field]: text }),
    before: { ...before, [field]: stands },
  };
}
