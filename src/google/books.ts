// Creates, finds, shares and draws the public book and the players' books, in batches.
import { ensure, fail, ok, type Result } from '../games/frame/result';
import {
  type BooksPort,
  type BookSharing,
  type BookState,
  type CreatedFile,
  type ShareOutcome,
  NO_BOOK_ACCESS,
  type BookAccess,
} from '../rounds/ports/books';
import { asSecret } from '../rounds/record/secret';
import type { CallProblem } from '../rounds/reply/reply';
import { type CallResult, RETRY_PAUSES_MS, permissionProblem } from '../sheets/client';
import { layOutBooks, renderBooks } from '../sheets/render-book';
import { createPermission } from './api-calls';
import { ACCESS_FIELDS, toBookAccess } from './book-access';
import { bookTabsStore } from './stores';
import {
  ignoreRefusal,
  isNotFound,
  isForbiddenByPolicy,
  toFailure,
  rethrowBug,
  type Failure,
} from './failure';
import { fetchFileState, fetchFileStates, type FilePermission, type FileState } from './file-state';
import { makeFiles, type NewFileResult } from './new-file';
import {
  driveService,
  serviceError,
  serviceFailedProblem,
  sheetsService,
  catchRefusal,
  retryWhileRefused,
} from './services';
import { booksClient } from './sheets-client';
import { batchSize, callInBatch, readFileId, type ApiResult } from './batched-calls';

export const booksPort: BooksPort = {
  atOnce: batchSize,
  make: (names) =>
    runForFiles('Creating the book', names, () => {
      const made = makeFiles(names.map((name) => ({ name, type: 'spreadsheet' })));
      // A new book has one tab, with the id 0. If that changes, Google refuses the first write, and the tabs are looked up.
      for (const one of made)
        if ('id' in one && one.isNew) bookTabsStore.set(one.id, [{ sheetId: 0, charts: [] }]);
      return made.map((one, index) => toBookResult('Creating', names[index] ?? '', one));
    }),
  copy: (copies) =>
    runForFiles('Copying a book', copies, () =>
      makeFiles(copies.map(({ id, name }) => ({ name, type: 'spreadsheet', copyOf: id }))).map((one, index) =>
        toBookResult('Copying', copies[index]?.name ?? '', one),
      ),
    ),
  tabsOf: (ids) =>
    runForFiles('Reading a book’s tabs', ids, () =>
      booksClient.tabs(ids).map((result) => {
        const tabs = toResult('Reading a book’s tabs', result);
        return tabs.ok ? ok(tabs.value.map(({ sheetId }) => sheetId)) : tabs;
      }),
    ),
  statesOf: (ids) => runForFiles('Checking who can read a book', ids, () => bookStates(ids)),
  share: (sharings) => runForFiles('Sharing a book', sharings, () => shareBooks(sharings)),
  unshare: (id) => catchRefusal('Unsharing a book', () => ok(unshareBooks(id))),
  layOut: (books) => {
    ignoreRefusal(() => layOutBooks(bookTabsStore, books));
  },
  render: (books) =>
    runForFiles('Writing a book', books, () =>
      renderBooks(booksClient, bookTabsStore, books).map((result) => toResult('Writing a book', result)),
    ),
  isShown: (id) => catchRefusal('Looking for a file', () => ok(fetchFileState(id, 'id').kind === 'there')),
};

function toBookResult(doing: string, name: string, one: NewFileResult): Result<CreatedFile, CallProblem> {
  if (!('id' in one)) return fail(serviceError(`${doing} the book “${name}”`, one));
  return ok({ id: asSecret(one.id), url: `https://docs.google.com/spreadsheets/d/${one.id}/edit` });
}

/** Runs something for several files. An exception becomes a problem of every file. */
function runForFiles<T>(
  what: string,
  files: readonly unknown[],
  run: () => readonly Result<T, CallProblem>[],
): readonly Result<T, CallProblem>[] {
  if (files.length === 0) return [];
  const done = catchRefusal(what, () => ok(run()));
  return done.ok ? done.value : files.map(() => done);
}

function toResult<T>(what: string, result: CallResult<T>): Result<T, CallProblem> {
  if (result.ok) return ok(result.value);
  const { kind, message } = result;
  if (kind === 'denied') return fail(permissionProblem(what, message));
  const failed = serviceFailedProblem(what, message, kind === 'busy' ? 'moment' : undefined);
  return fail(kind === 'busy' || kind === 'unsure' ? { ...failed, passes: 'google' } : failed);
}

