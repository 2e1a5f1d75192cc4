// Reads what a form's page sends: answers by question. The page names its fields as Google does. Every page of a form
// sends the answers of all pages, so the server need not keep any between them.
import { isQuestion, type Answer, type FormItem } from 'apps-script-stand-in/forms/form';
import type { FormDescription } from 'apps-script-stand-in/forms/outside';
import { itemsByPage } from 'apps-script-stand-in/forms/pages';

/** Gives the name of a question's field. */
export function fieldName(item: FormItem): string {
  return `entry.${item.id}`;
}

/** Reads the answers from the fields of a page, by the id of the question. */
export function readAnswers(
  form: FormDescription,
  fields: URLSearchParams,
): Readonly<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const item of form.items.filter(isQuestion)) {
    const answer = readAnswer(item, fields);
    if (answer.length > 0) answers[String(item.id)] = answer;
  }
  return answers;
}

function readAnswer(item: FormItem, fields: URLSearchParams): Answer {
  const given = fields.getAll(fieldName(item)).filter((value) => value !== '');
  if (item.type === 'CHECKBOX') return given;
  // Browsers send two characters for a line break; the text that the player typed has one.
  return (given[0] ?? '').replaceAll('\r\n', '\n');
}

/**
 * The field that lists the pages that were visited, counted from 0 and separated by commas; the last is the one that is
 * shown.
 */
export const HISTORY_FIELD = 'pageHistory';
/** The field that the buttons send, and its value for “Back”. */
export const STEP_FIELD = 'step';
export const BACK = 'back';

/**
 * Reads which pages were visited, the one that is shown last; gives the first page alone where the fields make no
 * sense.
 */
export function readHistory(form: FormDescription, fields: URLSearchParams): readonly number[] {
  const pages = itemsByPage(form.items);
  const history = (fields.get(HISTORY_FIELD) ?? '').split(',').map(Number);
  return history.every((page) => page in pages) ? history : [0];
}
