// The Permissions part of the advanced service Drive: who may open a file.
import {
  FORMS_MIME,
  permissionId,
  permissionTypes,
  roles,
  type DriveFile,
  type Permission,
  type Role,
} from '../cloud';
import { accountOf, type Conditions } from '../conditions';
import { changeFile, cut, permissionResource, readFile } from '../drive-access';
import { advanced, ApiError, invalid } from '../errors';
import type { Execution } from '../execution';
import { method, optional, resource, ServiceType, strictText } from '../interface';
import { textAt, type JsonObject } from '../json';

const PERMISSION_FIELDS = 'kind,id,type,role';
const options = optional(resource);

const missing = (id: string): ApiError => new ApiError(404, 'NOT_FOUND', `Permission not found: ${id}.`);
const forbidden = (text: string): ApiError => new ApiError(403, 'PERMISSION_DENIED', text);

function roleIn(body: JsonObject): Role {
  const role = roles.find((one) => one === textAt(body, 'role'));
  if (role === undefined) throw invalid('The permission role field is required.');
  return role;
}

/**
 * Reads the permission that a request describes, or refuses as Drive does. A person's permission gets the account's own
 * address.
 */
function permissionIn({ conditions }: Execution, body: JsonObject, more: JsonObject): Permission {
  const type = permissionTypes.find((one) => one === textAt(body, 'type'));
  if (type === undefined) throw invalid('The permission type field is required.');
  const role = roleIn(body);
  if (role === 'owner') throw forbidden('The transferOwnership parameter must be enabled.');
  const emailAddress = textAt(body, 'emailAddress');
  const domain = textAt(body, 'domain');
  if ((type === 'user' || type === 'group') && !/^[^@\s]+@[^@\s]+$/.test(emailAddress ?? '')) {
    throw invalid('The specified emailAddress is invalid or not applicable for the given permission type.');
  }
  if (type === 'anyone' && conditions.forbidsLinks) {
    const text = 'The user does not have sufficient permissions to publish this content out of their domain.';
    throw new ApiError(403, 'PERMISSION_DENIED', text, 'publishOutNotPermitted');
  }
  const view = textAt(body, 'view');
  if (view !== undefined && view !== 'published') throw invalid(`Invalid value for view: ${view}`);
  const account = emailAddress === undefined ? undefined : personIn(conditions, emailAddress, more);
  return {
    id: `${permissionId(type, account ?? domain ?? '')}${view === undefined ? '' : 'p'}`,
    type,
    role,
    ...(account === undefined ? {} : { emailAddress: account }),
    ...(domain === undefined ? {} : { domain }),
    ...(view === undefined ? {} : { view }),
  };
}

/** Finds the account that is given access; an address without an account can only be invited by mail. */
function personIn(conditions: Conditions, emailAddress: string, more: JsonObject): string {
  const account = accountOf(conditions, emailAddress);
  if (account !== undefined) return account;
  if (more['sendNotificationEmail'] !== false) return emailAddress;
  const text = `You are trying to invite ${emailAddress}. Since there is no Google account associated with this email address, you must check the "Notify people" box to invite this recipient.`;
  throw new ApiError(
    400,
    'INVALID_ARGUMENT',
    `Bad Request. User message: "${text}"`,
    'invalidSharingRequest',
  );
}

/**
 * Makes the refusal to share with somebody outside the organisation. Some organisations answer it as a bad request,
 * which is the harder case.
 */
function outside(account: string): ApiError {
  const text = `Bad Request. User message: "Sharing with ${account} is not allowed outside your organisation."`;
  return new ApiError(400, 'INVALID_ARGUMENT', text, 'shareOutNotPermitted');
}

const domainOf = (address: string): string => address.split('@')[1] ?? '';

function create(execution: Execution, body: JsonObject, id: string, more: JsonObject): Permission {
  const { forbidsOutside } = execution.conditions;
  const add = (file: DriveFile): Permission => {
    const permission = permissionIn(execution, body, more);
    if (permission.view !== undefined && file.mimeType !== FORMS_MIME) {
      throw invalid('The view of a permission is for files that can be published.');
    }
    const { emailAddress: account } = permission;
    if (forbidsOutside && account !== undefined && domainOf(account) !== domainOf(execution.user)) {
      throw outside(account);
    }
    const old = file.permissions.find((one) => one.id === permission.id);
    if (old?.role === 'owner') return old;
    file.permissions = [...file.permissions.filter((one) => one !== old), permission];
    return permission;
  };
  return changeFile(execution, id, 'write', add, more);
}

function update(execution: Execution, body: JsonObject, id: string, which: string): Permission {
  const role = roleIn(body);
  return changeFile(execution, id, 'write', (file) => {
    const found = file.permissions.find((one) => one.id === which);
    if (found === undefined) throw missing(which);
    found.role = role;
    return found;
  });
}

function remove(execution: Execution, id: string, which: string): void {
  changeFile(execution, id, 'write', (file) => {
    const found = file.permissions.find((one) => one.id === which);
    if (found === undefined) throw missing(which);
    if (found.role === 'owner') throw forbidden('The owner of a file cannot be removed.');
    file.permissions = file.permissions.filter((one) => one !== found);
  });
}

/** The methods of a file's permissions, as a REST call makes them; each throws an ApiError where Drive refuses. */
export const permissionsApi = {
  list: (execution: Execution, id: string, more: JsonObject = {}): JsonObject => {
    const wanted = textAt(more, 'includePermissionsForView');
    const permissions = readFile(execution, id, more)
      .permissions.filter(({ view }) => view === undefined || view === wanted)
      .map(permissionResource);
    return cut({ kind: 'drive#permissionList', permissions }, more, `kind,permissions(${PERMISSION_FIELDS})`);
  },
  create: (execution: Execution, body: JsonObject, id: string, more: JsonObject = {}): JsonObject =>
    cut(permissionResource(create(execution, body, id, more)), more, PERMISSION_FIELDS),
  update: (
    execution: Execution,
    body: JsonObject,
    id: string,
    which: string,
    more: JsonObject = {},
  ): JsonObject => cut(permissionResource(update(execution, body, id, which)), more, PERMISSION_FIELDS),
  remove,
};

/** `Drive.Permissions` */
export const permissionsType = new ServiceType<Execution>('Drive', 'Drive.Permissions', {
  list: method([strictText, options], (execution, id, more) =>
    advanced('drive.permissions.list', () => permissionsApi.list(execution, id, more)),
  ),
  create: method([resource, strictText, options], (execution, body, id, more) =>
    advanced('drive.permissions.create', () => permissionsApi.create(execution, body, id, more)),
  ),
  update: method([resource, strictText, strictText, options], (execution, body, id, which, more) =>
    advanced('drive.permissions.update', () => permissionsApi.update(execution, body, id, which, more)),
  ),
  remove: method([strictText, strictText], (execution, id, which) => {
    advanced('drive.permissions.delete', () => permissionsApi.remove(execution, id, which));
  }),
});
