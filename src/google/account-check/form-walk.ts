// Tests on a throwaway form everything that a game does with its forms, using the game's own functions. The steps are: add
// the questions, link, open, find the response tab, change, close and reopen.
import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import { WALK_STEP_FAILURES, walkAnswer, type WalkStep } from '../../rounds/host/account/form-walk';
import { anonymized } from '../../rounds/host/account/account-check';
import type { FormChanges, FormSpec, FormsPort } from '../../rounds/ports/forms';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { CallProblem } from '../../rounds/reply/reply';
import { isUnpublished } from '../form-publishing';
import { formsPortFor } from '../forms';
import { ignoreRefusal } from '../failure';
import { AnswerUnknown } from './not-told';
import { throwawayFile, existingThrowaway } from './throwaway';

const QUESTION = 'Round Keeper check';
const WAY = 'Which way?';
const PLAYER = 'Your name';
const KEY = 'Your key';

/** Answers that contain this text. The answer to `WAY` skips the second page. */
export function answersWith(text: string): Readonly<Record<string, string>> {
  return { [PLAYER]: 'Nobody', [QUESTION]: text, [WAY]: 'Past', [KEY]: 'None' };
}

/** A form of two pages with similar questions. `late`: the form's version after the change. */
function spec(late: boolean): FormSpec {
  const options = (values: readonly string[]): Question['kind'] => ({
    type: 'choice',
    options: values.map((value) => ({ value, label: value })),
  });
  const section = { title: 'The way through', after: { question: WAY, choices: ['Through'] } };
  const number = (title: string, isMore: boolean): Question => ({
    title,
    help: 'A whole number.',
    required: true,
    kind: options(isMore ? ['1', '2', '3'] : ['1', '2']),
    section,
  });
  return {
    title: `Round Keeper check${late ? ', changed' : ''} (to be deleted)`,
    description: 'This form will be deleted when the check ends.',
    received: 'Your answer was sent.',
    playerTitle: PLAYER,
    keyTitle: KEY,
    questions: [
      { title: QUESTION, help: '', required: true, kind: { type: 'text', long: false } },
      { title: WAY, help: '', required: true, kind: options(['Through', 'Past']) },
      number('How far?', late),
      number('How high?', false),
    ],
  };
}

const SAME = { options: false, help: false, required: false };
/** What changes between the form's two versions. */
const CHANGES: FormChanges = {
  title: true,
  description: false,
  questions: [SAME, SAME, { ...SAME, options: true }, SAME],
};

/** Forms whose answers go to the throwaway book. */
export function checkForms(): FormsPort {
  const book = throwawayFile('book');
  return formsPortFor(() => book);
}

/** Tries each step and reports the steps that this account refuses. */
export function checkFormSteps(): AccountAnswer {
  const said: string[] = [];
  const known = existingThrowaway('form') === undefined ? 'fresh' : 'unfinished';
  const id = throwawayFile('form');
  const no = (step: WalkStep, problem?: CallProblem): void => {
    // Google's message doesn't say whether a refusal is temporary. If a step is refused twice although forms can be opened,
    // the step is reported as impossible.
    if (problem?.passes !== undefined && ignoreRefusal(() => FormApp.openById(id)) === undefined)
      throw new AnswerUnknown(anonymized(problem.text));
    said.push(`${WALK_STEP_FAILURES[step]}${problem === undefined ? '' : ` (${anonymized(problem.text)})`}`);
  };
  walk(checkForms(), id, known, no);
  return walkAnswer(said);
}

/** The tested form's id. If the check's form is gone, a new one is created and tested. */
export function walkedFormId(): string {
  if (existingThrowaway('form') === undefined) checkFormSteps();
  return throwawayFile('form');
}

const PAUSE_MS = 5000;

/** Runs a step. If the refusal may be temporary, retries once. */
function tried<T>(step: (isFirst: boolean) => Result<T, CallProblem>): Result<T, CallProblem> {
  const first = step(true);
  if (first.ok || first.error.passes === undefined) return first;
  Utilities.sleep(PAUSE_MS);
  return step(false);
}

/** No step starts after this many milliseconds, since Google ends a call after six minutes. */
const WALK_MS = 150_000;

/** Tries the steps in order, and calls `no` for each refused step. */
function walk(
  forms: FormsPort,
  id: string,
  known: 'fresh' | 'unfinished',
  no: (step: WalkStep, problem?: CallProblem) => void,
): void {
  const until = Date.now() + WALK_MS;
  const form = (): GoogleAppsScript.Forms.Form => {
    if (Date.now() > until)
      throw new AnswerUnknown(
        'Google is too slow right now, so Round Keeper stopped before the check ran out of time.',
      );
    return FormApp.openById(id);
  };
  const opened = tried((isFirst) => forms.open(id, spec(false), isFirst ? known : 'unfinished'));
  if (!opened.ok) {
    if (isUnpublished(form())) no('publish');
    else no('open', opened.error);
    return;
  }
  // A game also opens its forms and finds their tabs in the same run.
  const [admitted] = forms.admit([{ id, isNewlyConnected: true }]);
  if (admitted?.ok === false) no('tab', admitted.error);
  if (admitted?.ok === true && admitted.value.responders === 'organisation') no('responders');
  if (!form().isAcceptingResponses()) {
    no('accept');
    return;
  }
  const changed = tried(() => forms.change(id, { spec: spec(true), changes: CHANGES, answers: 'already' }));
  if (!changed.ok) no('change', changed.error);
  const closed = tried(() => forms.close(id, 'This form is closed.'));
  if (!closed.ok) no('close', closed.error);
  else if (form().isAcceptingResponses()) no('close');
  const again = forms.change(id, { spec: spec(false), changes: CHANGES, answers: 'from-now' });
  if (!again.ok || !form().isAcceptingResponses()) no('reopen');
}
