// Other accounts with access to the host's spreadsheet: co-hosts, and others who can edit it.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { Permission, Role } from 'apps-script-stand-in/cloud';
import type { TestHost } from './host';

export const HOST = 'host@example.com';
export const CO = 'co@example.com';
export const OTHER = 'other@example.com';

/** A permission as given by hand in Drive. */
export function permission(role: Role, emailAddress: string): Permission {
  return { id: emailAddress, type: 'user', role, emailAddress };
}

/** The sidebar's calls made by another account that can only edit the host book. */
export function deskOf(addOn: TestHost, user: string): DeskApi {
  const { bookId, cloud } = addOn.host;
  cloud.changeFiles((files) => files[bookId ?? '']?.permissions.push(permission('writer', user)));
  return addOn.deskAs({ user });
}

export function coHostOf(addOn: TestHost, user = CO): DeskApi {
  unwrapReply(addOn.desk.nameCoHost({ address: user }));
  return deskOf(addOn, user);
}
