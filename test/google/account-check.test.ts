// The check of the account in the built bundle, on the local host: each question answered each way it can be.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import {
  ACCOUNT_QUESTIONS,
  type AccountAnswer,
  type AccountCheck,
  type AccountQuestion,
} from '../../src/rounds/view/api';
import { openTestHost, type TestHost } from '../support/host';

const WEBHOOK = 'https://discord.com/api/webhooks/1234/secret-token';

/** Asks everything. */
function checked(addOn: TestHost, webhook = WEBHOOK, status: number | null = 200): AccountCheck {
  for (;;) {
    const check = given(addOn.desk.askAccount({ webhook, status }));
    if (check.next === null) return check;
  }
}

function answerIn({ questions }: AccountCheck, question: AccountQuestion): AccountAnswer {
  const answer = questions.find(({ id }) => id === question)?.answer ?? null;
  if (answer === null) throw new Error(`${question} was not asked.`);
  return answer;
}

test.each<[AccountQuestion, AccountAnswer['kind'], string, RegExp, (addOn: TestHost) => unknown]>([
  ['account', 'holds', 'one account', /the one that/, () => undefined],
  ['account', 'fails', 'two', /another account/, ({ host }) => (host.conditions.runsAs = 'bo@example.com')],
  ['account', 'unknown', 'none named', /does not name/, ({ host }) => (host.conditions.runsAs = '')],
  ['space', 'holds', 'room', /^12\.0 GB are free/, () => undefined],
  [
    'space',
    'holds',
    'no limit',
    /no limit/,
    ({ host }) => (host.conditions.storage = { limit: null, usage: 5 }),
  ],
  ['space', 'fails', 'none left', /full/, ({ host }) => (host.conditions.storage = { limit: 5, usage: 5 })],
  [
    'space',
    'unknown',
    'no answer',
    /did not do it: Busy/,
    ({ host }) => host.faults.fail('Drive.About.get', 'Busy'),
  ],
  ['language', 'holds', 'English', /They do/, () => undefined],
  [
    'language',
    'fails',
    'Portuguese',
    /another language \(pt\)/,
    ({ host }) => {
      host.conditions.language = 'pt';
    },
  ],
  [
    'language',
    'unknown',
    'words unknown in English',
    /not known here: Nope$/,
    ({ host }) => host.faults.fail('FormApp.openById', 'Nope'),
  ],
  ['discord-google', 'holds', 'an answer', /knows the webhook/, () => undefined],
  [
    'discord-google',
    'fails',
    'a 429',
    /refuses \(429\)/,
    ({ answers }) => answers.push({ code: 429, text: 'error code: 1015' }),
  ],
  [
    'discord-google',
    'fails',
    'silence',
    /No answer/,
    ({ host }) => host.faults.fail('UrlFetchApp.fetch', 'Address unavailable'),
  ],
])('%s: %s with %s', (question, kind, _, text, prepare) => {
  const addOn = openTestHost();
  prepare(addOn);
  const answer = answerIn(checked(addOn), question);
  expect(answer).toEqual({ kind, text: expect.stringMatching(text) as unknown });
});

test.each([
  [200, 'holds'],
  [null, 'fails'],
])('the window that got %s from Discord: %s', (status, kind) => {
  expect(answerIn(checked(openTestHost(), WEBHOOK, status), 'discord-browser').kind).toBe(kind);
});

test.each(['', 'https://example.org/webhook'])('without a webhook Discord is not asked: %j', (webhook) => {
  const addOn = openTestHost();
  const check = checked(addOn, webhook, null);
  expect([answerIn(check, 'discord-google').kind, answerIn(check, 'discord-browser').kind]).toEqual([
    'unknown',
    'unknown',
  ]);
  expect(addOn.requests).toEqual([]);
});

test('Discord is only asked: nothing is posted', () => {
  const addOn = openTestHost();
  checked(addOn);
  expect(addOn.requests.map(({ method }) => method)).toEqual(['get']);
});

test('whatever goes wrong, the report and what is kept name nobody and nothing', () => {
  const addOn = openTestHost();
  const secret = `host@example.com may not see 1AbCdEfGhIjKlMnOpQrStUvWxYz at ${WEBHOOK}`;
  for (const call of ['Drive.About.get', 'User.getEmail', 'FormApp.openById', 'UrlFetchApp.fetch']) {
    addOn.host.faults.fail(call, secret);
  }
  const { report } = checked(addOn);
  expect(report).toContain('Google did not do it: … may not see … at …');
  // The id of the book is the name of the store, not what is in it.
  const kept = JSON.stringify(addOn.store.read('properties')).replace(
    `document ${addOn.host.bookId ?? ''}`,
    '',
  );
  for (const text of [report, kept]) {
    for (const name of ['host@example.com', '1AbCdEf', 'secret-token', addOn.host.bookId]) {
      expect(text).not.toContain(name);
    }
  }
});

test('the report in the pages for hosts is one that the program makes', () => {
  const addOn = openTestHost();
  addOn.host.conditions.language = 'pt';
  addOn.answers.push({ code: 429 });
  const { report } = checked(addOn);
  const indented = report.replace(/^/gm, '    ');
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`\n\n${indented}\n\n`);
});

test('closed in the middle, it goes on where it stopped, and makes no file', () => {
  const addOn = openTestHost();
  const files = addOn.host.cloud.files();
  given(addOn.desk.askAccount({ webhook: '', status: null }));
  addOn.host.faults.kill('Drive.About.get');
  expect(() => addOn.desk.askAccount({ webhook: '', status: null })).toThrow();
  expect(given(addOn.desk.getAccountCheck()).next).toBe(ACCOUNT_QUESTIONS[1].id);
  checked(addOn);
  expect(addOn.host.cloud.files()).toEqual(files);
});
