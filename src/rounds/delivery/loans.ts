// Books that are lent to co-hosts. The host's account, which alone sees who reads a book, lets each co-host write it,
// and takes it back from those who are no co-hosts any more. A co-host's click then draws it, as long as nobody reads
// it who should not, as far as the co-host's account is told.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem } from '../reply/reply';
import type { OutsidePorts } from '../commit/perform';
import { NO_ACCESS, type BookAccess } from '../ports/book-access';
import type { GameFile, Loan } from '../record/files-tab';
import { isAccount, isCoHost, sameAccount } from '../record/hosts';
import { otherAccount } from '../record/other-account';
import type { WithBooks } from '../session/readers';
import { fileText, isShared, resultAt, whoElseReads } from './reader-books';

type Books = Pick<OutsidePorts, 'books'>;

/**
 * Lends each book to one more co-host. Where Google refuses for good, that co-host's clicks leave the book to the host;
 * what it refuses for a moment is left to be done, and given as a problem.
 */
export function lendBooks({ books }: Books, files: readonly GameFile[]): readonly Changed[] {
  const works = worksIn(files, 'to-lend');
  const lent = books.lend(works.map(({ file, loan }) => ({ id: file.id, email: loan.to })));
  return works.map(({ file, loan }, index) => {
    const result = resultAt(lent, index);
    if (!result.ok && result.error.passes !== undefined) return result;
    return ok(
      result.ok && result.value.kind === 'shared'
        ? replaced(file, loan, { ...loan, state: 'lent', permission: result.value.permission })
        : replaced(file, loan, { ...loan, state: 'refused' }),
    );
  });
}

/** Takes each book back from one more account, in the same way; refused for good, the host is told what to do by hand. */
export function takeBooksBack({ books }: Books, files: readonly GameFile[]): readonly Changed[] {
  const works = worksIn(files, 'to-take-back');
  const taken = books.takeBack(
    works.map(({ file, loan }) => ({ id: file.id, permission: loan.permission ?? '' })),
  );
  return works.map(({ file, loan }, index) => {
    const result = resultAt(taken, index);
    if (!result.ok && result.error.passes !== undefined) return result;
    return ok(replaced(file, loan, result.ok ? undefined : { ...loan, state: 'kept' }));
  });
}

type Changed = Result<GameFile, CallProblem>;

interface Work {
  readonly file: GameFile;
  readonly loan: Loan;
}

function worksIn(files: readonly GameFile[], state: Loan['state']): readonly Work[] {
  return files.flatMap((file) => {
    const loan = (file.loans ?? []).find((one) => one.state === state);
    return loan === undefined ? [] : [{ file, loan }];
  });
}

function replaced(file: GameFile, loan: Loan, by: Loan | undefined): GameFile {
  const loans = (file.loans ?? []).flatMap((one) => (one !== loan ? [one] : by === undefined ? [] : [by]));
  return { ...file, loans };
}

interface Seen {
  readonly file: GameFile;
  /** The readers that this account is told of. */
  readonly readers: BookAccess;
}

/**
 * Finds a book that another account made and this one may edit: one that the host's account has lent to this co-host,
 * that is shared with its right reader, and that nobody else reads as far as this account is told, or that the host has
 * `allowed`. Any other book waits for the host's account.
 */
export function foundLent(
  { who, hosts }: Pick<OutsidePorts, 'who' | 'hosts'>,
  session: WithBooks,
  { file, readers }: Seen,
  allowed: boolean,
): Result<Seen & { readonly isLent: true }, CallProblem> {
  const account = who();
  const known = hosts.read();
  const tried = `Delivering to ${fileText(file)}`;
  const lent = (file.loans ?? []).some(({ to, state }) => state === 'lent' && sameAccount(to, account));
  if (!lent || !isCoHost(known, account) || !isShared(session, file))
    return fail(otherAccount(tried, file, account));
  if (!allowed && isReaderHidden(file, readers))
    return fail({
      code: 'other-account',
      text: `${tried}: Google does not tell ${account} who reads it. It waits for ${file.maker}, whose account sees who does. Nothing was changed.`,
    });
  const strangers = allowed ? '' : whoElseReads(session, file, withoutUnnamed(file, readers), known);
  if (strangers === '') return ok({ file, readers: { ...NO_ACCESS, link: readers.link }, isLent: true });
  return fail({
    code: 'other-account',
    text: `${tried}: as far as Google tells ${account}, ${strangers}. It waits for ${file.maker}, whose account sees who reads it. Nothing was changed.`,
  });
}

/**
 * Whether this account is not even told of the reader with whom the book was shared: then it may not be told of others
 * either.
 */
function isReaderHidden({ sharing }: GameFile, { people }: BookAccess): boolean {
  const reader = sharing?.reader ?? '';
  return isAccount(reader) && !people.some(({ email }) => email === '' || sameAccount(email, reader));
}

/**
 * Google names some readers without their addresses. As many of these as people who may read the book and are not named
 * otherwise must be these people: leaves them out.
 */
function withoutUnnamed({ sharing, loans = [] }: GameFile, readers: BookAccess): BookAccess {
  const expected = [sharing?.reader ?? '', ...loans.map(({ to }) => to)].filter(isAccount);
  const isNamed = (address: string): boolean =>
    readers.people.some(({ email }) => sameAccount(email, address));
  const unnamed = readers.people.filter(({ email }) => email === '');
  const others = unnamed.slice(expected.filter((address) => !isNamed(address)).length);
  return { ...readers, people: readers.people.filter((one) => one.email !== '' || others.includes(one)) };
}
