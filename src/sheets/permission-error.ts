// When Google refuses because of who asks: an account without the right, or several accounts signed in at once.
import type { UserError } from '../rounds/view/api';

const DENIED = /do(es)? not have permission|PERMISSION_DENIED|Authorization is required|insufficient/i;

/** What the host can do about it; undefined where the message says something else. */
export function permissionError(what: string, message: string): UserError | undefined {
  if (!DENIED.test(message)) return undefined;
  return {
    code: 'not-authorized',
    text: `${what}: Google says that this account may not. If the spreadsheet is somebody else’s, they must let you edit it. If you are signed in with several Google accounts, use a window with only this one. Then choose Extensions › Round Keeper again and allow what it asks for. (${message})`,
  };
}
