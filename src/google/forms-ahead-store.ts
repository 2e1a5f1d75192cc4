// Keeps in the document's properties which forms were drawn ahead of their game. Another call may have changed it since
// this one began: it is read and written at once, by whoever holds the forms.
import { listOf } from '../games/frame/fields';
import { aheadFormField, type FormsAheadPort } from '../rounds/ports/forms';
import { kept } from './kept';
import { quietly } from './quietly';

const formsAhead = kept('forms-ahead', listOf(aheadFormField));

export const formsAheadStore: FormsAheadPort = {
  read: () => formsAhead.now() ?? [],
  write: (forms) => quietly(() => formsAhead.setNow(forms)) ?? false,
};

/** Whether there are forms drawn ahead that no game has taken, as the properties were last read. */
export function hasFormsAhead(): boolean {
  return (formsAhead.get() ?? []).some(({ takenAs }) => takenAs === undefined);
}
