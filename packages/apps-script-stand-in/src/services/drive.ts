// The advanced service Drive (v3), with its Permissions part.
import type { Execution } from '../execution';
import { memberObject, ServiceType, method, optional, resource, strictText } from '../service-types';
import { driveFilesType } from './drive-files';
import { FORMS_MIME, permissionId, permissionTypes, roles, type DriveFile, type Permission } from '../cloud';
import { findAccount, type Conditions } from '../conditions';
import { changeFile, selectFields, permissionResource } from '../drive-access';
import { asAdvancedService, ApiError, invalidArgument } from '../errors';
import { textAt, type JsonObject } from '../json';

const forbiddenError = (text: string): ApiError => new ApiError(403, 'PERMISSION_DENIED', text);

/** The permission that a request describes, or Drive's refusal. A person's permission has the account's main address. */
function parsePermission({ conditions }: Execution, body: JsonObject, more: JsonObject): Permission {
  const type = permissionTypes.find((one) => one === textAt(body, 'type'));
  if (type === undefined) throw invalidArgument('The permission type field is required.');
  const role = roles.find((one) => one === textAt(body, 'role'));
  if (role === undefined) throw invalidArgument('The permission role field is required.');
  if (role === 'owner') throw forbiddenError('The transferOwnership parameter must be enabled.');
  const emailAddress = textAt(body, 'emailAddress');
  const domain = textAt(body, 'domain');
  if ((type === 'user' || type === 'group') && !/^[^@\s]+@[^@\s]+$/.test(emailAddress ?? '')) {
    throw invalidArgument(
      'The specified emailAddress is invalid or not applicable for the given permission type.',
    );
  }
  if (type === 'anyone' && conditions.forbidsLinks) {
    const text = 'The user does not have sufficient permissions to publish this content out of their domain.';
    throw new ApiError(403, 'PERMISSION_DENIED', text, 'publishOutNotPermitted');
  }
  const view = textAt(body, 'view');
  if (view !== undefined && view !== 'published') throw invalidArgument(`Invalid value for view: ${view}`);
  const account = emailAddress === undefined ? undefined : accountToShareWith(conditions, emailAddress, more);
  return {
    id: `${permissionId(type, account ?? domain ?? '')}${view === undefined ? '' : 'p'}`,
    type,
    role,
    ...(account === undefined ? {} : { emailAddress: account }),
    ...(domain === undefined ? {} : { domain }),
    ...(view === undefined ? {} : { view }),
  };
}

/** The account that gets access. An address without an account can only be invited by mail. */
function accountToShareWith(conditions: Conditions, emailAddress: string, more: JsonObject): string {
  const account = findAccount(conditions, emailAddress);
  if (account !== undefined) return account;
  if (more['sendNotificationEmail'] !== false) return emailAddress;
  const text = `You are trying to invite ${emailAddress}. Since there is no Google account associated with this email address, you must check the "Notify people" box to invite this recipient.`;
  throw badRequestError(text, 'invalidSharingRequest');
}

const badRequestError = (text: string, reason: string): ApiError =>
  new ApiError(400, 'INVALID_ARGUMENT', `Bad Request. User message: "${text}"`, reason);

const emailDomain = (address: string): string => address.split('@')[1] ?? '';

function create(execution: Execution, body: JsonObject, id: string, more: JsonObject): Permission {
  const { forbidsOutside } = execution.conditions;
  const add = (file: DriveFile): Permission => {
    const permission = parsePermission(execution, body, more);
    if (permission.view !== undefined && file.mimeType !== FORMS_MIME) {
      throw invalidArgument('The view of a permission is for files that can be published.');
    }
    const { emailAddress: account } = permission;
    if (forbidsOutside && account !== undefined && emailDomain(account) !== emailDomain(execution.user)) {
      // In some organizations, Google responds with a bad request, which is the more difficult case.
      const text = `Sharing with ${account} is not allowed outside your organization.`;
      throw badRequestError(text, 'shareOutNotPermitted');
    }
    const old = file.permissions.find((one) => one.id === permission.id);
    if (old?.role === 'owner') return old;
    file.permissions = [...file.permissions.filter((one) => one !== old), permission];
    return permission;
  };
  return changeFile(execution, id, 'write', add, more);
}

function remove(execution: Execution, id: string, which: string): undefined {
  changeFile(execution, id, 'write', (file) => {
    const found = file.permissions.find((one) => one.id === which);
    if (found === undefined) throw new ApiError(404, 'NOT_FOUND', `Permission not found: ${which}.`);
    if (found.role === 'owner') throw forbiddenError('The owner of a file cannot be removed.');
    file.permissions = file.permissions.filter((one) => one !== found);
  });
}

/** The methods of a file's permissions as REST calls. Each throws an ApiError if Drive refuses. */
export const permissionsApi = {
  create: (execution: Execution, body: JsonObject, id: string, more: JsonObject = {}): JsonObject =>
    selectFields(permissionResource(create(execution, body, id, more)), more, 'kind,id,type,role'),
  remove,
};

const permissionsType = new ServiceType<Execution>('Drive', 'Drive.Permissions', {
  create: method([resource, strictText, optional(resource)], (execution, body, id, more) =>
    asAdvancedService('drive.permissions.create', () => permissionsApi.create(execution, body, id, more)),
  ),
  remove: method([strictText, strictText], (execution, id, which) =>
    asAdvancedService('drive.permissions.delete', () => permissionsApi.remove(execution, id, which)),
  ),
});

export const driveService = new ServiceType<Execution>('Drive', 'Drive', {
  Files: memberObject(driveFilesType),
  Permissions: memberObject(permissionsType),
});
