// Calls Google's services, and turns their exceptions into errors for the host.
import { fail, type Result } from '../games/result';
import type { UserError } from '../rounds/view/api';
import { permissionError } from '../sheets/permission-error';
import { isDenied, isQuota, refusalOf, type Refusal } from './refusal';

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
    return fail(serviceError(what, refusalOf(error)));
  }
}

export function serviceError(what: string, refusal: Refusal): UserError {
  const { message, code } = refusal;
  if (isDenied(refusal)) return permissionError(what, message);
  const failed = serviceFailed(what, message, isQuota(refusal));
  if (code !== undefined) return failed;
  // It may speak of a permission in a language that is not understood here.
  return {
    ...failed,
    text: `${failed.text} If Google speaks of a permission, use the account that created the game.`,
  };
}

export function serviceFailed(what: string, message: string, quota: boolean): UserError {
  const advice = quota
    ? 'This was too much for the moment or for today: go on later, at the latest tomorrow.'
    : 'Try again.';
  return {
    code: 'service-failed',
    text: `${what}: Google did not do it (${message}). What was done before stays. ${advice}`,
    again: true,
  };
}
