// The readers of a book, by what Drive tells of its file.
import type { BookReader, BookReaders } from '../rounds/ports/readers';
import type { FilePermission, KnownFile } from './file-state';

/** The fields of a file that tell its readers. */
export const READERS = 'driveId,permissions(id,type,emailAddress,role)';

/** Lists everybody but its owner. */
export function readersIn({ driveId, permissions }: KnownFile): BookReaders {
  const others = permissions.filter(({ role }) => role !== 'owner');
  return {
    people: others.filter(({ type }) => type === 'user' || type === 'group').flatMap(personIn),
    link: others.some(({ type }) => type === 'anyone' || type === 'domain'),
    // In a shared drive Drive does not list who the members are.
    sharedDrive: driveId !== undefined,
  };
}

/** The owner, where Drive names one. */
export function ownerIn({ permissions }: KnownFile): BookReader | undefined {
  return permissions.flatMap((one) => (one.role === 'owner' ? personIn(one) : []))[0];
}

function personIn({ id, emailAddress }: FilePermission): readonly BookReader[] {
  return id === undefined ? [] : [{ permission: id, email: emailAddress ?? '' }];
}
