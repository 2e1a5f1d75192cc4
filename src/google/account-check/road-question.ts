// The question of the account's check that does with a throwaway form all that a game does with its forms, by the same
// functions: it makes and draws it ahead, changes, connects and opens it, finds it in its book, changes it again,
// closes it, and opens it again.
import type { Question } from '../../games/frame/fields';
import { ROAD, roadAnswer, type RoadStep } from '../../rounds/host/account/form-road';
import { withoutNames } from '../../rounds/host/account/report';
import type { FormChanges, FormSpec, FormsPort } from '../../rounds/ports/forms';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { CallProblem } from '../../rounds/reply/reply';
import type { Result } from '../../games/frame/result';
import { formsOf } from '../forms';
import { quietly } from '../quietly';
import { isUnpublished } from '../form-publishing';
import { NotTold } from './not-told';
import { throwaway } from './throwaway';

const WAY = 'Which way?';

/** Describes a form of two pages with similar questions; where `late` is true, as it is after the change. */
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
    description: 'It is deleted at the end of the check.',
    received: 'It was sent.',
    playerTitle: 'Your name',
    keyTitle: 'Your key',
    questions: [
      { title: WAY, help: '', required: true, kind: options(['Through', 'Past']) },
      number('How far?', late),
      number('How high?', false),
    ],
  };
}

const SAME = { options: false, help: false, required: false };
/** What the changed form has that the first one has not. */
const CHANGES: FormChanges = {
  title: true,
  description: false,
  questions: [SAME, { ...SAME, options: true }, SAME],
};

/** Gives access to the check's forms, whose answers go to a throwaway book. */
function roadForms(): FormsPort {
  const book = throwaway('drawn-book');
  return formsOf(() => book);
}

/** Asks whether all that a game does with a form can be done, and names each step that cannot. */
export function askFormRoad(): AccountAnswer {
  const said: string[] = [];
  const id = throwaway('game-form');
  const no = (step: RoadStep, problem?: CallProblem): void => {
    // Google's words do not say whether a refusal will pass. One that comes twice while forms can be opened is taken as
    // a no.
    if (problem?.passes !== undefined && !isOpened(id)) throw new NotTold(withoutNames(problem.text));
    said.push(`${ROAD[step]}${problem === undefined ? '' : ` (${withoutNames(problem.text)})`}`);
  };
  walk(roadForms(), id, no);
  return roadAnswer(said);
}

/** Whether this form can be opened at the moment. */
function isOpened(id: string): boolean {
  return quietly(() => FormApp.openById(id)) !== undefined;
}

const PAUSE_MS = 5000;

/** Takes a step, and takes it once more if it was refused for something that may pass. */
function tried<T>(step: () => Result<T, CallProblem>): Result<T, CallProblem> {
  const first = step();
  if (first.ok || first.error.passes === undefined) return first;
  Utilities.sleep(PAUSE_MS);
  return step();
}

/** After this time no further step is begun: Google ends a call after six minutes. */
const ROAD_MS = 150_000;

/** Takes the steps one after the other as far as it can, and tells `no` each step that does not work. */
function walk(forms: FormsPort, id: string, no: (step: RoadStep, problem?: CallProblem) => void): void {
  const until = Date.now() + ROAD_MS;
  const form = (): GoogleAppsScript.Forms.Form => {
    if (Date.now() > until)
      throw new NotTold('Google is too slow here: the way would take longer than a call may.');
    return FormApp.openById(id);
  };
  const drawn = tried(() => forms.draw(id, spec(false), true));
  if (!drawn.ok) {
    no('draw', drawn.error);
    return;
  }
  if (drawn.value === true) no('ahead');
  else if (form().supportsAdvancedResponderPermissions?.() === true && form().isPublished?.() === true)
    no('unpublished');
  const opened = tried(() => forms.open(id, spec(true), { changes: CHANGES }));
  if (!opened.ok) {
    if (isUnpublished(form())) no('publish');
    else no('open', opened.error);
    return;
  }
  if (opened.value.refusedPublished === true) no('published');
  // A game also does this in the same run as the step before.
  const [admitted] = forms.admit([{ id, isNewlyConnected: true }]);
  if (admitted?.ok === false) no('tab', admitted.error);
  if (admitted?.ok === true && admitted.value.responders === 'organisation') no('responders');
  if (!form().isAcceptingResponses()) {
    no('accept');
    return;
  }
  const changed = tried(() => forms.change(id, { spec: spec(false), changes: CHANGES, answers: 'already' }));
  if (!changed.ok) no('change', changed.error);
  const closed = tried(() => forms.close(id, 'It is closed.'));
  if (!closed.ok) no('close', closed.error);
  else if (form().isAcceptingResponses()) no('close');
  const again = forms.change(id, { spec: spec(true), changes: CHANGES, answers: 'from-now' });
  if (!again.ok || !form().isAcceptingResponses()) no('reopen');
}

/**
 * Asks whether the tab of a form's responses can be found in a later run than the one that connected the form, as in a
 * game.
 */
export function askResponseTab(): AccountAnswer {
  const [found] = roadForms().admit([{ id: throwaway('game-form'), isNewlyConnected: true }]);
  return found?.ok === true
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It names another form, or none, and Round Keeper could not open a form. Begin no game with this account.',
      };
}
