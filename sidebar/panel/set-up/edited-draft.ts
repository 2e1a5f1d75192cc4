// A draft that this window and others may edit at the same time. What others change appears in the form; where both
// have changed a field, both texts are kept until the host picks one.
import type { DraftView } from '../../../src/rounds/reply/draft-view';
import { mergedDraft } from '../../../src/rounds/reply/draft-fields';
import { changedFields, type FieldClash } from '../../../src/rounds/reply/fields';
import { answerIn } from '../../../src/rounds/reply/typed-answers';
import { fieldsOf, formOf, formWith, type DraftForm } from './draft-form';

export interface EditedDraft {
  readonly form: DraftForm;
  /** The draft as it was when the host began to change it; of a field that both changed, its text before that. */
  readonly before: DraftForm;
}

/** Gives a draft of which nothing was typed over. */
export function untouched(draft: DraftView): EditedDraft {
  const form = formOf(draft);
  return { form, before: form };
}

/**
 * Brings the form up to date with a draft that others have changed: what is typed here stays as typed, all else is as it
 * is saved now.
 */
export function rebased({ form, before }: EditedDraft, draft: DraftView): EditedDraft {
  const [was, now, stands] = [before, form, formOf(draft)].map((one) => fieldsOf(one, draft, before));
  if (was === undefined || now === undefined || stands === undefined) return { form, before };
  const columns = draft.columns.map(({ title }) => title);
  const { merged, clashes } = mergedDraft({ before: was, now, stands }, columns);
  const isSame = Object.keys(changedFields(now, merged)).length === 0;
  // Of what both changed the old text stays noted, so that saving it is refused and the host picks.
  const clashing = clashes.flatMap(({ field, row }) => [field, ...Object.keys(row?.stands ?? {})]);
  const kept = Object.fromEntries(clashing.map((field) => [field, answerIn(was, field)]));
  return {
    form: isSame ? form : formWith(form, draft, merged, before),
    before: formWith(formOf(draft), draft, { ...stands, ...kept }, before),
  };
}

/** Gives the form after the host has picked a text for a field, or a row, that somebody else has changed. */
export function picked(
  { form, before }: EditedDraft,
  draft: DraftView,
  { field, stands, typed, row }: FieldClash,
  text: string,
): EditedDraft {
  const theirs = row?.stands ?? { [field]: stands };
  const now = fieldsOf(form, draft, before);
  const isMine = text === typed;
  return {
    form: isMine ? form : formWith(form, draft, { ...now, ...theirs }, before),
    before: formWith(before, draft, { ...fieldsOf(before, draft, before), ...theirs }, before),
  };
}
