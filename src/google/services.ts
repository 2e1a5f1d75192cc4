// Calls Google's services, and turns their exceptions into errors for the host.
import { fail, type Result } from '../games/result';
import type { UserError } from '../rounds/view/api';
import { permissionError } from '../sheets/permission-error';

/** The advanced Sheets service; the manifest enables it. */
export function sheetsService(): GoogleAppsScript.Sheets.Collection.SpreadsheetsCollection {
  if (typeof Sheets === 'undefined') throw new Error('the Sheets service is not enabled in the manifest');
  return Sheets.Spreadsheets;
}

/** The advanced Drive service; the manifest enables it. */
export function driveService(): GoogleAppsScript.Drive {
  if (typeof Drive === 'undefined') throw new Error('the Drive service is not enabled in the manifest');
  return Drive;
}

/** Runs something that calls services; an exception becomes an error that begins with `what` was tried. */
export function trying<T>(what: string, run: () => Result<T, UserError>): Result<T, UserError> {
  try {
    return run();
  } catch (error) {
    return fail(serviceError(what, error instanceof Error ? error.message : String(error)));
  }
}

const GOOGLE_ERROR_NAMES = ['Exception', 'GoogleJsonResponseException'];

/** Whether a service of Google's threw this; any other exception is a bug. */
export function isGoogleError(error: unknown): boolean {
  return error instanceof Error && GOOGLE_ERROR_NAMES.includes(error.name);
}

export function serviceError(what: string, message: string): UserError {
  return (
    permissionError(what, message) ?? {
      code: 'service-failed',
      text: `${what}: Google did not do it (${message}). What was done before stays; try again.`,
      again: true,
    }
  );
}
