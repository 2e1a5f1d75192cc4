// The questions of the account's check that need throwaway files: how fast Google is, who may read and answer, and what
// becomes of a form's links, columns and rows.
import type { Cell } from '../../games/frame/fields';
import { rowAnswer, speedAnswer, stampAnswer, type Speed } from '../../rounds/host/account/measured';
import { withoutNames } from '../../rounds/host/account/report';
import type { AccountAnswer } from '../../rounds/reply/account';
import { isQuota, failureOf, throwMistake } from '../failure';
import { getBook, getFile, type ApiCall } from '../api-calls';
import { fileState } from '../file-state';
import { publish } from '../form-publishing';
import { driveService } from '../services';
import { sheetsClient } from '../sheets-client';
import { whyNotTogether } from '../together';
import { NotTold } from './not-told';
import {
  addQuestion,
  deleteItems,
  LONGEST_WAIT_MS,
  QUESTION,
  questionOf,
  responseRows,
  sendResponse,
  type Arrival,
} from './responses';
import { makeThrowaway, ODD_ZONE_MINUTES, removeThrowaways, throwaway } from './throwaway';

type Form = GoogleAppsScript.Forms.Form;

/** Asks whether requests to several files leave at once, by looking at a book through Sheets and through Drive. */
export function askTogether(): AccountAnswer {
  const why = whyNotTogether(looksAt(throwaway('book')));
  return why === undefined
    ? { kind: 'holds', text: 'They may.' }
    : {
        kind: 'fails',
        text: `Google does not take several requests at once here (${withoutNames(why)}). Round Keeper sees to one file after another, which takes longer.`,
      };
}

function looksAt(book: string): readonly ApiCall[] {
  return [
    getBook(book, { fields: 'spreadsheetId' }),
    getFile(book, { fields: 'id', supportsAllDrives: true }),
  ];
}

/** Measures the calls that a game makes often. */
export function askSpeed(): AccountAnswer {
  // Files that an interrupted check left would make Google look faster than it is.
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
  const together = whyNotTogether(looksAt(book)) === undefined;
  const speed: Speed = { bookMs, writeMs, questionMs, together };
  return speedAnswer(speed);
}

function timed(run: () => unknown): number {
  const start = Date.now();
  run();
  return Date.now() - start;
}

const OWN_ADDRESS = 'Leave it out of the players’ addresses: every book is open to you anyway.';

/** Asks what happens when a book is shared with the address of its owner. */
export function askOwnAddress(): AccountAnswer {
  const emailAddress = Session.getEffectiveUser().getEmail();
  if (emailAddress === '') throw new NotTold('Google does not name the account.');
  const book = throwaway('book');
  const permission = { type: 'user', role: 'reader', emailAddress };
  try {
    driveService().Permissions.create(permission, book, { sendNotificationEmail: false });
  } catch (error) {
    throwMistake(error);
    if (isQuota(failureOf(error))) throw error;
    return { kind: 'fails', text: `Google refuses to share with your own address. ${OWN_ADDRESS}` };
  }
  const { permissions = [] } = driveService().Files.get(book, { fields: 'permissions(role)' });
  return permissions.length === 1 && permissions[0]?.role === 'owner'
    ? { kind: 'holds', text: 'Nothing changes: you stay the owner.' }
    : { kind: 'fails', text: `Google lists you a second time. ${OWN_ADDRESS}` };
}

/** Asks whether Drive shows a form that this program made. */
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

/** Asks in which time zone the time of a response is written. The book is in a zone that no account has. */
export function askStamp(): AccountAnswer {
  const { stamp, sentAt } = sendResponse();
  if (stamp === undefined) throw new NotTold('No response was in the sheet.');
  if (typeof stamp !== 'number') throw new NotTold('What stands in the first column is no time.');
  return stampAnswer(stamp, sentAt, ODD_ZONE_MINUTES);
}

const KEY = 'ROUND-KEEPER-CHECK';

/**
 * Asks whether the link that fills in an answer still names its question after another question was added and deleted.
 */
export function askPrefilled(): AccountAnswer {
  const form = FormApp.openById(throwaway('form'));
  publish(form);
  const before = prefilledField(form);
  const another = `${QUESTION}, another one`;
  form.addTextItem().setTitle(another);
  deleteItems(form, another);
  const after = prefilledField(form);
  if (before === undefined || after === undefined) throw new NotTold('The link holds no answer.');
  return before === after
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: 'It does not: after each change of a form, hand out the links anew. Round Keeper always shows the ones that are right now.',
      };
}

/** Finds the name that the link has for the question: `entry.1234`. */
function prefilledField(form: Form): string | undefined {
  const response = form.createResponse().withItemResponse(questionOf(form).createResponse(KEY));
  return new RegExp(`[?&](entry\\.\\d+)=${KEY}`).exec(response.toPrefilledUrl())?.[1];
}

/** Sends a response and waits for its row in the sheet. Throws where none comes, so that no second one is sent. */
function arrived(longestMs?: number): Arrival {
  const arrival = sendResponse(longestMs);
  if (arrival.stamp === undefined) throw new NotTold('No response was in the sheet.');
  return arrival;
}

/** Asks what becomes of the answers in the sheet when their question is deleted and one with its title is added. */
export function askAskedAgain(): AccountAnswer {
  const form = FormApp.openById(throwaway('form'));
  const first = arrived();
  deleteItems(form, QUESTION);
  addQuestion(form);
  // The two waits together may last as long as one alone, since the whole check is to end within two minutes.
  const second = arrived(LONGEST_WAIT_MS - first.waitedMs);
  const [header = [], ...rows] = responseRows();
  // The game finds answers by the titles of their questions: it would lose those under another heading.
  const columns = header.flatMap((title, column) => (title === QUESTION ? [column] : []));
  const has = (text: Cell): boolean => rows.some((row) => columns.some((column) => row[column] === text));
  return has(first.text) && has(second.text)
    ? {
        kind: 'holds',
        text:
          columns.length > 1
            ? 'They do; the new question has a column of its own.'
            : 'They do, in one column.',
      }
    : {
        kind: 'fails',
        text: 'Some are gone from the sheet, or stand under another heading there. What was counted stays in the record. Do not delete questions by hand: Round Keeper deletes none that was answered.',
      };
}
