// Parses the answers that a form's page sends, with Google's field names. Every page sends the answers of all pages, so the
// server needn't store answers.
import { isQuestion, type Answer, type FormItem } from 'apps-script-stand-in/forms/form';
import type { FormDescription } from 'apps-script-stand-in/forms/public-forms';
import { itemsByPage } from 'apps-script-stand-in/forms/pages';

export function fieldName(item: FormItem): string {
  return `entry.${item.id}`;
}

/** Answers keyed by question id. */
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
  // Browsers send a line break as two characters, but the player typed one character.
  return (given[0] ?? '').replaceAll('\r\n', '\n');
}

/** The field with the visited pages, counted from 0 and separated by commas. The last page is shown. */
export const HISTORY_FIELD = 'pageHistory';
/** The buttons' field, and its value for “Back”. */
export const STEP_FIELD = 'step';
export const BACK_STEP = 'back';

/** The visited pages, ending with the shown page; only the first page if the field is invalid. */
export function readHistory(form: FormDescription, fields: URLSearchParams): readonly number[] {
  const pages = itemsByPage(form.items);
  const history = (fields.get(HISTORY_FIELD) ?? '').split(',').map(Number);
  return history.every((page) => page in pages) ? history : [0];
}
