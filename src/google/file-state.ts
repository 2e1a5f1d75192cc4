// What Drive tells of files that were made before. It shows a file only to the account and script project that made it;
// to all others it answers as if there were none.
import { defaulted, listOf, optional, type ValueOf } from '../games/frame/fields';
import { anyFlag, anyText, atLeast, fitting } from '../games/frame/fields/plain';
import { getFile, type ApiCall } from './api-calls';
import { failureOf, throwMistake, type Failure } from './failure';
import { callTogether, type ApiAnswer } from './together';

/** A permission of a file, as Drive tells it. */
const permissionField = atLeast({
  id: optional(anyText),
  type: optional(anyText),
  role: optional(anyText),
  emailAddress: optional(anyText),
});
export type FilePermission = ValueOf<typeof permissionField>;

/** A file with those of its parts that were asked for. */
const fileField = atLeast({
  trashed: optional(anyFlag),
  driveId: optional(anyText),
  permissions: defaulted(listOf(permissionField), []),
});
export type KnownFile = ValueOf<typeof fileField>;

export type FileState =
  | { readonly kind: 'there'; readonly file: KnownFile }
  | { readonly kind: 'trashed' }
  /** There is no such file, or another account or another script project made it. */
  | { readonly kind: 'not-shown' };

/** Gives the state of each file, or why Google refuses to tell it. */
export function fileStates(ids: readonly string[], fields: string): readonly (FileState | Failure)[] {
  return callTogether(ids.map((id) => stateCall(id, fields))).map(stateIn);
}

/** Makes the call that asks for the state of a file; `stateIn` reads its answer. */
export function stateCall(id: string, fields: string): ApiCall {
  return getFile(id, { fields: `trashed,${fields}`, supportsAllDrives: true });
}

/** Gives the state of one file; throws as Google's services do. */
export function fileState(id: string, fields: string): FileState {
  try {
    return knownState(stateCall(id, fields).alone());
  } catch (error) {
    throwMistake(error);
    if (failureOf(error).code === 404) return { kind: 'not-shown' };
    throw error;
  }
}

export function stateIn(answer: ApiAnswer): FileState | Failure {
  if (answer.ok) return knownState(answer.value);
  return answer.failure.code === 404 ? { kind: 'not-shown' } : answer.failure;
}

function knownState(value: unknown): FileState {
  const file = fitting(fileField, value) ?? { permissions: [] };
  return file.trashed === true ? { kind: 'trashed' } : { kind: 'there', file };
}
