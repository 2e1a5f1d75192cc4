// The advanced service Drive (v3): files that the add-on made, and who may open them.
import { permissionId, type DriveFile, type Permission, type Role } from './cloud';
import { ApiError } from './errors';
import type { Execution } from './execution';
import { method, optional, resource, ServiceObject, strictText } from './interface';
import { isJsonObject, numberAt, textAt, toJson, wording, type Json, type JsonObject } from './json';
import { newBook } from './sheets/book';
import { parseMask, select } from './sheets/masks';
import { advanced } from './sheets-service';
import { SHEETS_MIME } from './cloud';

const roles: readonly Role[] = ['owner', 'writer', 'commenter', 'reader'];
const types: readonly Permission['type'][] = ['user', 'group', 'domain', 'anyone'];

const missingFile = (id: string): ApiError => new ApiError(404, 'NOT_FOUND', `File not found: ${id}.`);
const badRequest = (message: string): ApiError => new ApiError(400, 'INVALID_ARGUMENT', message);

/** Drive answers few fields unless asked. */
const FILE_FIELDS = 'kind,id,name,mimeType';
const PERMISSION_FIELDS = 'kind,id,type,role';

function cut(value: JsonObject, options: JsonObject, usual: string): JsonObject {
  const kept = select(value, parseMask(textAt(options, 'fields') ?? usual));
  return isJsonObject(kept) ? kept : {};
}

function permissionResource(permission: Permission): JsonObject {
  const json = toJson(permission);
  return isJsonObject(json) ? { kind: 'drive#permission', ...json } : {};
}

function fileResource(file: DriveFile, role: Role | undefined): JsonObject {
  const json = toJson(file);
  const link = file.mimeType === SHEETS_MIME ? 'spreadsheets' : 'forms';
  const edits = role === 'owner' || role === 'writer';
  return {
    kind: 'drive#file',
    ...(isJsonObject(json) ? json : {}),
    permissions: file.permissions.map(permissionResource),
    webViewLink: `https://docs.google.com/${link}/d/${file.id}/edit`,
    shared: file.permissions.length > 1,
    ownedByMe: role === 'owner',
    owners: file.permissions
      .filter((one) => one.role === 'owner')
      .map((one) => ({ kind: 'drive#user', emailAddress: one.emailAddress ?? '' })),
    capabilities: {
      canEdit: edits,
      canShare: edits,
      canTrash: role === 'owner',
      canDelete: role === 'owner',
    },
  };
}

/** The parts of a query between its `and`s; one inside quotes or braces is part of a value. */
function termsOf(query: string): string[] {
  const masked = query.replaceAll(/\{(?:'(?:[^'\\]|\\.)*'|[^'}])*\}|'(?:[^'\\]|\\.)*'/g, (value) =>
    '#'.repeat(value.length),
  );
  const terms: string[] = [];
  let from = 0;
  for (const { index, 0: and } of masked.matchAll(/\s+and\s+/g)) {
    terms.push(query.slice(from, index));
    from = index + and.length;
  }
  return [...terms, query.slice(from)];
}

/** Matches the parts of a files.list query that add-ons use, joined by `and`. */
function matchesQuery(file: DriveFile, query: string): boolean {
  return termsOf(query).every((term) => {
    const trashed = /^trashed\s*=\s*(true|false)$/.exec(term.trim());
    if (trashed !== null) return file.trashed === (trashed[1] === 'true');
    const equal = /^(name|mimeType)\s*(=|!=|contains)\s*'((?:[^'\\]|\\.)*)'$/.exec(term.trim());
    if (equal !== null) {
      const value = (equal[3] ?? '').replaceAll(/\\(.)/g, '$1');
      const own = equal[1] === 'name' ? file.name : file.mimeType;
      if (equal[2] === 'contains') return own.toLowerCase().includes(value.toLowerCase());
      return (own === value) === (equal[2] === '=');
    }
    const property = /^appProperties\s+has\s+\{\s*key='([^']*)'\s+and\s+value='([^']*)'\s*\}$/.exec(
      term.trim(),
    );
    if (property !== null) return file.appProperties?.[property[1] ?? ''] === property[2];
    throw badRequest(`Invalid Value: q "${term}"`);
  });
}

