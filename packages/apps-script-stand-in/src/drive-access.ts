// An execution's access to files in Drive, and Drive's responses about files.
import { SHEETS_MIME, type DriveFile, type Permission } from './cloud';
import { ApiError } from './errors';
import type { Execution } from './execution';
import { flagAt, isJsonObject, textAt, toJson, type JsonObject } from './json';
import { parseMask, selectByMask } from './sheets/field-masks';

export const fileNotFound = (id: string): ApiError =>
  new ApiError(404, 'NOT_FOUND', `File not found: ${id}.`);

const WHOLE_DRIVE_SCOPE = 'https://www.googleapis.com/auth/drive';

/** Whether a script can see the user's whole Drive. */
export const seesWholeDrive = ({ manifest }: Execution): boolean =>
  manifest.oauthScopes?.includes(WHOLE_DRIVE_SCOPE) ?? true;

/** Whether Drive shows a file to a script. `drive.file` only covers files that this user created with this project. */
export function canSeeFile(execution: Execution, file: DriveFile): boolean {
  const { cloud, user, project } = execution;
  if (!cloud.mayUse(file.id, user, 'read')) return false;
  if (seesWholeDrive(execution)) return true;
  return file.madeBy?.user === user && file.madeBy.project === project;
}

/** The file. Throws if the script can't see it. */
export function readFile(execution: Execution, id: string, options: JsonObject = {}): DriveFile {
  const file = execution.cloud.file(id);
  if (file === undefined || !canSeeFile(execution, file)) throw fileNotFound(id);
  if (file.driveId !== undefined && !flagAt(options, 'supportsAllDrives')) throw fileNotFound(id);
  return file;
}

/** Changes a file for a user who can write it. */
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
    if (file === undefined) throw fileNotFound(id);
    file.modifiedTime = new Date(clock.now()).toISOString();
    return use(file);
  });
}

/** A permission in Drive's format. */
export function permissionResource(permission: Permission): JsonObject {
  const { inherited: _, ...shown } = permission;
  const json = toJson(shown);
  return isJsonObject(json) ? { kind: 'drive#permission', ...json } : {};
}

/** A file in Drive's format. */
export function fileResource({ cloud, user }: Execution, file: DriveFile): JsonObject {
  const { madeBy: _, ...known } = file;
  const json = toJson(known);
  const link = file.mimeType === SHEETS_MIME ? 'spreadsheets' : 'forms';
  return {
    kind: 'drive#file',
    ...(isJsonObject(json) ? json : {}),
    // In a shared drive, the list is empty. Permissions that only allow answering a form aren't listed.
    ...(file.driveId === undefined
      ? { permissions: file.permissions.filter(({ view }) => view === undefined).map(permissionResource) }
      : { permissions: [] }),
    webViewLink: `https://docs.google.com/${link}/d/${file.id}/edit`,
    shared: file.permissions.length > 1,
    ownedByMe: cloud.roleOf(file.id, user) === 'owner',
  };
}

/** Keeps only the requested fields of a response, or the fields that Drive returns by default. */
export function selectFields(answer: JsonObject, options: JsonObject | undefined, usual: string): JsonObject {
  const kept = selectByMask(answer, parseMask(textAt(options ?? {}, 'fields') ?? usual));
  return isJsonObject(kept) ? kept : {};
}
