// Makes, finds, shares and draws the public book and the players' books.
import { fail, ok, type Result } from '../games/frame/result';
import {
  NO_READERS,
  type BooksPort,
  type BookState,
  type BookReader,
  type BookReaders,
  type Shared,
} from '../rounds/ports/ports';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/api';
import type { CallResult } from '../sheets/client';
import { renderBook } from '../sheets/render-book';
import { permissionError } from '../sheets/permission-error';
import { bookTabsStore } from './book-tabs-store';
import { fileState } from './file-state';
import { makeFile } from './new-file';
import { isNotFound, isPolicy, failureOf } from './failure';
import { driveService, serviceFailed, sheetsService, trying } from './services';
import { sheetsClient } from './sheets-client';

export const booksPort: BooksPort = {
  make: (name) =>
    trying(`Making the book “${name}”`, () => {
      const id = makeFile(name, 'spreadsheet');
      return ok({ id: asSecret(id), url: `https://docs.google.com/spreadsheets/d/${id}/edit` });
    }),
  stateOf: (id) => trying('Looking at who can read a book', () => ok(look(id))),
  share: (id, email) => trying('Sharing a book', () => ok(share(id, email))),
  unshare: (id) => trying('Taking back the sharing of a book', () => ok(unshare(id))),
  render: (id, tabs) => called('Writing a book', renderBook(sheetsClient, bookTabsStore, id, tabs)),
  isShown: (id) => trying('Looking for a file', () => ok(fileState(id, 'id').kind === 'there')),
};

function called<T>(what: string, result: CallResult<T>): Result<T, CallProblem> {
  if (result.ok) return ok(result.value);
  const { kind, message } = result;
  return fail(
    kind === 'denied'
      ? permissionError(what, message)
      : serviceFailed(what, message, kind === 'busy' ? 'moment' : undefined),
  );
}

function look(id: string): BookState {
  const state = fileState(id, 'driveId,permissions(id,type,emailAddress,role)');
  switch (state.kind) {
    case 'trashed':
      return { kind: 'gone' };
    case 'not-shown':
      return isInSheets(id) ? { kind: 'not-shown' } : { kind: 'gone' };
    case 'there': {
      const { driveId, permissions = [] } = state.file;
      const others = permissions.filter(({ role }) => role !== 'owner');
      return {
        kind: 'there',
        owner: permissions.flatMap((one) => (one.role === 'owner' ? personIn(one) : []))[0],
        readers: {
          people: others.filter(({ type }) => type === 'user' || type === 'group').flatMap(personIn),
          link: others.some(({ type }) => type === 'anyone' || type === 'domain'),
          // Drive lists no permissions there: who its members are is not known.
          sharedDrive: driveId !== undefined,
        },
      };
    }
  }
}

function personIn({
  id,
  emailAddress,
}: GoogleAppsScript.Drive_v3.Drive.V3.Schema.Permission): readonly BookReader[] {
  return id === undefined ? [] : [{ permission: id, email: emailAddress ?? '' }];
}

/** True for a book that Sheets knows, which it tells any account: also one that may not read it. */
function isInSheets(id: string): boolean {
  try {
    sheetsService().get(id, { fields: 'spreadsheetId' });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    if (failureOf(error).code === 403) return true;
    throw error;
  }
}

/** Lets this account read the book; everyone with the link where `email` is empty. */
function share(id: string, email: string): Shared {
  const state = look(id);
  const owner = state.kind === 'there' ? state.owner : undefined;
  // The owner reads it anyway, and what Google makes of a second permission is written nowhere.
  if (owner !== undefined && owner.email.toLowerCase() === email.toLowerCase()) {
    return { kind: 'shared', permission: owner.permission };
  }
  const permission =
    email === '' ? { type: 'anyone', role: 'reader' } : { type: 'user', role: 'reader', emailAddress: email };
  try {
    const made = driveService().Permissions.create(permission, id, {
      ...(email === '' ? {} : { sendNotificationEmail: false }),
      supportsAllDrives: true,
      fields: 'id',
    });
    return { kind: 'shared', permission: made.id ?? '' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code === 400 && email !== '') return { kind: 'no-account' };
    if (isPolicy(failure)) return { kind: 'forbidden' };
    throw error;
  }
}

/** Takes the book from everybody but its owner. What Google does not take back is still there afterwards. */
function unshare(id: string): BookReaders {
  for (const { id: permission, role } of permissionsOf(id)) {
    if (permission !== undefined && role !== 'owner') takeBack(id, permission);
  }
  const state = look(id);
  return state.kind === 'there' ? state.readers : NO_READERS;
}

function permissionsOf(id: string): readonly GoogleAppsScript.Drive_v3.Drive.V3.Schema.Permission[] {
  const state = fileState(id, 'driveId,permissions(id,type,emailAddress,role)');
  return state.kind === 'there' ? (state.file.permissions ?? []) : [];
}

/**
 * Takes back a permission. One that a folder or a shared drive gives cannot be taken back in the file; the caller
 * looks afterwards who still reads it.
 */
function takeBack(id: string, permission: string): void {
  try {
    driveService().Permissions.remove(id, permission);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== 404 && !isPolicy(failure)) throw error;
  }
}
