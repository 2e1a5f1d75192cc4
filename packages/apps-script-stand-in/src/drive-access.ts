// A file of Drive as one execution can reach it, and what Drive answers about it.
import { SHEETS_MIME, type DriveFile, type Permission } from './cloud';
import { ApiError } from './errors';
import type { Execution } from './execution';
import { flagAt, isJsonObject, textAt, toJson, type JsonObject } from './json';
import { parseMask, select } from './sheets/masks';

export const missing = (id: string): ApiError => new ApiError(404, 'NOT_FOUND', `File not found: ${id}.`);

const WHOLE_DRIVE = 'https://www.googleapis.com/auth/drive';

/** Whether a script may see all of the user's Drive. */
export const seesAll = ({ manifest }: Execution): boolean =>
  manifest.oauthScopes?.includes(WHOLE_DRIVE) ?? true;

/** Whether Drive shows a file to a script: `drive.file` covers only files that this user made with this project. */
export function isShown(execution: Execution, file: DriveFile): boolean {
  const { cloud, user, project } = execution;
  if (!cloud.mayUse(file.id, user, 'read')) return false;
  if (seesAll(execution)) return true;
  return file.madeBy?.user === user && file.madeBy.project === project;
}

/** Gives a file to a script that may see it. */
export function readFile(execution: Execution, id: string, options: JsonObject = {}): DriveFile {
  const file = execution.cloud.file(id);
  if (file === undefined || !isShown(execution, file)) throw missing(id);
  if (file.driveId !== undefined && !flagAt(options, 'supportsAllDrives')) throw missing(id);
  return file;
}

/** Changes a file for a user who may change it. */
export function changeFile<T>(
  execution: Execution,
  id: string,
  needed: 'write' | 'owner',
  use: (file: DriveFile) => T,
  options: JsonObject = {},
): T {
  const { cloud, user, clock } = execution;
  readFile(execution, id, options);
  const allowed = needed === 'owner' ? cloud.roleOf(id, user) === 'owner' : cloud.mayUse(id, user, 'write');
  if (!allowed) {
    const text = 'The user does not have sufficient permissions for this file.';
    throw new ApiError(403, 'PERMISSION_DENIED', text);
  }
  return cloud.changeFiles((files) => {
    const file = files[id];
    if (file === undefined) throw missing(id);
    file.modifiedTime = new Date(clock.now()).toISOString();
    return use(file);
  });
}

/** Writes a permission as Drive answers it. */
export function permissionResource(permission: Permission): JsonObject {
  const { inherited: _, ...shown } = permission;
  const json = toJson(shown);
  return isJsonObject(json) ? { kind: 'drive#permission', ...json } : {};
}

/** Writes a file as Drive answers it. */
export function fileResource({ cloud, user }: Execution, file: DriveFile): JsonObject {
  const { madeBy: _, ...known } = file;
  const json = toJson(known);
  const link = file.mimeType === SHEETS_MIME ? 'spreadsheets' : 'forms';
  return {
    kind: 'drive#file',
    ...(isJsonObject(json) ? json : {}),
    // A file in a shared drive does not have the field. Who may only answer a form is not listed in it.
    ...(file.driveId === undefined
      ? { permissions: file.permissions.filter(({ view }) => view === undefined).map(permissionResource) }
      : { permissions: [] }),
    webViewLink: `https://docs.google.com/${link}/d/${file.id}/edit`,
    shared: file.permissions.length > 1,
    ownedByMe: cloud.roleOf(file.id, user) === 'owner',
  };
}

/** Cuts an answer to the fields that were asked for: without that, Drive gives only a few. */
export function cut(answer: JsonObject, options: JsonObject | undefined, usual: string): JsonObject {
  const kept = select(answer, parseMask(textAt(options ?? {}, 'fields') ?? usual));
  return isJsonObject(kept) ? kept : {};
}
