// The sentence on two calls that an account made at once: whether each saw what the other kept, and kept out of its way.
import type { AccountAnswer } from '../../reply/account';
import type { Met } from '../../reply/account-input';

/** Calls that are together for so long can be expected to see each other. */
const TOGETHER_MS = 2000;
/** Two servers' clocks may be so far apart. */
const CLOCKS_APART_MS = 500;

const LATE =
  'What counts is read from the sheet, one call at a time, so nothing goes wrong by it: players’ pages may show a change some seconds later.';

/** @param met the calls as they met; undefined where the window made none */
export function meetingAnswer(met: readonly Met[] = []): AccountAnswer {
  const [one, other] = met;
  if (one === undefined || other === undefined) {
    return { kind: 'unknown', text: 'The window made no two calls at once: check again from the start.' };
  }
  if (hadLockTwice(met)) {
    return {
      kind: 'fails',
      text: 'Two calls had the same lock at once, so that one could write over the other. Begin no game with this account, and report this.',
    };
  }
  const unseen = [
    ...(met.every(({ property }) => property) ? [] : ['properties']),
    ...(met.every(({ cache }) => cache) ? [] : ['the cache']),
  ];
  if (unseen.length === 0) {
    return { kind: 'holds', text: 'They do, and one keeps out of the way of the other.' };
  }
  const together = Math.min(one.until, other.until) - Math.max(one.from, other.from);
  if (together < TOGETHER_MS) {
    return { kind: 'unknown', text: 'Google ran the two calls one after the other. Check again later.' };
  }
  return { kind: 'fails', text: `Not at once, in ${unseen.join(' and ')}. ${LATE}` };
}

/** True where the second got the lock and the first held it for longer. */
function hadLockTwice(met: readonly Met[]): boolean {
  const held = met.find(({ as }) => as === 'first');
  return met.some(
    ({ asked }) => asked?.got === true && held !== undefined && asked.at < held.until - CLOCKS_APART_MS,
  );
}
