// Sentences about an account, from times that were measured on it.
import type { AccountAnswer } from '../../reply/account';

const SECOND = 1000;
const MINUTE = 60_000;

/** The times that calls took, in milliseconds. */
export interface Speed {
  readonly bookMs: number;
  readonly writeMs: number;
  /** The time of one question of a form. */
  readonly questionMs: number;
  /** True where Google takes requests for several files at once. */
  readonly together: boolean;
}

/** The most questions that a form of the games has, and the games' usual and largest numbers of players. */
const QUESTIONS = 20;
const PLAYERS = [8, 20] as const;
/** Making a book for a player means making, looking, sharing, noting it and drawing it. */
const WRITES_FOR_BOOK = 4;
/** How many reads and writes of the host book a game makes besides, where all its books are made at once. */
const WRITES_BETWEEN = 10;
/** Google ends a call after six minutes; some of them are needed for everything else. */
const LONGEST_FORM_MS = 4 * MINUTE;

export function speedAnswer({ bookMs, writeMs, questionMs, together }: Speed): AccountAnswer {
  const formMs = QUESTIONS * questionMs;
  const games = PLAYERS.map((players) => {
    const one = bookMs + WRITES_FOR_BOOK * writeMs;
    const ms = formMs + (together ? one + WRITES_BETWEEN * writeMs : (players + 1) * one);
    return `a game of ${players} players in about ${lengthOf(ms)}`;
  });
  const measured = `A book takes ${lengthOf(bookMs)}, a write ${lengthOf(writeMs)}, a question of a form ${lengthOf(questionMs)}: that makes ${games.join(', ')}.`;
  return formMs < LONGEST_FORM_MS
    ? { kind: 'holds', text: measured }
    : {
        kind: 'fails',
        text: `${measured} Google may end the making of a long form in the middle: Round Keeper goes on with it at the next try.`,
      };
}

function lengthOf(ms: number): string {
  if (ms < 10 * SECOND) return `${(ms / SECOND).toFixed(1)} s`;
  return ms < 2 * MINUTE ? `${Math.round(ms / SECOND)} s` : `${Math.round(ms / MINUTE)} min`;
}

/** How long a click has to take before each one is felt. */
const LONG_CALL_MS = 4 * SECOND;

/** @param callMs the time of a call that does nothing but load the program; null where none was made */
export function loadingAnswer(callMs: number | null): AccountAnswer {
  if (callMs === null) {
    return { kind: 'unknown', text: 'The window did not measure it: check again from the start.' };
  }
  const text = `It took ${lengthOf(callMs)}: the way to Google and back, and loading the program.`;
  return callMs < LONG_CALL_MS
    ? { kind: 'holds', text }
    : {
        kind: 'fails',
        text: `${text} Every click takes that long here, whatever it does. In games played live, give more seconds to answer.`,
      };
}

/** A row that comes sooner than this keeps nobody waiting in a live game. */
const SOON_MS = 5 * SECOND;

/** @param waitedMs how long the row was waited for; null where it did not come */
export function rowAnswer(waitedMs: number | null): AccountAnswer {
  if (waitedMs === null) {
    return {
      kind: 'fails',
      text: 'It was not there in 45 s. Round Keeper counts what is in the sheet when you resolve: look first whether everyone you expect is in.',
    };
  }
  const after = `It was there after ${lengthOf(waitedMs)}.`;
  return waitedMs < SOON_MS
    ? { kind: 'holds', text: after, measured: waitedMs }
    : {
        kind: 'fails',
        text: `${after} In a game played live, resolving waits that long for what was sent in time. In others, look first whether everyone you expect is in.`,
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
        text: `It is written as at ${utc(offset)}, whatever the zone of the spreadsheet. Round Keeper reads the times of responses by these clocks from now on. When your clocks change, check again.`,
        measured: offset,
      };
}

/** The sentence that says what a live game does where forms cannot be asked. */
const SHEET_ALONE =
  'In games played live Round Keeper then counts what is in the sheet alone, and names whoever may have sent more.';

/**
 * @param at the time of a response by its form, in UTC milliseconds; undefined where the form did not tell of it
 * @param stamp what stands in the Timestamp column of its row; undefined where there is no row yet
 */
export function askedAnswer(at: number | undefined, stamp: unknown): AccountAnswer {
  if (at === undefined) return { kind: 'fails', text: `It does not. ${SHEET_ALONE}` };
  const seconds = typeof stamp === 'number' ? secondsApart(at, stamp) : 0;
  return seconds === 0
    ? { kind: 'holds', text: 'It does.' }
    : {
        kind: 'fails',
        text: `It does, but its time and that in the sheet are ${Math.abs(seconds)} s apart. ${SHEET_ALONE}`,
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
