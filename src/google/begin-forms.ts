// Begins forms: makes them, takes those that were drawn ahead, looks at others and puts others in the bin, in requests that
// leave at once.
import { fail, ok, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import type { BegunForm, BegunForms, FormToBegin } from '../rounds/ports/forms';
import { asSecret } from '../rounds/record/secret';
import { updateFile, type ApiCall } from './api-calls';
import { stateCall, stateIn } from './file-state';
import { makeFiles, makeFilesBeside, type MadeOrFound, type NewFile } from './new-file';
import { serviceError } from './services';

type DrawnForm = FormToBegin & Required<Pick<FormToBegin, 'drawn'>>;

export function beginForms(
  forms: readonly FormToBegin[],
  looked: readonly string[],
  toBin: readonly string[] = [],
): BegunForms {
  const drawn = forms.filter(isDrawn);
  const missing = forms.filter((form) => !isDrawn(form));
  const { made, answers } = makeFilesBeside(missing.map(newForm), [
    ...drawn.map(({ name, drawn: id }) => changeFile(id, { name })),
    ...looked.map((id) => stateCall(id, 'id')),
    ...toBin.map((id) => changeFile(id, { trashed: true })),
  ]);
  const states = answers.map(stateIn);
  const taken = states.slice(0, drawn.length);
  // What is in the bin was put there by the host, and is not used.
  const lost = drawn.filter((_, index) => kindOf(taken[index]) === 'trashed');
  const madeAgain = makeFiles(lost.map(newForm));
  return {
    made: forms.map((form) => {
      if (!isDrawn(form)) return begun(form, made[missing.indexOf(form)]);
      if (lost.includes(form)) return begun(form, madeAgain[lost.indexOf(form)]);
      const state = taken[drawn.indexOf(form)];
      // A form that Drive does not show may still be there; Forms will tell.
      return state === undefined || 'message' in state
        ? fail(serviceError(`Making the form “${form.name}”`, state ?? NO_ANSWER))
        : ok({ ...fileOf(form.drawn), is: 'drawn' });
    }),
    gone: states.slice(drawn.length, drawn.length + looked.length).map((state) =>
      'message' in state
        ? fail(serviceError('Looking for a form', state))
        : // One that Drive does not show may well be there: Forms will say.
          ok(state.kind === 'trashed'),
    ),
    binned: states.slice(drawn.length + looked.length).map((state) => !('message' in state)),
  };
}

function isDrawn(form: FormToBegin): form is DrawnForm {
  return form.drawn !== undefined;
}

function newForm({ name }: FormToBegin): NewFile {
  return { name, type: 'form' };
}

/** Makes the call that changes a file; its answer tells the state of the file, as that of `stateCall` does. */
function changeFile(id: string, body: { readonly name?: string; readonly trashed?: boolean }): ApiCall {
  return updateFile(id, body, { fields: 'id,trashed', supportsAllDrives: true });
}

function kindOf(state: ReturnType<typeof stateIn> | undefined): string | undefined {
  return state === undefined || 'message' in state ? undefined : state.kind;
}

const NO_ANSWER = { message: 'no answer came' };

function begun({ name }: FormToBegin, made: MadeOrFound | undefined): Result<BegunForm, CallProblem> {
  return made !== undefined && 'id' in made
    ? ok({ ...fileOf(made.id), is: made.isNew ? 'fresh' : 'unfinished' })
    : fail(serviceError(`Making the form “${name}”`, made ?? NO_ANSWER));
}

function fileOf(id: string): Pick<BegunForm, 'id' | 'url'> {
  return { id: asSecret(id), url: `https://docs.google.com/forms/d/${id}/edit` };
}
