// One place decides which refusals are temporary, and the docs say the same.
import { readFileSync } from 'node:fs';
import { toTemporaryFailure, type Failure, type TemporaryFailure } from '../../src/google/failure';
import { RUN_PAUSES_MS } from '../../src/rounds/host/stage/deadline-run';
import { ALARM_RETRY_MS } from '../../src/rounds/session/resolve-time';

interface KnownRefusal {
  readonly what: string;
  readonly failures: readonly Failure[];
  /** Why a retry can succeed; undefined if it can't. */
  readonly passes: TemporaryFailure | undefined;
}

/** How the docs describe temporary refusals. */
const PASSES: Readonly<Record<TemporaryFailure | 'not', string>> = {
  busy: 'Yes. Google did nothing.',
  unsure: 'Yes, but the call may have succeeded.',
  not: 'No.',
};

const KNOWN_REFUSALS: readonly KnownRefusal[] = [
  {
    what: 'Too many calls at a time (status 429, or a reason that names a limit)',
    failures: [
      { code: 429, message: "Quota exceeded for quota metric 'Read requests'." },
      { code: 403, reason: 'userRateLimitExceeded', message: 'User Rate Limit Exceeded' },
      { code: 403, reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' },
      { code: 403, reason: 'quotaExceeded', message: 'Quota exceeded.' },
    ],
    passes: 'busy',
  },
  {
    what: 'A failure on Google’s side (status 500 and above)',
    failures: [500, 502, 503, 504].map((code) => ({ code, message: 'Internal error encountered.' })),
    passes: 'unsure',
  },
  {
    what: 'An exception from a built-in service, without a reason',
    failures: [
      { message: 'We’re sorry, a server error occurred. Please wait a bit and try again.' },
      { message: 'Dienstfehler: Tabellen' },
      { message: 'There are too many LockService operations against the same script.' },
    ],
    passes: 'unsure',
  },
  {
    what: 'A daily limit or a sharing limit',
    failures: [
      { code: 403, reason: 'dailyLimitExceeded', message: 'Daily Limit Exceeded' },
      { code: 403, reason: 'sharingRateLimitExceeded', message: 'Rate limit exceeded.' },
      { code: 429, message: "Quota exceeded for quota metric 'Read requests' and limit 'per day'." },
      { message: 'Service invoked too many times for one day: urlfetch.' },
    ],
    passes: undefined,
  },
  {
    what: 'The account’s Drive is full',
    failures: [{ code: 403, reason: 'storageQuotaExceeded', message: 'The user’s Drive storage is full.' }],
    passes: undefined,
  },
  {
    what: 'The account or its organization doesn’t allow the call',
    failures: [
      { code: 401, message: 'Request is missing required authentication credential.' },
      { code: 403, message: 'The caller does not have permission' },
      { code: 403, reason: 'domainPolicy', message: 'The domain administrators have disabled Drive apps.' },
      { message: 'You do not have permission to perform that action.' },
    ],
    passes: undefined,
  },
  {
    what: 'The file doesn’t exist, or the call is invalid (any other status)',
    failures: [
      { code: 404, reason: 'notFound', message: 'File not found.' },
      { code: 400, message: 'Invalid requests[0].' },
    ],
    passes: undefined,
  },
];

test.each(KNOWN_REFUSALS)('$what', ({ failures, passes }) => {
  expect(failures.map((failure) => [failure, toTemporaryFailure(failure)])).toEqual(
    failures.map((failure) => [failure, passes]),
  );
});

test('the part “Which refusals are temporary” of known accounts says this, and no more', () => {
  const [, part = ''] = readFileSync('docs/known-accounts.md', 'utf8').split(
    '\n## Which refusals are temporary\n',
  );
  const rows = (part.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  expect(rows.slice(0, KNOWN_REFUSALS.length + 1)).toEqual([
    ['What Google answers', 'Is it temporary?'],
    ...KNOWN_REFUSALS.map(({ what, passes }) => [what, PASSES[passes ?? 'not']]),
  ]);
  const pauses = RUN_PAUSES_MS.map((ms) => ms / 1000).join(', ');
  expect(part).toContain(`after ${pauses.replace(/, (\d+)$/, ' and $1')} seconds`);
  expect(part).toContain(`until ${ALARM_RETRY_MS / 60_000} minutes after the deadline`);
});
