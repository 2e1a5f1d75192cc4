// Books that another account made and lets this one edit: Drive shows them only to their maker, Sheets and a stranger's
// look tell who reads them.
import type { BookSharing, BookToTakeBack, Shared } from '../rounds/ports/books';
import type { BookAccess } from '../rounds/ports/book-access';
import { ok, fail, type Result } from '../games/frame/result';
import type { CallProblem } from '../rounds/reply/reply';
import { tryAgain } from '../rounds/time/again';
import { PAUSES_MS } from '../sheets/patient-client';
import { NotTold } from './account-check/not-told';
import { strangerAt } from './account-check/stranger';
import { createPermission, deletePermission, updateFile } from './api-calls';
import { failureOf, isPolicy, passingOf, throwMistake } from './failure';
import { serviceError } from './services';
import { callTogether, idIn, type ApiAnswer } from './together';

/**
 * Gives who may read a book that this account may edit, besides its owner; undefined where it may not, or is not told.
 * Sheets names only people, and not always their address. Whether everyone with the link may read it is found out by
 * asking as a stranger. It throws what Google refuses for a moment.
 */
export function lentAccess(id: string): BookAccess | undefined {
  try {
    const book = SpreadsheetApp.openById(id);
    const owner = book.getOwner()?.getEmail();
    const people = [...book.getEditors(), ...book.getViewers()].map((person) => person.getEmail());
    return {
      people: withoutOne(people, owner).map((email) => ({ permission: '', email })),
      link: strangerAt(`https://docs.google.com/spreadsheets/d/${id}/edit`, id) === 'page',
      // A file in a shared drive has no owner.
      sharedDrive: owner === undefined,
    };
  } catch (error) {
    throwMistake(error);
    if (error instanceof NotTold || passingOf(failureOf(error)) === 'busy') throw error;
    return undefined;
  }
}

/** Leaves the owner's address out, which is listed among the editors. */
function withoutOne(people: readonly string[], owner: string | undefined): readonly string[] {
  const at = owner === undefined ? -1 : people.indexOf(owner);
  return people.filter((_, index) => index !== at);
}

/** Lets an account edit each book; it may not share it on. */
export function lend(sharings: readonly BookSharing[]): readonly Result<Shared, CallProblem>[] {
  return withPauses(sharings, lendOnce);
}

/**
 * Does for each of these what may be done twice, and again after each pause for those that Google refused for a moment.
 */
function withPauses<T, R>(
  all: readonly T[],
  run: (some: readonly T[]) => readonly Result<R, CallProblem>[],
): readonly Result<R, CallProblem>[] {
  const results = new Map<T, Result<R, CallProblem>>();
  const isLeft = (one: T): boolean => {
    const result = results.get(one);
    return result === undefined || (!result.ok && result.error.passes !== undefined);
  };
  tryAgain(
    () => {
      const some = all.filter(isLeft);
      const done = run(some);
      some.forEach((one, index) => {
        const result = done[index];
        if (result !== undefined) results.set(one, result);
      });
      return all.some(isLeft);
    },
    { pauses: PAUSES_MS, pause: (ms) => Utilities.sleep(ms), passes: (left) => left },
  );
  return all.flatMap((one) => results.get(one) ?? []);
}

function lendOnce(sharings: readonly BookSharing[]): readonly Result<Shared, CallProblem>[] {
  const kept = callTogether(sharings.map(({ id }) => updateFile(id, { writersCanShare: false }, DRIVES)));
  const safe = sharings.filter((_, index) => kept[index]?.ok === true);
  const made = callTogether(
    safe.map(({ id, email }) =>
      createPermission(
        id,
        { type: 'user', role: 'writer', emailAddress: email },
        { sendNotificationEmail: false, ...DRIVES },
      ),
    ),
  );
  return sharings.map((sharing, index) => {
    const before = kept[index];
    return lentBy(before?.ok === true ? made[safe.indexOf(sharing)] : before);
  });
}

const DRIVES = { supportsAllDrives: true, fields: 'id' } as const;

function lentBy(answer: ApiAnswer | undefined): Result<Shared, CallProblem> {
  if (answer === undefined) return fail(serviceError(LENDING, { message: 'no answer came' }));
  if (answer.ok) return ok({ kind: 'shared', permission: idIn(answer) ?? '' });
  if (answer.failure.code === 400) return ok({ kind: 'no-account' });
  return isPolicy(answer.failure) ? ok({ kind: 'forbidden' }) : fail(serviceError(LENDING, answer.failure));
}

const LENDING = 'Letting a co-host edit a book';

/** Takes books from accounts that could edit them. */
export function takeBack(books: readonly BookToTakeBack[]): readonly Result<undefined, CallProblem>[] {
  return withPauses(books, (some) =>
    callTogether(some.map(({ id, permission }) => deletePermission(id, permission))).map((answer) =>
      // 404: somebody has taken it back by hand, or deleted the book; or an earlier try did.
      answer.ok || answer.failure.code === 404
        ? ok(undefined)
        : fail(serviceError('Taking a book back from a co-host', answer.failure)),
    ),
  );
}
