// What a form's page sends, read into answers by question; the page names its fields as Google's does.
import type { Answer } from '../apps-script/forms/form';
import type { FormDescription, ItemDescription } from '../apps-script/forms/outside';

/** The name of a question's field. */
export function fieldName(item: ItemDescription): string {
  return `entry.${item.id}`;
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
  const given = fields.getAll(fieldName(item)).filter((value) => value !== '');
  if (item.type === 'CHECKBOX') return given;
  // Browsers send line breaks as two characters; what the player typed has one.
  return (given[0] ?? '').replaceAll('\r\n', '\n');
}
