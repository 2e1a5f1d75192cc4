// The addresses of forms: Google's own paths work too, so a link differs from Google's in its start only.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../apps-script/forms/form';
import type { FormDescription } from '../apps-script/forms/outside';
import type { SubmitProblem } from '../apps-script/forms/submit';
import { readAnswers } from './form-answers';
import { closedPage, formPage, notePage, thanksPage } from './form-page';
import { isFromOwnPage } from './guard';
import { readBody, Refusal, sendElsewhere, sendPage } from './replies';
import type { Table } from './table';

const PATHS = [/^\/form\/([\w-]+)(\/thanks)?$/, /^\/forms\/d\/(?:e\/)?([\w-]+)\/(?:viewform|edit)$/];

/** Answers a request for a form's page; false when the address is none of a form's. */
export async function serveForm(
  table: Table,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const match = PATHS.flatMap((path) => path.exec(address.pathname) ?? []);
  const [, id, rest] = match;
  if (id === undefined) return false;
  const form = table.forms.describe(id);
  if (form === undefined) {
    const text = 'Check that the whole link was copied, or ask your host for your link again.';
    sendPage(response, 'form', notePage('There is no such form', text), 404);
    return true;
  }
  const editOf = address.searchParams.get('edit2') ?? undefined;
  if (rest !== undefined) sendPage(response, 'form', thanks(form, editOf));
  else if (request.method === 'POST') await submit({ table, form, address, editOf }, request, response);
  else if (form.closed !== undefined) sendPage(response, 'form', closedPage(form, form.closed));
  else sendPage(response, 'form', blank(table, form, address, editOf));
  return true;
}

function formAddress(form: FormDescription, search: URLSearchParams): string {
  const query = search.toString();
  return query === '' ? `/form/${form.id}` : `/form/${form.id}?${query}`;
}

function blank(table: Table, form: FormDescription, address: URL, editOf: string | undefined): string {
  const link = `/forms/d/${form.id}/viewform${address.search}`;
  const prefilled = table.forms.prefill(link)?.answers ?? {};
  const before = editOf === undefined ? {} : (table.forms.response(form.id, editOf) ?? {});
  return formPage(form, {
    answers: { ...before, ...prefilled },
    problems: [],
    action: formAddress(form, address.searchParams),
    editing: editOf !== undefined,
  });
}

function thanks(form: FormDescription, editOf: string | undefined): string {
  // Google's link keeps nothing that was filled in before.
  const again = new URLSearchParams({ usp: 'form_confirm' });
  const edit = editOf === undefined ? undefined : formAddress(form, new URLSearchParams({ edit2: editOf }));
  return thanksPage(form, { again: formAddress(form, again), edit });
}

interface Submitting {
  readonly table: Table;
  readonly form: FormDescription;
  readonly address: URL;
  readonly editOf: string | undefined;
}

async function submit(
  { table, form, address, editOf }: Submitting,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isFromOwnPage(request))
    throw new Refusal(403, 'Cannot take these answers: open the form itself first.');
  const fields = new URLSearchParams(await readBody(request));
  const answers = readAnswers(form, fields);
  const outcome = table.forms.submit(form.id, answers, editOf === undefined ? {} : { editOf });
  if (outcome.ok) {
    const search = new URLSearchParams(address.searchParams);
    if (form.allowsEdits) search.set('edit2', outcome.responseId);
    const [path, query] = formAddress(form, search).split('?');
    sendElsewhere(response, `${path ?? ''}/thanks${query === undefined ? '' : `?${query}`}`);
    return;
  }
  sendPage(response, 'form', refused({ form, address, editOf }, answers, outcome.problems), 422);
}

function refused(
  { form, address, editOf }: Omit<Submitting, 'table'>,
  answers: Readonly<Record<string, Answer>>,
  problems: readonly SubmitProblem[],
): string {
  if (form.closed !== undefined) return closedPage(form, form.closed);
  return formPage(form, {
    answers,
    problems,
    action: formAddress(form, address.searchParams),
    editing: editOf !== undefined,
  });
}
