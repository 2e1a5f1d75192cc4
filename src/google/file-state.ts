// Drive's word on a file that was made before. It shows a file only to the account and the script project that made
// it: to all others it answers as if there were none.
import { isNotFound } from './failure';
import { driveService } from './services';

type File = GoogleAppsScript.Drive_v3.Drive.V3.Schema.File;

export type FileState =
  | { readonly kind: 'there'; readonly file: File }
  | { readonly kind: 'trashed' }
  /** No such file, or one of another account's or another script project's. */
  | { readonly kind: 'not-shown' };

export function fileState(id: string, fields: string): FileState {
  try {
    const file = driveService().Files.get(id, { fields: `trashed,${fields}`, supportsAllDrives: true });
    return file.trashed === true ? { kind: 'trashed' } : { kind: 'there', file };
  } catch (error) {
    if (isNotFound(error)) return { kind: 'not-shown' };
    throw error;
  }
}
