// What a form's page sends, read into answers by question; the page names its fields as Google's does.
import type { Answer } from '../apps-script/forms/form';
import type { FormDescription, ItemDescription } from '../apps-script/forms/outside';

/** The value that stands for the text typed beside "Other". */
export const OTHER = '__other_option__';

/** The name of a question's field. */
export function fieldName(item: ItemDescription): string {
  return `entry.${item.id}`;
}

/** The name of the text field beside "Other". */
export function otherName(item: ItemDescription): string {
  return `${fieldName(item)}.other_option_response`;
}

/** The name of one row's field in a grid. */
export function rowName(item: ItemDescription, row: number): string {
  return `${fieldName(item)}.row${row}`;
}

/** The answers in the fields of a submitted page, by question id. */
export function readAnswers(
  form: FormDescription,
  fields: URLSearchParams,
): Readonly<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const item of form.items.filter((one) => one.isQuestion)) {
    const answer = readAnswer(item, fields);
    if (answer.length > 0) answers[String(item.id)] = answer;
  }
  return answers;
}

function readAnswer(item: ItemDescription, fields: URLSearchParams): Answer {
  const chosen = fields
    .getAll(fieldName(item))
    .map((value) => (value === OTHER && item.other ? (fields.get(otherName(item)) ?? '') : value))
    .filter((value) => value !== '');
  if (item.type === 'CHECKBOX') return chosen;
  if (item.type === 'GRID') {
    const rows = (item.rows ?? []).map((_, row) => fields.get(rowName(item, row)) ?? '');
    return rows.some((cell) => cell !== '') ? rows : [];
  }
  // Browsers send line breaks as two characters; what the player typed has one.
  return (chosen[0] ?? '').replaceAll('\r\n', '\n');
}
