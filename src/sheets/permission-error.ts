// Google's refusals because of who asks: an account without the right, or several accounts signed in at once.
import type { CallProblem } from '../rounds/reply/reply';

const DENIED = /do(es)? not have permission|PERMISSION_DENIED|Authorization is required|insufficient/i;

/** Whether a text is known to be a refusal, where Google gives nothing else. It understands only English. */
export function knownDenial(message: string): boolean {
  return DENIED.test(message);
}

/** Words the refusal as a problem that says what the host can do. */
export function permissionError(what: string, message: string): CallProblem {
  return {
    code: 'not-authorized',
    text: `${what}: Google says that this account may not. If the spreadsheet is somebody else’s, they must let you edit it. If you are signed in with several Google accounts, use a window with only this one. Then choose Extensions › Round Keeper again and allow what it asks for. (${message})`,
  };
}
