// Creates the event object for simple and installable triggers.
import type { Execution } from './execution';
import type { JsonObject } from './json';
import { authModes } from './services/script-app';
import { toUserObject } from './services/session';
import { spreadsheetObject } from './services/spreadsheet-app';

/** Google's event for a trigger, with the given fields, authMode, and user and source if the script can see them. */
export function triggerEvent(execution: Execution, given: JsonObject): Record<string, unknown> {
  const event: Record<string, unknown> = { ...given, authMode: authModes.constant(execution.authMode) };
  if (execution.authMode === 'NONE') return event;
  event['user'] = toUserObject(execution.user);
  if (execution.bookId !== null) event['source'] = spreadsheetObject(execution, execution.bookId);
  return event;
}
