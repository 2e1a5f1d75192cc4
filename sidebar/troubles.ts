// What a call that failed on its way means to the host: Google's messages in plain words, with the next step.
import type { Trouble } from '../src/rounds/api';

interface Known {
  readonly pattern: RegExp;
  readonly trouble: Trouble;
}

const KNOWN: readonly Known[] = [
  {
    pattern: /PERMISSION_DENIED/,
    trouble: {
      code: 'several-accounts',
      text:
        'Google did not let the sidebar reach your spreadsheet. This happens when you are signed in with several ' +
        'Google accounts. Sign out of the others, or open the spreadsheet in a private window, then open ' +
        'Round Keeper again.',
    },
  },
  {
    pattern: /authoriz|permission to call|access denied/i,
    trouble: {
      code: 'not-authorized',
      text:
        'Google says that Round Keeper may not do this yet. Close the sidebar, choose Extensions, Round Keeper, ' +
        'Open Round Keeper, and allow what Google asks for.',
    },
  },
  {
    pattern: /for one day|daily/i,
    trouble: {
      code: 'quota',
      text:
        'Google’s daily limit for your account is used up. Everything done so far is kept. Go on tomorrow, or copy ' +
        'the messages by hand.',
    },
  },
  {
    pattern: /^$|network|connection|HTTP 0|offline|timed? ?out/i,
    trouble: {
      code: 'connection',
      text:
        'No answer came: the connection was lost. It may have been done all the same. Try again: nothing is ever ' +
        'done twice.',
      again: true,
    },
  },
  {
    pattern: /execution time|simultaneous|server error|unavailable|try again|too many times|rate limit/i,
    trouble: {
      code: 'google-busy',
      text: 'Google was too busy to finish. Everything done so far is kept. Wait a moment and try again.',
      again: true,
    },
  },
];

/** The trouble behind a failed call's message; what is not known is a bug to report. */
export function troubleOf(message: string, call: string): Trouble {
  const known = KNOWN.find(({ pattern }) => pattern.test(message));
  if (known !== undefined) return known.trouble;
  return {
    code: 'bug',
    text:
      'This is a mistake in Round Keeper, not yours. Close the sidebar and open it again to see where things stand. ' +
      'If it happens again, copy the report and send it to whoever looks after Round Keeper.',
    report: `Round Keeper, ${call}\n${message}`,
  };
}
