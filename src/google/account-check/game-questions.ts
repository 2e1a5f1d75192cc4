// The questions of the account's check that do what a game does: where one does not hold, no game should be begun, or
// the answer says how the game goes on.
import { withoutNames } from '../../rounds/account/report';
import type { AccountAnswer } from '../../rounds/api';
import { createPermission } from '../api-calls';
import { failureOf, isGoogleError, isPolicy } from '../failure';
import { awaitTab } from '../form-link';
import { publish } from '../form-publishing';
import { callTogether } from '../together';
import { NotTold } from './not-told';
import { linkedTab } from './responses';
import { throwaway } from './throwaway';
import { makeTrigger, removeTrigger } from './throwaway-trigger';

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

/** The answer to: may a book be opened to everyone who has its link? The book is shared as a game shares its own. */
export function askBookLink(): AccountAnswer {
  const body = { type: 'anyone', role: 'reader' };
  const options = { supportsAllDrives: true, fields: 'id' };
  const [answer] = callTogether([createPermission(throwaway('book'), body, options)]);
  if (answer === undefined) throw new NotTold('No answer came.');
  if (answer.ok) return { kind: 'holds', text: 'Everyone may.' };
  if (!isPolicy(answer.failure)) {
    throw new NotTold(`Google did not do it: ${withoutNames(answer.failure.message)}`);
  }
  return {
    kind: 'fails',
    text: 'Google does not let this account share by link. Round Keeper goes on, and names each book that you then share yourself. Enter players’ addresses, so that their books are shared with them.',
  };
}

/** The answer to: is a form that was closed closed, and one that was opened again open? */
export function askFormClosed(): AccountAnswer {
  const id = throwaway('form');
  const form = FormApp.openById(id);
  publish(form);
  form.setAcceptingResponses(false);
  const isClosed = !FormApp.openById(id).isAcceptingResponses();
  form.setAcceptingResponses(true);
  const isOpen = FormApp.openById(id).isAcceptingResponses();
  if (isClosed && isOpen) return { kind: 'holds', text: 'It does.' };
  return {
    kind: 'fails',
    text: `It ${isClosed ? 'stays closed' : 'takes answers all the same'}. Begin no game with this account.`,
  };
}

/** The answer to: can an hourly trigger be made and deleted? That it fires no script can try. */
export function askTriggers(): AccountAnswer {
  // What a check leaves is removed together with its files.
  throwaway('book');
  try {
    makeTrigger();
    removeTrigger();
  } catch (error) {
    if (!isGoogleError(error)) throw error;
    return {
      kind: 'fails',
      text: `Google does not let it (${withoutNames(failureOf(error).message)}). Round Keeper then neither closes forms nor reminds players by itself.`,
    };
  }
  return { kind: 'holds', text: 'A trigger is made and deleted.' };
}