/** The global `Drive`. */
export function driveService(execution: Execution): ServiceObject {
  const { cloud, user } = execution;
  const known = (id: string): DriveFile => {
    const file = cloud.file(id);
    if (file === undefined || !cloud.mayUse(id, user, 'read')) throw missingFile(id);
    return file;
  };
  const change = <T>(id: string, needed: 'write' | 'owner', use: (file: DriveFile) => T): T => {
    known(id);
    const allowed = needed === 'owner' ? cloud.roleOf(id, user) === 'owner' : cloud.mayUse(id, user, 'write');
    if (!allowed) {
      throw new ApiError(
        403,
        'PERMISSION_DENIED',
        'The user does not have sufficient permissions for this file.',
      );
    }
    return cloud.changeFiles((files) => {
      const file = files[id];
      if (file === undefined) throw missingFile(id);
      file.modifiedTime = new Date(execution.clock.now()).toISOString();
      return use(file);
    });
  };
  const createFile = (body: JsonObject, options: JsonObject): JsonObject => {
    const name = textAt(body, 'name') ?? 'Untitled';
    if (textAt(body, 'mimeType') !== SHEETS_MIME) throw badRequest('The local host makes spreadsheets only.');
    const book = newBook(name, execution.manifest.timeZone);
    cloud.addBook(book, user);
    return cut(fileResource(known(book.id), 'owner'), options, FILE_FIELDS);
  };
  const update = (body: JsonObject, id: string, options: JsonObject): JsonObject => {
    const updated = change(id, 'write', (file) => {
      file.name = textAt(body, 'name') ?? file.name;
      if (typeof body['trashed'] === 'boolean') file.trashed = body['trashed'];
      const properties = body['appProperties'];
      if (isJsonObject(properties)) {
        const kept = { ...file.appProperties };
        for (const [key, value] of Object.entries(properties)) {
          if (value === null) Reflect.deleteProperty(kept, key);
          else kept[key] = wording(value);
        }
        file.appProperties = kept;
      }
      return file;
    });
    const name = textAt(body, 'name');
    if (name !== undefined && cloud.books.get(id) !== undefined) {
      cloud.books.change(id, (book) => {
        book.title = name;
      });
    }
    return cut(fileResource(updated, cloud.roleOf(id, user)), options, FILE_FIELDS);
  };
  const listFiles = (options: JsonObject): JsonObject => {
    const query = textAt(options, 'q');
    const size = numberAt(options, 'pageSize') ?? 100;
    const start = Number(textAt(options, 'pageToken') ?? '0');
    const all = Object.values(cloud.files())
      .filter((file) => cloud.mayUse(file.id, user, 'read'))
      .filter((file) => query === undefined || matchesQuery(file, query))
      .sort((a, b) => (a.modifiedTime < b.modifiedTime ? 1 : -1));
    const page = all
      .slice(start, start + size)
      .map((file) => fileResource(file, cloud.roleOf(file.id, user)));
    const answer: JsonObject = { kind: 'drive#fileList', incompleteSearch: false, files: page };
    if (start + size < all.length) answer['nextPageToken'] = String(start + size);
    return cut(answer, options, `kind,incompleteSearch,nextPageToken,files(${FILE_FIELDS})`);
  };
  const remove = (id: string): void => {
    change(id, 'owner', () => undefined);
    cloud.changeFiles((files) => Reflect.deleteProperty(files, id));
    cloud.books.remove(id);
    cloud.forms.remove(id);
  };
  const permit = (body: JsonObject, id: string, options: JsonObject): JsonObject => {
    const type = types.find((one) => one === textAt(body, 'type'));
    const role = roles.find((one) => one === textAt(body, 'role'));
    if (type === undefined) throw badRequest('The permission type field is required.');
    if (role === undefined) throw badRequest('The permission role field is required.');
    if (role === 'owner' && options['transferOwnership'] !== true) {
      throw new ApiError(403, 'PERMISSION_DENIED', 'The transferOwnership parameter must be enabled.');
    }
    const emailAddress = textAt(body, 'emailAddress');
    const domain = textAt(body, 'domain');
    if ((type === 'user' || type === 'group') && !/^[^@\s]+@[^@\s]+$/.test(emailAddress ?? '')) {
      throw badRequest(
        'The specified emailAddress is invalid or not applicable for the given permission type.',
      );
    }
    const made = change(id, 'write', (file) => {
      const permission: Permission = {
        id: permissionId(type, emailAddress ?? domain ?? ''),
        type,
        role,
        ...(emailAddress === undefined ? {} : { emailAddress }),
        ...(domain === undefined ? {} : { domain }),
      };
      const old = file.permissions.findIndex((one) => one.id === permission.id);
      if (old >= 0 && file.permissions[old]?.role === 'owner') return file.permissions[old];
      if (old >= 0) file.permissions[old] = permission;
      else file.permissions.push(permission);
      return permission;
    });
    return cut(permissionResource(made), options, PERMISSION_FIELDS);
  };
  const missingPermission = (id: string): ApiError =>
    new ApiError(404, 'NOT_FOUND', `Permission not found: ${id}.`);
  const changeRole = (body: JsonObject, id: string, permission: string, options: JsonObject): JsonObject => {
    const role = roles.find((one) => one === textAt(body, 'role'));
    if (role === undefined) throw badRequest('The permission role field is required.');
    const changed = change(id, 'write', (file) => {
      const found = file.permissions.find((one) => one.id === permission);
      if (found === undefined) throw missingPermission(permission);
      found.role = role;
      return found;
    });
    return cut(permissionResource(changed), options, PERMISSION_FIELDS);
  };
  const revoke = (id: string, permission: string): void => {
    change(id, 'write', (file) => {
      const found = file.permissions.find((one) => one.id === permission);
      if (found === undefined) throw missingPermission(permission);
      if (found.role === 'owner')
        throw new ApiError(403, 'PERMISSION_DENIED', 'The owner of a file cannot be removed.');
      file.permissions = file.permissions.filter((one) => one !== found);
    });
  };
  const run = (name: string, call: () => JsonObject): JsonObject => advanced(`drive.${name}`, call);
  const body = resource;
  const options = optional(resource);
  const none = (act: () => void): JsonObject => {
    act();
    return {};
  };
  const fileMembers = {
    get: method([strictText, options], (id, more) =>
      run('files.get', () => cut(fileResource(known(id), cloud.roleOf(id, user)), more ?? {}, FILE_FIELDS)),
    ),
    create: method([body, options, options], (file, _media, more) =>
      run('files.create', () => createFile(file, more ?? {})),
    ),
    update: method([body, strictText, options, options], (file, id, _media, more) =>
      run('files.update', () => update(file, id, more ?? {})),
    ),
    list: method([options], (more) => run('files.list', () => listFiles(more ?? {}))),
    remove: method([strictText, options], (id) => {
      run('files.delete', () => none(() => remove(id)));
    }),
  };
  const permissionMembers = {
    list: method([strictText, options], (id, more) =>
      run('permissions.list', () => {
        const permissions: Json[] = known(id).permissions.map(permissionResource);
        const answer = { kind: 'drive#permissionList', permissions };
        return cut(answer, more ?? {}, `kind,permissions(${PERMISSION_FIELDS})`);
      }),
    ),
    create: method([body, strictText, options], (permission, id, more) =>
      run('permissions.create', () => permit(permission, id, more ?? {})),
    ),
    update: method([body, strictText, strictText, options], (permission, id, which, more) =>
      run('permissions.update', () => changeRole(permission, id, which, more ?? {})),
    ),
    remove: method([strictText, strictText, options], (id, which) => {
      run('permissions.delete', () => none(() => revoke(id, which)));
    }),
    delete: method([strictText, strictText, options], (id, which) => {
      run('permissions.delete', () => none(() => revoke(id, which)));
    }),
  };
  return new ServiceObject('Drive', {
    Files: new ServiceObject('Drive.Files', fileMembers),
    Permissions: new ServiceObject('Drive.Permissions', permissionMembers),
  });
}
