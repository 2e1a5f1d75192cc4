// Drive's word on files that were made before. It shows a file only to the account and the script project that made
// it: to all others it answers as if there were none.
import { isList, isObject } from '../games/frame/json';
import { getFile, type ApiCall } from './api-calls';
import { failureOf, type Failure } from './failure';
import { callTogether, type ApiAnswer } from './together';

/** A permission of a file, as far as Drive tells it. */
export interface FilePermission {
  readonly id?: string;
  readonly type?: string;
  readonly role?: string;
  readonly emailAddress?: string;
}

/** A file with those of its parts that were asked for. */
export interface KnownFile {
  readonly driveId?: string;
  readonly permissions: readonly FilePermission[];
}

export type FileState =
  | { readonly kind: 'there'; readonly file: KnownFile }
  | { readonly kind: 'trashed' }
  /** No such file, or one of another account's or another script project's. */
  | { readonly kind: 'not-shown' };

/** The state of each file, or Google's refusal to tell it. */
export function fileStates(ids: readonly string[], fields: string): readonly (FileState | Failure)[] {
  return callTogether(ids.map((id) => stateCall(id, fields))).map(stateIn);
}

/** The call that asks for the state of a file; `stateIn` reads its answer. */
export function stateCall(id: string, fields: string): ApiCall {
  return getFile(id, { fields: `trashed,${fields}`, supportsAllDrives: true });
}

/** The state of one file; throws as Google's services do. */
export function fileState(id: string, fields: string): FileState {
  try {
    return knownState(stateCall(id, fields).alone());
  } catch (error) {
    if (failureOf(error).code === 404) return { kind: 'not-shown' };
    throw error;
  }
}

export function stateIn(answer: ApiAnswer): FileState | Failure {
  if (answer.ok) return knownState(answer.value);
  return answer.failure.code === 404 ? { kind: 'not-shown' } : answer.failure;
}

function knownState(value: unknown): FileState {
  const file = isObject(value) ? value : {};
  if (file.trashed === true) return { kind: 'trashed' };
  const { driveId } = file;
  const permissions = isList(file.permissions) ? file.permissions.map(permissionIn) : [];
  return {
    kind: 'there',
    file: { permissions, ...(typeof driveId === 'string' ? { driveId } : {}) },
  };
}

function permissionIn(value: unknown): FilePermission {
  const { id, type, role, emailAddress } = isObject(value) ? value : {};
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof role === 'string' ? { role } : {}),
    ...(typeof emailAddress === 'string' ? { emailAddress } : {}),
  };
}
