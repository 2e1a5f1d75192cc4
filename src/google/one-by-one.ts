// The times at which requests to different files are made one after another, since Google did not take them together: a
// minute after no answer came, for that passes; an hour after that has happened again and again, or where Google said no.
import { object } from '../games/frame/fields';
import { anyNumber } from '../games/frame/fields/plain';
import { isTogether } from '../rounds/ports/account-findings';
import { findings } from './account-check/kept-findings';
import { kept } from './kept';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After this many failures in a row it is more than a passing failure of Google's. */
const MANY = 3;

/** Until when requests go one by one, and how often in a row no answer came. */
const alone = kept('one-by-one', object({ until: anyNumber, times: anyNumber }));

/** Gives until when requests go one by one after a refusal, in UTC milliseconds; undefined where they do not. */
export function aloneUntil(): number | undefined {
  const until = alone.get()?.until ?? 0;
  return Date.now() < until ? until : undefined;
}

/** Whether the account check, or an earlier call, found that requests cannot leave together. */
export function isAlone(): boolean {
  return aloneUntil() !== undefined || !isTogether(findings.get());
}

/** Notes that no request got an answer. */
export function noteNoAnswer(): void {
  const times = timesAlone() + 1;
  alone.set({ until: Date.now() + (times < MANY ? MINUTE : HOUR), times });
}

/** Notes that Google takes no requests with the script's token. */
export function noteTokenRefused(): void {
  alone.set({ until: Date.now() + HOUR, times: timesAlone() });
}

/** Notes that answers came. */
export function noteAnswered(): void {
  if (timesAlone() > 0) alone.set({ until: 0, times: 0 });
}

function timesAlone(): number {
  return alone.get()?.times ?? 0;
}
