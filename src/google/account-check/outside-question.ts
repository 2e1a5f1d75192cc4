// The question of the account's check that shares a book with somebody else's account for a moment.
import { pastedText } from '../../games/frame/typed-names';
import { withoutNames } from '../../rounds/host/account/report';
import type { AccountAnswer } from '../../rounds/reply/account';
import type { AskAccount } from '../../rounds/reply/account-input';
import { contactProblem } from '../../rounds/contacts/contact-columns';
import { sameAccount } from '../../rounds/record/hosts';
import { createPermission } from '../api-calls';
import { isPolicy } from '../failure';
import { driveService } from '../services';
import { callTogether, idIn } from '../together';
import { NotTold } from './not-told';
import { throwaway } from './throwaway';

/**
 * Asks whether a book may be shared with another account. It is shared as a game shares a player's book, without a
 * mail, and the sharing is taken back; the book itself is deleted a moment later.
 */
export function askOutside({ friend }: AskAccount): AccountAnswer {
  const emailAddress = pastedText(friend);
  if (emailAddress === '') throw new NotTold(`No address was entered. ${FOUND_LATER}`);
  if (contactProblem('E-mail', emailAddress) !== '')
    throw new NotTold(`That is no e-mail address. ${FOUND_LATER}`);
  if (sameAccount(emailAddress, Session.getEffectiveUser().getEmail())) {
    throw new NotTold(`That is your own address. ${FOUND_LATER}`);
  }
  const book = throwaway('book');
  const body = { type: 'user', role: 'reader', emailAddress };
  const options = { sendNotificationEmail: false, supportsAllDrives: true, fields: 'id' };
  const [answer] = callTogether([createPermission(book, body, options)]);
  if (answer === undefined) throw new NotTold('No answer came.');
  if (answer.ok) {
    const id = idIn(answer);
    if (id !== undefined) driveService().Permissions.remove(book, id);
    return { kind: 'holds', text: 'It may.' };
  }
  const { failure } = answer;
  if (isPolicy(failure)) return { kind: 'fails', text: FORBIDDEN };
  if (failure.code === 400) throw new NotTold(`Google knows no account with that address. ${FOUND_LATER}`);
  throw new NotTold(`Google did not do it: ${withoutNames(failure.message)}`);
}

const FOUND_LATER =
  'It is found out when the first book is shared with a player’s address: Round Keeper then names each book that Google does not let it share, and goes on.';

const FORBIDDEN =
  'Google does not let this account share with that one. Round Keeper goes on, and names each book that it could not share. Leave such players’ addresses out: their books are then shared by link, where that is allowed.';
