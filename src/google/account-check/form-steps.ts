// Tests on a throwaway form everything that a game does with its forms, using the game's own functions. The steps are: add
// the questions, link, open, find the response tab, change, close and reopen.
import type { Question } from '../../games/frame/fields';
import type { Result } from '../../games/frame/result';
import { STEP_FAILURES, formStepsAnswer, type TestStep } from '../../rounds/host/account/form-steps';
import { anonymize } from '../../rounds/host/account/account-check';
import type { FormChanges, FormSpec, FormsPort } from '../../rounds/ports/forms';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { CallProblem } from '../../rounds/reply/reply';
import { isUnpublished } from '../form-publishing';
import { createFormsPort } from '../forms';
import { NoAnswerError } from './no-answer-error';
import { throwawayFile, existingThrowaway } from './throwaway';

const QUESTION_TITLE = 'Round Keeper check';
const BRANCH_TITLE = 'Which way?';
const PLAYER_TITLE = 'Your name';
const KEY_TITLE = 'Your key';

/** Answers that contain this text. The answer to `BRANCH_TITLE` skips the second page. */
export function buildTestAnswers(text: string): Readonly<Record<string, string>> {
  return { [PLAYER_TITLE]: 'Nobody', [QUESTION_TITLE]: text, [BRANCH_TITLE]: 'Past', [KEY_TITLE]: 'None' };
}

/** A form of two pages with similar questions. `late`: the form's version after the change. */
function buildTestFormSpec(late: boolean): FormSpec {
  const options = (values: readonly string[]): Question['kind'] => ({
    type: 'choice',
    options: values.map((value) => ({ value, label: value })),
  });
  const section = { title: 'The way through', after: { question: BRANCH_TITLE, choices: ['Through'] } };
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
    playerTitle: PLAYER_TITLE,
    keyTitle: KEY_TITLE,
    questions: [
      { title: QUESTION_TITLE, help: '', required: true, kind: { type: 'text', long: false } },
      { title: BRANCH_TITLE, help: '', required: true, kind: options(['Through', 'Past']) },
      number('How far?', late),
      number('How high?', false),
    ],
  };
}

const NO_QUESTION_CHANGES = { options: false, help: false, required: false };
/** What changes between the form's two versions. */
const TEST_FORM_CHANGES: FormChanges = {
  title: true,
  description: false,
  questions: [
    NO_QUESTION_CHANGES,
    NO_QUESTION_CHANGES,
    { ...NO_QUESTION_CHANGES, options: true },
    NO_QUESTION_CHANGES,
  ],
};

/** Forms whose answers go to the throwaway book. */
export function throwawayFormsPort(): FormsPort {
  const book = throwawayFile('book');
  return createFormsPort(() => book);
}

/** Tries each step and reports the steps that this account refuses. */
export function checkFormSteps(): AccountAnswer {
  const said: string[] = [];
  const known = existingThrowaway('form') === undefined ? 'fresh' : 'unfinished';
  const id = throwawayFile('form');
  const no = (step: TestStep, problem?: CallProblem): void => {
    said.push(`${STEP_FAILURES[step]}${problem === undefined ? '' : ` (${anonymize(problem.text)})`}`);
  };
  runFormSteps(throwawayFormsPort(), id, known, no);
  return formStepsAnswer(said);
}

/** The tested form's id. If the check's form is gone, a new one is created and tested. */
export function ensureTestedForm(): string {
  if (existingThrowaway('form') === undefined) checkFormSteps();
  return throwawayFile('form');
}

const RETRY_PAUSE_MS = 5000;

/** Runs a step. If the refusal may be temporary, retries once. */
function retryOnce<T>(step: (isFirst: boolean) => Result<T, CallProblem>): Result<T, CallProblem> {
  const first = step(true);
  if (first.ok || first.error.passes === undefined) return first;
  Utilities.sleep(RETRY_PAUSE_MS);
  return step(false);
}

/** No step starts after this many milliseconds, since Google ends a call after six minutes. */
const TIME_LIMIT_MS = 150_000;

/** Tries the steps in order, and calls `no` for each refused step. */
function runFormSteps(
  forms: FormsPort,
  id: string,
  known: 'fresh' | 'unfinished',
  no: (step: TestStep, problem?: CallProblem) => void,
): void {
  const until = Date.now() + TIME_LIMIT_MS;
  const form = (): GoogleAppsScript.Forms.Form => {
    if (Date.now() > until)
      throw new NoAnswerError(
        'Google is too slow right now, so Round Keeper stopped before the check ran out of time.',
      );
    return FormApp.openById(id);
  };
  const opened = retryOnce((isFirst) =>
    forms.open(id, buildTestFormSpec(false), isFirst ? known : 'unfinished'),
  );
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
  const changed = retryOnce(() =>
    forms.change(id, { spec: buildTestFormSpec(true), changes: TEST_FORM_CHANGES, answers: 'already' }),
  );
  if (!changed.ok) no('change', changed.error);
  const closed = retryOnce(() => forms.close(id, 'This form is closed.'));
  if (!closed.ok) no('close', closed.error);
  else if (form().isAcceptingResponses()) no('close');
  const again = forms.change(id, {
    spec: buildTestFormSpec(false),
    changes: TEST_FORM_CHANGES,
    answers: 'from-now',
  });
  // Google's messages don't say whether a refusal is temporary. If the form can't even be opened now, the question stays open.
  if (!form().isAcceptingResponses() || !again.ok) no('reopen');
}
