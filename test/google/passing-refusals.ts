// How Google refuses a call, whether that passes, and what is done about each refusal that does: the tables of
// docs/known-accounts.md are these.
import type { Failure, Passing } from '../../src/google/failure';
import { RUN_PAUSES_MS } from '../../src/rounds/host/stage/deadline-run';
import { TRIED_FOR_MS } from '../../src/rounds/session/resolve-time';

export interface KnownRefusal {
  readonly what: string;
  readonly failures: readonly Failure[];
  /** How it passes; undefined where the very same call would be refused again. */
  readonly passes: Passing | undefined;
}

/** The words of the docs for how a refusal passes. */
export const PASSES: Readonly<Record<Passing | 'not', string>> = {
  busy: 'Yes, and nothing was done.',
  unsure: 'Yes, and nobody knows if it was done.',
  not: 'No.',
};

export const KNOWN_REFUSALS: readonly KnownRefusal[] = [
  {
    what: 'Too many calls at the moment: status 429, or a reason that names a limit',
    failures: [
      { code: 429, message: "Quota exceeded for quota metric 'Read requests'." },
      { code: 403, reason: 'userRateLimitExceeded', message: 'User Rate Limit Exceeded' },
      { code: 403, reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' },
      { code: 403, reason: 'quotaExceeded', message: 'Quota exceeded.' },
    ],
    passes: 'busy',
  },
  {
    what: 'A failure of Google’s own: status 500 and above',
    failures: [500, 502, 503, 504].map((code) => ({ code, message: 'Internal error encountered.' })),
    passes: 'unsure',
  },
  {
    what: 'An exception of a built-in service that says neither why nor whose fault it is',
    failures: [
      { message: 'We’re sorry, a server error occurred. Please wait a bit and try again.' },
      { message: 'Dienstfehler: Tabellen' },
      { message: 'There are too many LockService operations against the same script.' },
    ],
    passes: 'unsure',
  },
  {
    what: 'The limit of a day, or of sharing',
    failures: [
      { code: 403, reason: 'dailyLimitExceeded', message: 'Daily Limit Exceeded' },
      { code: 403, reason: 'sharingRateLimitExceeded', message: 'Rate limit exceeded.' },
      { code: 429, message: "Quota exceeded for quota metric 'Read requests' and limit 'per day'." },
      { message: 'Service invoked too many times for one day: urlfetch.' },
    ],
    passes: undefined,
  },
  {
    what: 'No room in the account’s Drive',
    failures: [{ code: 403, reason: 'storageQuotaExceeded', message: 'The user’s Drive storage is full.' }],
    passes: undefined,
  },
  {
    what: 'The account lacks the right, or its organisation forbids it',
    failures: [
      { code: 401, message: 'Request is missing required authentication credential.' },
      { code: 403, message: 'The caller does not have permission' },
      { code: 403, reason: 'domainPolicy', message: 'The domain administrators have disabled Drive apps.' },
      { message: 'You do not have permission to perform that action.' },
    ],
    passes: undefined,
  },
  {
    what: 'What was asked for is not there, or cannot be done: any other status',
    failures: [
      { code: 404, reason: 'notFound', message: 'File not found.' },
      { code: 400, message: 'Invalid requests[0].' },
    ],
    passes: undefined,
  },
];

interface Remedy {
  readonly refused: string;
  readonly done: string;
  /** The test that shows it. */
  readonly shown: { readonly file: string; readonly test: string };
}

const seconds = (ms: number): string => String(ms / 1000);
const list = (texts: readonly string[]): string => texts.join(', ').replace(/, (\d+)$/, ' and $1');

export const REMEDIES: readonly Remedy[] = [
  {
    refused: 'To say whether a lock is free',
    done: 'It is asked again for as long as the lock would have been waited for; in the end “busy”.',
    shown: {
      file: 'test/google/locks.test.ts',
      test: 'on and on, a click says that others are at work, in time',
    },
  },
  {
    refused: 'A read or write of the sheet',
    done: 'The sidebar’s call waits and tries again; a page’s call answers at once, and the page waits.',
    shown: {
      file: 'test/google/locks.test.ts',
      test: 'a refused read in a player’s call holds the lock for no moment longer',
    },
  },
  {
    refused: 'A player’s send, whatever of it',
    done: 'The page tries it again by itself, less and less often, until it has arrived or is not asked any more; tries of one sending count once.',
    shown: {
      file: 'test/google/bad-evening.test.ts',
      test: 'sends on evening %i: none is lost, none is there twice',
    },
  },
  {
    refused: 'A step at a deadline',
    done: `It is tried again after ${list(RUN_PAUSES_MS.map(seconds))} seconds, then every five minutes until ${TRIED_FOR_MS / 60_000} minutes after it; the look every ten minutes goes on.`,
    shown: {
      file: 'test/bundle/deadline-refused.test.ts',
      test: 'refused for more than an hour: no alarm is set any more, the host is told, and the look every ten minutes goes on',
    },
  },
  {
    refused: 'A book, for as long as a call or run goes on',
    done: 'It waits, and says why; an open window draws it again by itself, less and less often; the look every ten minutes does, too.',
    shown: {
      file: 'test/bundle/deadline-refused.test.ts',
      test: 'books that are refused for a whole run wait, and the look every ten minutes tells them',
    },
  },
  {
    refused: 'Several files at once',
    done: 'They go one by one for a minute, after three refusals in a row for an hour; the sidebar says until when.',
    shown: {
      file: 'test/google/together.test.ts',
      test: 'no answer is a matter of a minute, three times in a row of an hour, and the sidebar says until when',
    },
  },
  {
    refused: 'A trigger that is gone',
    done: 'It is made again when the sidebar is opened, with a line that says so.',
    shown: {
      file: 'test/bundle/lost-triggers.test.ts',
      test: 'at “%s” both are made again at the next opening, once',
    },
  },
  {
    refused: 'A step of a published form, or otherwise',
    done: 'The other order is taken in the same call.',
    shown: {
      file: 'test/google/form-orders.test.ts',
      test: 'forms that are fixed while %s: a game’s are made in the first call',
    },
  },
];
