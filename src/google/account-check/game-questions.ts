// The questions of the account's check that do what a game does: where one does not hold, no game should be begun, or
// the answer says how the game goes on.
import type { AccountAnswer } from '../../rounds/api';
import { awaitTab } from '../form-link';
import { linkedTab } from './responses';
import { throwaway } from './throwaway';

/** The answer to: is the tab of a form's responses found as a game finds it? */
export function askResponseTab(): AccountAnswer {
  const book = throwaway('book');
  const form = FormApp.openById(throwaway('form'));
  const expected = linkedTab(form, book);
  return awaitTab(book, form.getId()) === expected
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It names another form, or none, and Round Keeper could not open a form. Begin no game with this account.',
      };
}
