// Begins forms: makes them and looks at others, in requests that leave at once.
import { fail, ok } from '../games/frame/result';
import type { BegunForms } from '../rounds/ports/forms';
import { asSecret } from '../rounds/record/secret';
import { stateCall, stateIn } from './file-state';
import { makeFilesBeside } from './new-file';
import { serviceError } from './services';

export function beginForms(names: readonly string[], looked: readonly string[]): BegunForms {
  const { made, answers } = makeFilesBeside(
    names.map((name) => ({ name, type: 'form' })),
    looked.map((id) => stateCall(id, 'id')),
  );
  return {
    made: made.map((one, index) => {
      if (!('id' in one)) return fail(serviceError(`Making the form “${names[index] ?? ''}”`, one));
      const { id, isNew } = one;
      const url = `https://docs.google.com/forms/d/${id}/edit`;
      return ok({ id: asSecret(id), url, is: isNew ? 'fresh' : 'unfinished' });
    }),
    gone: answers.map(stateIn).map((state) =>
      'message' in state
        ? fail(serviceError('Looking for a form', state))
        : // One that Drive does not show may well be there: Forms will say.
          ok(state.kind === 'trashed'),
    ),
  };
}
