// Reads the fields that a form's page sends into answers by question; the page names its fields as Google's does. Every
// page of a form sends the answers of all pages, so that nothing has to be kept between them.
import type { Answer } from 'apps-script-stand-in/forms/form';
import type { FormDescription, ItemDescription } from 'apps-script-stand-in/forms/outside';
import { itemsByPage } from 'apps-script-stand-in/forms/pages';

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

/** The field that says which pages were visited, counted from 0 with commas between; the one that is shown comes last. */
export const HISTORY_FIELD = 'pageHistory';
/** The field of the buttons, and what “Back” says in it. */
export const STEP_FIELD = 'step';
export const BACK = 'back';

/** Gives the pages that were visited, the one that was shown last; only the first page where the fields make no sense. */
export function readHistory(form: FormDescription, fields: URLSearchParams): readonly number[] {
  const pages = itemsByPage(form.items);
  const history = (fields.get(HISTORY_FIELD) ?? '').split(',').map(Number);
  return history.every((page) => page in pages) ? history : [0];
}
