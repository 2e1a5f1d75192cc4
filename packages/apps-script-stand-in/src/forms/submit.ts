// Submits a response: checks it as the form's page does, stores it in the form, and adds the row to the sheet.
import { newId, type Cloud } from '../cloud';
import type { Conditions } from '../conditions';
import { isQuestion, type Answer, type FormDocument, type StoredResponse } from './form';
import { visitedItems } from './pages';
import { writeResponse } from './response-sheet';
import { findAnswerProblem } from './validation';

export interface SubmitProblem {
  /** The item's id; undefined if the problem concerns the whole form. */
  readonly item?: number;
  readonly text: string;
}

export type SubmitOutcome =
  | { readonly ok: true; readonly responseId: string }
  | { readonly ok: false; readonly problems: readonly SubmitProblem[] };

export interface Submission {
  readonly answers: Readonly<Record<string, Answer>>;
  /** The response to replace, for an edit link. */
  readonly editOf?: string;
  /** When the response is sent; by default now. */
  readonly at?: number;
  /** Whether every required question must be answered, even on skipped pages. */
  readonly wholeForm?: boolean;
}

const CLOSED_MESSAGE = 'is no longer accepting responses.';

/** Why a form accepts no responses; undefined if it accepts them. */
export function formClosedReason(form: FormDocument): string | undefined {
  if (!form.published) return `The form ${form.title} is not published.`;
  if (form.accepting) return undefined;
  return form.closedMessage === '' ? `The form ${form.title} ${CLOSED_MESSAGE}` : form.closedMessage;
}

/** The page's complaints about a submission. */
export function submissionProblems(form: FormDocument, submission: Submission): SubmitProblem[] {
  const closed = formClosedReason(form);
  if (closed !== undefined) return [{ text: closed }];
  const problems: SubmitProblem[] = [];
  if (submission.editOf !== undefined) {
    if (!form.allowsEdits) problems.push({ text: 'This form does not let responses be edited.' });
    if (!form.responses.some((response) => response.id === submission.editOf)) {
      problems.push({ text: 'There is no such response to edit.' });
    }
  }
  // Answers given before going back stay in the response. Google doesn't document what happens to them.
  const visited = submission.wholeForm === true ? form.items : visitedItems(form.items, submission.answers);
  for (const item of form.items.filter(isQuestion)) {
    const asked = visited.includes(item) ? item : { ...item, required: false };
    const text = findAnswerProblem(asked, submission.answers[String(item.id)]);
    if (text !== undefined) problems.push({ item: item.id, text });
  }
  for (const id of Object.keys(submission.answers)) {
    if (!form.items.some((item) => String(item.id) === id && isQuestion(item))) {
      problems.push({ item: Number(id), text: 'This question is not on the form anymore.' });
    }
  }
  return problems;
}

/** Submits a response, or returns the page's complaints. */
export function submit(
  cloud: Cloud,
  { rowLagMs, stampZone }: Conditions,
  formId: string,
  submission: Submission,
): SubmitOutcome {
  const outcome = cloud.forms.change(formId, (form): SubmitOutcome => {
    const problems = submissionProblems(form, submission);
    if (problems.length > 0) return { ok: false, problems };
    const made = saveResponse(cloud, form, submission);
    const { id } = made;
    if (stampZone !== null) made.zone = stampZone;
    if (rowLagMs > 0) {
      form.landing = [...(form.landing ?? []), { response: id, at: cloud.clock.now() + rowLagMs }];
    }
    return { ok: true, responseId: id };
  });
  if (outcome === undefined) return { ok: false, problems: [{ text: 'There is no such form.' }] };
  if (!outcome.ok) return outcome;
  // The form is updated before the sheet, since on Google the row arrives seconds later.
  const form = cloud.forms.get(formId);
  const response = form?.responses.find((one) => one.id === outcome.responseId);
  if (rowLagMs === 0 && form !== undefined && response !== undefined) writeResponse(cloud, form, response);
  return outcome;
}

function saveResponse(cloud: Cloud, form: FormDocument, submission: Submission): StoredResponse {
  const answers: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(submission.answers)) {
    const kept = Array.isArray(answer) ? [...answer] : answer;
    if (kept.length > 0) answers[id] = kept;
  }
  const at = submission.at ?? cloud.clock.now();
  const old = form.responses.find((response) => response.id === submission.editOf);
  if (old !== undefined) {
    old.at = at;
    old.answers = answers;
    return old;
  }
  const response = { id: `2_ABaOnu${newId()}`, at, answers };
  form.responses.push(response);
  return response;
}
