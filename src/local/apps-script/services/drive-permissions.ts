// The Permissions of the advanced service Drive: who may open a file.
import { permissionId, permissionTypes, roles, type Permission, type Role } from '../cloud';
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

/** The permission that a request describes, or Drive's refusal. */
function permissionIn(body: JsonObject): Permission {
  const type = permissionTypes.find((one) => one === textAt(body, 'type'));
  if (type === undefined) throw invalid('The permission type field is required.');
  const role = roleIn(body);
  if (role === 'owner') throw forbidden('The transferOwnership parameter must be enabled.');
  const emailAddress = textAt(body, 'emailAddress');
  const domain = textAt(body, 'domain');
  if ((type === 'user' || type === 'group') && !/^[^@\s]+@[^@\s]+$/.test(emailAddress ?? '')) {
    throw invalid('The specified emailAddress is invalid or not applicable for the given permission type.');
  }
  return {
    id: permissionId(type, emailAddress ?? domain ?? ''),
    type,
    role,
    ...(emailAddress === undefined ? {} : { emailAddress }),
    ...(domain === undefined ? {} : { domain }),
  };
}

function create(execution: Execution, body: JsonObject, id: string): Permission {
  const permission = permissionIn(body);
  return changeFile(execution, id, 'write', (file) => {
    const old = file.permissions.find((one) => one.id === permission.id);
    if (old?.role === 'owner') return old;
    file.permissions = [...file.permissions.filter((one) => one !== old), permission];
    return permission;
  });
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

/** `Drive.Permissions` */
export const permissionsType = new ServiceType<Execution>('Drive', 'Drive.Permissions', {
  list: method([strictText, options], (execution, id, more) =>
    advanced('drive.permissions.list', () => {
      const permissions = readFile(execution, id).permissions.map(permissionResource);
      return cut(
        { kind: 'drive#permissionList', permissions },
        more,
        `kind,permissions(${PERMISSION_FIELDS})`,
      );
    }),
  ),
  create: method([resource, strictText, options], (execution, body, id, more) =>
    advanced('drive.permissions.create', () =>
      cut(permissionResource(create(execution, body, id)), more, PERMISSION_FIELDS),
    ),
  ),
  update: method([resource, strictText, strictText, options], (execution, body, id, which, more) =>
    advanced('drive.permissions.update', () =>
      cut(permissionResource(update(execution, body, id, which)), more, PERMISSION_FIELDS),
    ),
  ),
  remove: method([strictText, strictText], (execution, id, which) => {
    advanced('drive.permissions.delete', () => remove(execution, id, which));
  }),
});
