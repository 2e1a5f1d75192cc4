// The readers of a book, by what Drive tells of its file.
import type { AccountWithAccess, BookAccess } from '../rounds/ports/book-access';
import type { FilePermission, KnownFile } from './file-state';

/** The fields of a file that name its readers. */
export const ACCESS_FIELDS = 'driveId,permissions(id,type,emailAddress,role)';

/** Lists everybody who may open a file, except its owner. */
export function accessIn({ driveId, permissions }: KnownFile): BookAccess {
  const others = permissions.filter(({ role }) => role !== 'owner');
  return {
    people: others.filter(({ type }) => type === 'user' || type === 'group').flatMap(personIn),
    link: others.some(({ type }) => type === 'anyone' || type === 'domain'),
    // In a shared drive Drive does not list who the members are.
    sharedDrive: driveId !== undefined,
  };
}

/** Gives the owner, where Drive names one. */
export function ownerIn({ permissions }: KnownFile): AccountWithAccess | undefined {
  return permissions.flatMap((one) => (one.role === 'owner' ? personIn(one) : []))[0];
}

function personIn({ id, emailAddress }: FilePermission): readonly AccountWithAccess[] {
  return id === undefined ? [] : [{ permission: id, email: emailAddress ?? '' }];
}
