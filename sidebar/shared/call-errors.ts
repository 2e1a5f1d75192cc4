// Turns a failed call's message into an error in plain words, with what to do next.
import { PROGRAM_ERROR_NAMES } from '../../src/games/frame/result';
import type { CallProblem } from '../../src/rounds/reply/reply';

interface ErrorPattern {
  readonly pattern: RegExp;
  readonly error: CallProblem;
}

/** The code of an error that lasts until the host reopens the window. */
export const REOPEN_CODE = 'reopen';
/** After this many consecutive failures, reopening the window is worth a try. */
const FAILURES_BEFORE_REOPENING = 3;

const ERROR_PATTERNS: readonly ErrorPattern[] = [
  {
    // The token of a long-open window expires, and a re-pasted script has other functions.
    pattern: /HTTP 40[13]\b|Script function not found/i,
    error: {
      code: REOPEN_CODE,
      text:
        'Google no longer accepts calls from this window. Copy what you typed, close the window, then open it again ' +
        'from the menu.',
    },
  },
  {
    pattern: /PERMISSION_DENIED/,
    error: {
      code: 'several-accounts',
      text:
        'Google didn’t let the sidebar reach your spreadsheet. This happens when you are signed in with several ' +
        'Google accounts. Sign out of the other accounts, or open the spreadsheet in a private window, then open ' +
        'Round Keeper again.',
    },
  },
  {
    pattern: /authoriz|permission to call|access denied/i,
    error: {
      code: 'not-authorized',
      text:
        'Google says that Round Keeper isn’t allowed to do this yet. Close the sidebar, choose Extensions › Round Keeper › ' +
        'Open Round Keeper, and allow what Google asks for.',
    },
  },
  {
    pattern: /for one day|daily/i,
    error: {
      code: 'quota',
      text:
        'You’ve reached Google’s daily limit for your account. What’s done is saved. Continue tomorrow, or copy ' +
        'the messages by hand.',
    },
  },
  {
    pattern: /^$|network|connection|HTTP 0|offline|timed? ?out/i,
    error: {
      code: 'connection',
      text: 'The connection was lost before a reply came back. Your action may or may not have worked. Try again. Nothing is ever done twice.',
      again: true,
    },
  },
  {
    pattern:
      /runtime exited|execution time|simultaneous|server error|unavailable|try again|too many times|rate limit/i,
    error: {
      code: 'google-busy',
      text: 'Google was too busy to finish. What’s done is saved. Wait a moment, then try again.',
      again: true,
    },
  },
];

const REPEATED_NO_ANSWER: CallProblem = {
  code: REOPEN_CODE,
  text:
    'Google failed to answer several times in a row. If you are online, copy what you typed, close the window, then ' +
    'open it again from the menu. Nothing is ever done twice.',
  again: true,
};

/** Matches messages of the program's own bugs; all other messages are Google's. */
const PROGRAM_BUG_MESSAGE = new RegExp(
  `^(?:(?:${PROGRAM_ERROR_NAMES.join('|')}): |The answer could not be read)`,
);

/**
 * The error for a failed call's message; `inRow` counts consecutive failures. Google's messages are in the host's language;
 * an unknown one is shown as it is.
 */
export function toCallError(message: string, call: string, inRow = 1): CallProblem {
  const known = ERROR_PATTERNS.find(({ pattern }) => pattern.test(message))?.error;
  if (known?.again === true && inRow >= FAILURES_BEFORE_REOPENING) return REPEATED_NO_ANSWER;
  if (known !== undefined) return known;
  if (!PROGRAM_BUG_MESSAGE.test(message)) {
    return {
      code: 'unknown',
      text:
        `Google stopped this with the message “${message}” What’s done is saved. Close the sidebar, then reopen it with the ` +
        'account that created the game.',
    };
  }
  return {
    code: 'bug',
    text:
      'This is a bug in Round Keeper, not your mistake. Close the sidebar and open it again to see what was saved. ' +
      'If it happens again, copy the report and send it to Round Keeper’s maintainers.',
    report: `Round Keeper, ${call}\n${message}`,
  };
}
