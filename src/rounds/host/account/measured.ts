// Sentences about an account, from times of answers that were measured on it.
import type { AccountAnswer } from '../../reply/account';

const SECOND = 1000;
const MINUTE = 60_000;

/** A row that comes sooner than this keeps nobody waiting in a live game. */
const SOON_MS = 5 * SECOND;

/** @param waitedMs how long the row was waited for; null where it did not come */
export function rowAnswer(waitedMs: number | null): AccountAnswer {
  if (waitedMs === null) {
    return {
      kind: 'fails',
      text: 'It wasn’t there in 45 s. Round Keeper counts what is in the sheet when you resolve: check first that everyone you expect has answered.',
    };
  }
  const after = `It was there after ${(waitedMs / SECOND).toFixed(1)} s.`;
  return waitedMs < SOON_MS
    ? { kind: 'holds', text: after, measured: waitedMs }
    : {
        kind: 'fails',
        text: `${after} In a game played live, resolving waits that long for what was sent in time. In others, check first that everyone you expect has answered.`,
        measured: waitedMs,
      };
}

const DAY = 86_400_000;
/** Sheets counts days from 30 December 1899. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** All zones are ahead of or behind UTC by a number of these. */
const QUARTER = 15 * MINUTE;

/**
 * @param stamp the serial number in the Timestamp column
 * @param sentAt when the response was sent, in UTC milliseconds
 * @param zoneMinutes how far the clocks of the book's zone are ahead of UTC
 */
export function stampAnswer(stamp: number, sentAt: number, zoneMinutes: number): AccountAnswer {
  const shown = SERIAL_EPOCH + stamp * DAY;
  const offset = (Math.round((shown - sentAt) / QUARTER) * QUARTER) / MINUTE;
  return offset === zoneMinutes
    ? { kind: 'holds', text: 'It is.' }
    : {
        kind: 'fails',
        text: `It’s written in ${utc(offset)}, whatever the spreadsheet’s time zone. Round Keeper reads the times of answers in that zone from now on. When your clocks change, check again.`,
        measured: offset,
      };
}

/** @param forms the signs between arguments in formulas that Google gives and takes; undefined if none computed */
export function formulasAnswer(
  forms: { readonly given: string; readonly taken: string } | undefined,
): AccountAnswer {
  if (forms === undefined) {
    return {
      kind: 'fails',
      text: 'Neither =ROUND(2.55,1) nor =ROUND(2,55;1) was computed there. In a spreadsheet that writes 2,5, type the formulas of your next match yourself.',
    };
  }
  const { given, taken } = forms;
  const text = `They can. Google gives them with “${given}” between arguments and takes them with “${taken}”.`;
  return { kind: 'holds', text };
}

/** What a live game does if forms can't be asked. */
const ONLY_SHEET =
  'In games played live Round Keeper then counts only what is in the sheet, and names anyone who may have sent more.';

/**
 * @param at the time of a response by its form, in UTC milliseconds; undefined where the form did not tell of it
 * @param stamp what stands in the Timestamp column of its row; undefined where there is no row yet
 */
export function askedAnswer(at: number | undefined, stamp: unknown): AccountAnswer {
  if (at === undefined) return { kind: 'fails', text: `It doesn’t. ${ONLY_SHEET}` };
  const seconds = typeof stamp === 'number' ? secondsApart(at, stamp) : 0;
  return seconds === 0
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: `It does, but its time and that in the sheet are ${Math.abs(seconds)} s apart. ${ONLY_SHEET}`,
      };
}

/** Gives the seconds between an instant and a stamp, whatever the zone of its clocks. */
function secondsApart(at: number, stamp: number): number {
  const shown = SERIAL_EPOCH + Math.round((stamp * DAY) / SECOND) * SECOND;
  const apart = shown - Math.floor(at / SECOND) * SECOND;
  return (apart - Math.round(apart / QUARTER) * QUARTER) / SECOND;
}

function utc(minutes: number): string {
  const ahead = Math.abs(minutes);
  const clock = `${Math.floor(ahead / 60)}:${String(ahead % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${clock}`;
}
