// The questions of the account's check that need throwaway files.
import { rowAnswer, speedAnswer, stampAnswer, type Speed } from '../../rounds/account/measured';
import { withoutNames } from '../../rounds/account/report';
import type { AccountAnswer } from '../../rounds/api';
import { fileState } from '../file-state';
import { isQuota, isGoogleError, failureOf } from '../failure';
import { driveService } from '../services';
import { sheetsClient } from '../sheets-client';
import { NotTold } from './not-told';
import { addQuestion, sendResponse } from './responses';
import { makeThrowaway, ODD_ZONE_MINUTES, removeThrowaways, throwaway } from './throwaway';

/** How long the calls take of which a game has many. */
export function askSpeed(): AccountAnswer {
  // Files of an interrupted check would make it look faster than it is.
  removeThrowaways();
  const { id: book, ms: bookMs } = makeThrowaway('book');
  const writeMs = timed(() => {
    const rows = [{ values: [{ userEnteredValue: { stringValue: 'Round Keeper' } }] }];
    const start = { sheetId: 0, rowIndex: 0, columnIndex: 0 };
    const written = sheetsClient.batchUpdate(book, [
      { updateCells: { rows, fields: 'userEnteredValue', start } },
    ]);
    if (!written.ok) throw new NotTold(`Google did not do it: ${withoutNames(written.message)}`);
  });
  const form = FormApp.openById(throwaway('form'));
  const questionMs = timed(() => {
    addQuestion(form).setHelpText('To be deleted.').setRequired(false);
  });
  const speed: Speed = { bookMs, writeMs, questionMs };
  return speedAnswer(speed);
}

function timed(run: () => unknown): number {
  const start = Date.now();
  run();
  return Date.now() - start;
}

const OWN_ADDRESS = 'Leave it out of the players’ addresses: every book is open to you anyway.';

/** What sharing a book with the address of its owner does. */
export function askOwnAddress(): AccountAnswer {
  const emailAddress = Session.getEffectiveUser().getEmail();
  if (emailAddress === '') throw new NotTold('Google does not name the account.');
  const book = throwaway('book');
  const permission = { type: 'user', role: 'reader', emailAddress };
  try {
    driveService().Permissions.create(permission, book, { sendNotificationEmail: false });
  } catch (error) {
    if (!isGoogleError(error) || isQuota(failureOf(error))) throw error;
    return { kind: 'fails', text: `Google refuses to share with your own address. ${OWN_ADDRESS}` };
  }
  const { permissions = [] } = driveService().Files.get(book, { fields: 'permissions(role)' });
  return permissions.length === 1 && permissions[0]?.role === 'owner'
    ? { kind: 'holds', text: 'Nothing changes: you stay the owner.' }
    : { kind: 'fails', text: `Google lists you a second time. ${OWN_ADDRESS}` };
}

/** Whether Drive shows a form that this program made. */
export function askFormShown(): AccountAnswer {
  return fileState(throwaway('form'), 'id').kind === 'there'
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It does not. Round Keeper asks Forms whether a form is there, and cannot tell one in the bin from one that is not. After you took a form out of the bin or put one in, pause and open the forms once.',
      };
}

export function askRow(): AccountAnswer {
  const { stamp, waitedMs } = sendResponse();
  return rowAnswer(stamp === undefined ? null : waitedMs);
}

/** In which zone the time of a response is written: the book's is one that no account has. */
export function askStamp(): AccountAnswer {
  const { stamp, sentAt } = sendResponse();
  if (stamp === undefined) throw new NotTold('No response was in the sheet.');
  if (typeof stamp !== 'number') throw new NotTold('What stands in the first column is no time.');
  return stampAnswer(stamp, sentAt, ODD_ZONE_MINUTES);
}