function bookStates(ids: readonly string[]): readonly Result<BookState, CallProblem>[] {
  return fetchFileStates(ids, ACCESS_FIELDS).map((state, index) => {
    if ('message' in state) return fail(serviceError('Checking who can read a book', state));
    return retryWhileRefused(RETRY_PAUSES_MS, () =>
      catchRefusal('Checking who can read a book', () => ok(bookState(state, ids[index] ?? ''))),
    );
  });
}

function bookState(state: FileState, id: string): BookState {
  switch (state.kind) {
    case 'trashed':
      return { kind: 'gone' };
    case 'not-shown':
      return bookExists(id) ? { kind: 'not-shown' } : { kind: 'gone' };
    case 'there':
      return { kind: 'there', readers: toBookAccess(state.file) };
  }
}

/** Whether the book exists. Sheets also says so to accounts that can't read the book. */
function bookExists(id: string): boolean {
  try {
    sheetsService().get(id, { fields: 'spreadsheetId' });
    return true;
  } catch (error) {
    rethrowBug(error);
    if (isNotFound(error)) return false;
    if (toFailure(error).code === 403) return true;
    throw error;
  }
}

/** Lets an account read each book. If the address is empty, everyone with the link can read it. */
function shareBooks(sharings: readonly BookSharing[]): readonly Result<ShareOutcome, CallProblem>[] {
  const addressed = sharings.filter(({ email }) => email !== '');
  const states = fetchFileStates(
    addressed.map(({ id }) => id),
    ACCESS_FIELDS,
  );
  const owned = sharings.map((sharing) => ownerShareOutcome(states[addressed.indexOf(sharing)], sharing));
  const toShare = sharings.filter((_, index) => owned[index] === undefined);
  const made = callInBatch(
    toShare.map(({ id, email }) =>
      createPermission(
        id,
        email === ''
          ? { type: 'anyone', role: 'reader' }
          : { type: 'user', role: 'reader', emailAddress: email },
        {
          ...(email === '' ? {} : { sendNotificationEmail: false }),
          supportsAllDrives: true,
          fields: 'id',
        },
      ),
    ),
  );
  return sharings.map((sharing, index) => {
    const answer = made[toShare.indexOf(sharing)];
    return owned[index] ?? toShareOutcome(ensure(answer, 'Each call has a result.'), sharing);
  });
}

/** The owner's permission, if a book is shared with its owner; a problem if Google doesn't say who owns it. */
function ownerShareOutcome(
  state: FileState | Failure | undefined,
  { email }: BookSharing,
): Result<ShareOutcome, CallProblem> | undefined {
  if (state === undefined) return undefined;
  if ('message' in state) return fail(serviceError('Sharing a book', state));
  const permissions = state.kind === 'there' ? state.file.permissions : [];
  const owner = permissions.find(({ role }) => role === 'owner');
  // The owner can read the book anyway, and Google doesn't document the effect of a second permission.
  return owner?.id !== undefined && owner.emailAddress?.toLowerCase() === email.toLowerCase()
    ? ok({ kind: 'shared', permission: owner.id })
    : undefined;
}

function toShareOutcome(answer: ApiResult, { email }: BookSharing): Result<ShareOutcome, CallProblem> {
  if (answer.ok) return ok({ kind: 'shared', permission: readFileId(answer) ?? '' });
  const { failure } = answer;
  // Checked first, since status 400 with any other reason means that the address has no Google account.
  if (isForbiddenByPolicy(failure)) return ok({ kind: 'forbidden' });
  if (failure.code === 400 && email !== '') return ok({ kind: 'no-account' });
  return fail(serviceError('Sharing a book', failure));
}

/** Removes everybody but the owner. If Google doesn't remove everyone, returns who can still read the book. */
function unshareBooks(id: string): BookAccess {
  for (const { id: permission, role } of filePermissions(id)) {
    if (permission !== undefined && role !== 'owner') removePermission(id, permission);
  }
  const state = bookState(fetchFileState(id, ACCESS_FIELDS), id);
  return state.kind === 'there' ? state.readers : NO_BOOK_ACCESS;
}

function filePermissions(id: string): readonly FilePermission[] {
  const state = fetchFileState(id, ACCESS_FIELDS);
  return state.kind === 'there' ? state.file.permissions : [];
}

/** An inherited permission can't be removed here, so the caller checks who can still read the book. */
function removePermission(id: string, permission: string): void {
  try {
    driveService().Permissions.remove(id, permission);
  } catch (error) {
    rethrowBug(error);
    const failure = toFailure(error);
    if (failure.code !== 404 && !isForbiddenByPolicy(failure)) throw error;
  }
}
