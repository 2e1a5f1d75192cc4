// Fields that several people edit, each saved by itself. A window sends what it changed, with what stood there before;
// where somebody else has changed the same field meanwhile, the host is shown both and picks.
import type { FieldChange, FieldChanges } from './field-changes';
import { answerIn, type TypedAnswers } from './typed-answers';

/** A field that two people changed to different things. */
export interface FieldClash {
  readonly field: string;
  readonly typed: string;
  /** The text that is saved now. */
  readonly stands: string;
  /** Who saved it and when: `by mia@example.com on 21 Nov, 21:04 CET`; empty where nobody noted it. */
  readonly by: string;
  /**
   * For a row that one of the two removed or renamed: its name, and its fields as they are saved. An empty `typed` or
   * `stands` means that it was removed. `why`: a sentence on how its person came out of the season.
   */
  readonly row?: { readonly name: string; readonly stands: TypedAnswers; readonly why?: string };
}

/** The code of the refusal where somebody else changed the same field meanwhile. */
export const FIELDS_CHANGED = 'fields-changed';

/** Finds the fields in which what stood there and what was typed differ; an empty text and none are the same. */
export function changedFields(before: TypedAnswers, now: TypedAnswers): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const changes = names.map((name): readonly [string, FieldChange] => [
    name,
    { before: answerIn(before, name), now: answerIn(now, name) },
  ]);
  return Object.fromEntries(changes.filter(([, change]) => !isSame(change.before, change.now)));
}

/** Puts the fields that were typed over those that are saved; untouched fields stay as others saved them. */
export function withFields(stands: TypedAnswers, changes: FieldChanges): TypedAnswers {
  const typed = Object.entries(changes).map(([name, { now }]): readonly [string, string] => [name, now]);
  return Object.fromEntries([...Object.entries(stands), ...typed]);
}

/** Names the fields whose saved text is neither what the host began with nor what was typed. */
export function clashingFields(stands: TypedAnswers, changes: FieldChanges): readonly string[] {
  return Object.entries(changes)
    .filter(([name, { before, now }]) => {
      const standing = answerIn(stands, name);
      return !isSame(standing, before) && !isSame(standing, now);
    })
    .map(([name]) => name);
}

/** Makes the clashes of these fields, each with both texts; `by` names who saved the text that stands. */
export function clashesOf(
  fields: readonly string[],
  stands: TypedAnswers,
  changes: FieldChanges,
  by: (field: string) => string = () => '',
): readonly FieldClash[] {
  return fields.map((field) => ({
    field,
    typed: changes[field]?.now ?? '',
    stands: answerIn(stands, field),
    by: by(field),
  }));
}

/** Words the beginning of a refusal: `Saving: somebody else changed “Row” since you looked.` */
export function clashText(tried: string, fields: readonly string[]): string {
  return `${tried}: somebody else changed ${fields.map((field) => `“${field}”`).join(', ')} since you looked.`;
}

/** Says what became of a row, in a sentence. */
export function rowClashText({ typed, stands, by, row }: FieldClash): string {
  const name = row?.name ?? '';
  const who = by === '' ? ' in another window' : ` ${by}`;
  if (stands === '') return `${row?.why ?? `${name} was removed${who}.`} You have changed their row.`;
  return typed === ''
    ? `You removed ${name}, whose row was changed${who} meanwhile.`
    : `${name}’s row was changed${who} while you changed it.`;
}

function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
