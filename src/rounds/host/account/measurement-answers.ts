// Turns measurements of an account (response times, timestamps, formulas) into answers of the account check.
import type { AccountAnswer } from '../../reply/account';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../time/duration';
import { zoneOfOffset } from '../../time/time-zone';

/** Rows that arrive within this time are fast enough for a live game. */
const FAST_ENOUGH_MS = 5 * SECOND_MS;

/** @param waitedMs how long the row took to arrive; null if it didn't */
export function rowDelayAnswer(waitedMs: number | null): AccountAnswer {
  if (waitedMs === null) {
    return {
      kind: 'fails',
      text: 'The test answer took more than 45 s to arrive. Round Keeper only counts answers that are in the sheet when you resolve. Check first that all the answers you expect are there.',
    };
  }
  const after = `The test answer took ${(waitedMs / SECOND_MS).toFixed(1)} s to arrive.`;
  return waitedMs < FAST_ENOUGH_MS
    ? { kind: 'holds', text: after, measured: waitedMs }
    : {
        kind: 'fails',
        text: `${after} In a live game, Round Keeper waits that long before it resolves, so that answers sent in time still count. In other games, check that all the answers you expect are there before you resolve.`,
        measured: waitedMs,
      };
}

/** Date zero of Sheets' serial dates: 30 December 1899. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
/** Every zone's offset from UTC is a multiple of this. */
const UTC_OFFSET_STEP_MS = 15 * MINUTE_MS;

/**
 * @param timestamp the serial number in the Timestamp column
 * @param sentAt when the response was sent, in UTC milliseconds
 * @param zoneMinutes how many minutes the book's zone is ahead of UTC
 */
export function zoneAnswer(timestamp: number, sentAt: number, zoneMinutes: number): AccountAnswer {
  const shown = SERIAL_EPOCH + timestamp * DAY_MS;
  const offset = (Math.round((shown - sentAt) / UTC_OFFSET_STEP_MS) * UTC_OFFSET_STEP_MS) / MINUTE_MS;
  return offset === zoneMinutes
    ? { kind: 'holds', text: 'Timestamps are in the spreadsheet’s time zone.' }
    : {
        kind: 'fails',
        text: `Timestamps are in ${zoneOfOffset(offset)}, whatever the spreadsheet’s time zone is. From now on, Round Keeper reads timestamps as ${zoneOfOffset(offset)}. Check again when your clocks change.`,
        measured: offset,
      };
}

/** @param forms the argument separators of formulas that Google returned and accepted; undefined if neither was computed */
export function formulasAnswer(
  forms: { readonly given: string; readonly taken: string } | undefined,
): AccountAnswer {
  if (forms === undefined) {
    return {
      kind: 'fails',
      text: 'Google computed neither =ROUND(2.55,1) nor =ROUND(2,55;1). If your spreadsheet writes 2,5 instead of 2.5, type the formulas for your next match yourself.',
    };
  }
  const { given, taken } = forms;
  const text = `Google returns formulas with “${given}” between arguments and accepts them with “${taken}”.`;
  return { kind: 'holds', text };
}

/** What a live game does if Google can't list a form's responses. */
const ONLY_SHEET_TEXT =
  'In live games, Round Keeper only counts answers that are in the sheet. It lists players who may have sent another answer.';

/**
 * @param at the response's time according to its form, UTC milliseconds; undefined if the form doesn't contain it
 * @param timestamp the row's Timestamp cell; undefined without a row
 */
export function formTimesAnswer(at: number | undefined, timestamp: unknown): AccountAnswer {
  if (at === undefined) return { kind: 'fails', text: ONLY_SHEET_TEXT };
  const seconds = typeof timestamp === 'number' ? secondsApart(at, timestamp) : 0;
  return seconds === 0
    ? { kind: 'holds', text: 'The form’s times match the sheet’s.' }
    : {
        kind: 'fails',
        text: `The form’s times and the sheet’s are ${Math.abs(seconds)} s apart. ${ONLY_SHEET_TEXT}`,
      };
}

/** Seconds between the two times, ignoring the timestamp's unknown time zone. */
function secondsApart(at: number, timestamp: number): number {
  const shown = SERIAL_EPOCH + Math.round((timestamp * DAY_MS) / SECOND_MS) * SECOND_MS;
  const apart = shown - Math.floor(at / SECOND_MS) * SECOND_MS;
  return (apart - Math.round(apart / UTC_OFFSET_STEP_MS) * UTC_OFFSET_STEP_MS) / SECOND_MS;
}
