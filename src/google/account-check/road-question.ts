// The question of the account's check that has a throwaway form go the whole way of a game's, by the functions that a game
// uses: made and drawn ahead, changed, connected and opened, found in its book, changed again, closed, opened again.
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

/** A form of two pages, with questions that are copies of each other; `late`: as it is once things have changed. */
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
/** All that differs between the two forms. */
const CHANGES: FormChanges = {
  title: true,
  description: false,
  questions: [SAME, { ...SAME, options: true }, SAME],
};

/** The forms of the check, whose answers go to a book of its own. */
function roadForms(): FormsPort {
  const book = throwaway('drawn-book');
  return formsOf(() => book);
}

/** The answer to: does a form go the whole way of a game? All that does not hold is named. */
export function askFormRoad(): AccountAnswer {
  const said: string[] = [];
  const id = throwaway('game-form');
  const no = (step: RoadStep, problem?: CallProblem): void => {
    // Google's words do not say whether a refusal passes. One that comes twice while forms can be opened is a no.
    if (problem?.passes !== undefined && !isOpened(id)) throw new NotTold(withoutNames(problem.text));
    said.push(`${ROAD[step]}${problem === undefined ? '' : ` (${withoutNames(problem.text)})`}`);
  };
  walk(roadForms(), id, no);
  return roadAnswer(said);
}

/** True where this form can be opened at the moment. */
function isOpened(id: string): boolean {
  return quietly(() => FormApp.openById(id)) !== undefined;
}

const PAUSE_MS = 5000;

/** Takes a step; once more, where it was refused by something that may pass. */
function tried<T>(step: () => Result<T, CallProblem>): Result<T, CallProblem> {
  const first = step();
  if (first.ok || first.error.passes === undefined) return first;
  Utilities.sleep(PAUSE_MS);
  return step();
}

/** The time after which no further step is begun: Google ends a call after six minutes. */
const ROAD_MS = 150_000;

/** Goes the way until it ends; `no` is told each step that does not hold. */
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
  // As in a game, in the same run.
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

/** The answer to: is the tab of a form's responses found as a game finds it, in another run than its connecting? */
export function askResponseTab(): AccountAnswer {
  const [found] = roadForms().admit([{ id: throwaway('game-form'), isNewlyConnected: true }]);
  return found?.ok === true
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It names another form, or none, and Round Keeper could not open a form. Begin no game with this account.',
      };
}
