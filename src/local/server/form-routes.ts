// Serves forms at Google's own paths, so that only the beginning of links differs from Google's.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isQuestion, type Answer } from 'apps-script-stand-in/forms/form';
import type { FormDescription } from 'apps-script-stand-in/forms/public-forms';
import { itemsByPage, nextPage } from 'apps-script-stand-in/forms/pages';
import type { SubmitProblem } from 'apps-script-stand-in/forms/submit';
import { findAnswerProblem } from 'apps-script-stand-in/forms/validation';
import { BACK_STEP, readAnswers, readHistory, STEP_FIELD } from './form-answers';
import { formPage, messagePage, thanksPage } from './form-page';
import { isSameOrigin } from './guard';
import {
  checkMethod,
  READ_METHODS,
  READ_AND_POST_METHODS,
  readBody,
  HttpRefusal,
  redirect,
  sendPage,
} from './replies';
import type { Table } from './table';

const FORM_PATHS = [/^\/form\/([\w-]+)(\/thanks)?$/, /^\/forms\/d\/(?:e\/)?([\w-]+)\/(?:viewform|edit)$/];

/** Answers a request to a form's address; false for any other address. */
export async function serveForm(
  table: Table,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const match = FORM_PATHS.flatMap((path) => path.exec(address.pathname) ?? []);
  const [, id, rest] = match;
  if (id === undefined) return false;
  checkMethod(request, rest === undefined ? READ_AND_POST_METHODS : READ_METHODS);
  const form = table.forms.describe(id);
  if (form === undefined) {
    const text = 'Check that you copied the whole link, or ask your host for it again.';
    sendPage(response, 'form', messagePage('There’s no such form', text), 404);
    return true;
  }
  const editOf = address.searchParams.get('edit2') ?? undefined;
  if (rest !== undefined) sendPage(response, 'form', sentFormPage(form, editOf));
  else if (request.method === 'POST') await handleStep({ table, form, address, editOf }, request, response);
  else if (form.closed !== undefined) sendPage(response, 'form', messagePage(form.title, form.closed));
  else sendPage(response, 'form', blankFormPage(table, form, address, editOf));
  return true;
}

function formUrl(form: FormDescription, search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? `/form/${form.id}` : `/form/${form.id}?${query}`;
}

function blankFormPage(
  table: Table,
  form: FormDescription,
  address: URL,
  editOf: string | undefined,
): string {
  const link = `/forms/d/${form.id}/viewform${address.search}`;
  const prefilled = table.forms.prefill(link)?.answers ?? {};
  const before = editOf === undefined ? {} : (table.forms.response(form.id, editOf) ?? {});
  return formPage(form, {
    answers: { ...before, ...prefilled },
    problems: [],
    action: formUrl(form, address.searchParams),
    editing: editOf !== undefined,
    history: [0],
  });
}

function sentFormPage(form: FormDescription, editOf: string | undefined): string {
  // Google's link for another response doesn't prefill the previous answers.
  const again = new URLSearchParams({ usp: 'form_confirm' });
  const edit = editOf === undefined ? undefined : formUrl(form, new URLSearchParams({ edit2: editOf }));
  return thanksPage(form, { again: formUrl(form, again), edit });
}

interface PostedPage {
  readonly form: FormDescription;
  readonly address: URL;
  readonly editOf: string | undefined;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly history: readonly number[];
}

/** Shows the next or previous page or, after the last page, submits the answers. */
async function handleStep(
  { table, ...opened }: Pick<PostedPage, 'form' | 'address' | 'editOf'> & { readonly table: Table },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isSameOrigin(request))
    throw new HttpRefusal(403, 'Can’t accept these answers: open the form itself first.');
  const { form } = opened;
  const fields = new URLSearchParams(await readBody(request, 'form'));
  const sent = { ...opened, answers: readAnswers(form, fields), history: readHistory(form, fields) };
  const { answers, history } = sent;
  if (form.closed !== undefined) {
    sendPage(response, 'form', messagePage(form.title, form.closed), 422);
  } else if (fields.get(STEP_FIELD) === BACK_STEP) {
    sendPage(
      response,
      'form',
      formStepPage({ ...sent, history: history.slice(0, Math.max(1, history.length - 1)) }),
    );
  } else {
    const shown = history[history.length - 1] ?? 0;
    const problems = pageProblems(form, shown, answers);
    const next = nextPage(form.items, shown, answers);
    if (next === undefined) submitForm(table, sent, response);
    else if (problems.length > 0) sendPage(response, 'form', formStepPage(sent, problems), 422);
    else sendPage(response, 'form', formStepPage({ ...sent, history: [...history, next] }));
  }
}

function pageProblems(
  form: FormDescription,
  page: number,
  answers: PostedPage['answers'],
): readonly SubmitProblem[] {
  return (itemsByPage(form.items)[page] ?? []).filter(isQuestion).flatMap((item) => {
    const text = findAnswerProblem(item, answers[String(item.id)]);
    return text === undefined ? [] : [{ item: item.id, text }];
  });
}

function submitForm(table: Table, sent: PostedPage, response: ServerResponse): void {
  const { form, address, editOf, answers, history } = sent;
  const outcome = table.forms.submit(form.id, answers, editOf === undefined ? {} : { editOf });
  if (outcome.ok) {
    const search = new URLSearchParams(address.searchParams);
    if (form.allowsEdits) search.set('edit2', outcome.responseId);
    const [path, query] = formUrl(form, search).split('?');
    redirect(response, `${path ?? ''}/thanks${query === undefined ? '' : `?${query}`}`);
    return;
  }
  // Goes back to the first page with a problem.
  const pages = itemsByPage(form.items);
  const wrong = outcome.problems.map(({ item }) =>
    pages.findIndex((page) => page.some(({ id }) => id === item)),
  );
  const first = history.findIndex((page) => wrong.includes(page));
  const shown = first === -1 ? history : history.slice(0, first + 1);
  sendPage(response, 'form', formStepPage({ ...sent, history: shown }, outcome.problems), 422);
}

function formStepPage(
  { form, address, editOf, answers, history }: PostedPage,
  problems: readonly SubmitProblem[] = [],
): string {
  return formPage(form, {
    answers,
    problems,
    action: formUrl(form, address.searchParams),
    editing: editOf !== undefined,
    history,
  });
}
