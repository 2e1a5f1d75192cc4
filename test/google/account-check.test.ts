// The check of the account in the built bundle, on the local host: each question answered each way it can be.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import { type AccountAnswer, type AccountCheck, type AccountQuestion } from '../../src/rounds/view/api';
import { GoogleError } from '../../src/local/apps-script/errors';
import type { Host } from '../../src/local/apps-script/host';
import { serialOfInstant } from '../../src/local/apps-script/sheets/serial';
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

const fails =
  (call: string, message: string) =>
  ({ host }: TestHost): void =>
    host.faults.fail(call, message);

/** Every call of a service takes so many seconds. */
const slow =
  (seconds: number) =>
  ({ host }: TestHost): void => {
    host.faults.costMs = seconds * 1000;
  };

/** Runs this each time a call of a service is done. */
function after(host: Host, call: string, run: () => void): void {
  host.faults.plant({ on: call, when: 'after', action: { do: 'run', run } });
}

/** The throwaway book. */
function bookOf(host: Host): string {
  const book = host.books().find(({ name }) => name.startsWith('Round Keeper check'));
  if (book === undefined) throw new Error('There is no throwaway book.');
  return book.id;
}

function shareAgain(host: Host): void {
  host.cloud.changeFiles((files) => {
    files[bookOf(host)]?.permissions.push({ id: '2', type: 'user', role: 'reader', emailAddress: host.user });
  });
}

/** Drive shows no form once it is made. */
function hideForms(host: Host): void {
  after(host, 'Drive.Files.create', () => {
    const run = (): void => {
      throw new GoogleError('File not found: .', 'GoogleJsonResponseException', { code: 404 });
    };
    host.faults.plant({ on: 'Drive.Files.get', nth: 2, action: { do: 'run', run } });
  });
}

/** Writes the time of all responses as the clocks of this zone show it. */
function stampIn(host: Host, zone: string): void {
  host.cloud.changeBookAsGoogle(bookOf(host), (draft) => {
    for (const row of draft.tabs.find(({ sheetId }) => sheetId !== 0)?.rows.slice(1) ?? []) {
      const [stamp] = row;
      if (stamp !== undefined)
        stamp.userEnteredValue = { numberValue: serialOfInstant(host.clock.now(), zone) };
    }
  });
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
  [
    'speed',
    'holds',
    'quick calls',
    /^A book takes 1\.0 s, a write 1\.0 s, a question of a form 4\.0 s: .*20 players/,
    slow(1),
  ],
  ['speed', 'fails', 'slow calls', /end the making of a long form/, slow(5)],
  ['speed', 'unknown', 'no book', /did not do it: Busy/, fails('Sheets.Spreadsheets.create', 'Busy')],
  ['speed', 'unknown', 'no write', /did not do it: .*Busy/, fails('Sheets.Spreadsheets.batchUpdate', 'Busy')],
  ['own-address', 'holds', 'the owner listed once', /stay the owner/, () => undefined],
  ['own-address', 'fails', 'a refusal', /refuses to share/, fails('Drive.Permissions.create', 'Invalid')],
  [
    'own-address',
    'fails',
    'a second permission',
    /a second time/,
    ({ host }) => after(host, 'Drive.Permissions.create', () => shareAgain(host)),
  ],
  ['form-shown', 'holds', 'a form', /It does\.$/, () => undefined],
  [
    'form-shown',
    'fails',
    'a form that is not shown',
    /cannot tell one in the bin/,
    ({ host }) => hideForms(host),
  ],
  ['row', 'holds', 'a row at once', /after 0\.0 s\.$/, () => undefined],
  [
    'row',
    'fails',
    'a row late',
    /after 9\.0 s\. Round Keeper counts/,
    ({ host }) => (host.conditions.rowLagMs = 9000),
  ],
  ['row', 'fails', 'no row', /not there in 45 s/, ({ host }) => (host.conditions.rowLagMs = 999_000)],
  ['row', 'unknown', 'a refusal', /did not do it: Busy/, fails('FormResponse.submit', 'Busy')],
  ['stamp', 'holds', 'the zone of the book', /^It is\.$/, () => undefined],
  [
    'stamp',
    'fails',
    'another zone',
    /as at UTC\+2:00, whatever/,
    ({ host }) => after(host, 'FormResponse.submit', () => stampIn(host, 'Etc/GMT-2')),
  ],
  ['stamp', 'unknown', 'no row', /No response was/, ({ host }) => (host.conditions.rowLagMs = 999_000)],
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
  addOn.host.faults.costMs = 400;
  const { report } = checked(addOn);
  const indented = report.replace(/^/gm, '    ');
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`\n\n${indented}\n\n`);
});

describe('throwaway files', () => {
  const names = (addOn: TestHost): readonly string[] =>
    Object.values(addOn.host.cloud.files()).map(({ name }) => name);

  test('are made, and gone at the end', () => {
    const addOn = openTestHost();
    const before = names(addOn);
    const seen = new Set<string>();
    for (let next: unknown = ''; next !== null;) {
      const check = given(addOn.desk.askAccount({ webhook: '', status: null }));
      for (const name of names(addOn)) seen.add(name);
      next = check.next;
      expect(check.leftover).toEqual([]);
    }
    expect(seen.size).toBe(before.length + 2);
    expect(names(addOn)).toEqual(before);
  });

  test('are gone wherever the check is killed, once the screen is opened again', () => {
    const whole = openTestHost();
    checked(whole);
    const calls = whole.host.faults.trace();
    const first = calls.findIndex(({ name }) => name === 'Sheets.Spreadsheets.create');
    // The moment before a call is the one after the call before it; one that fails by itself has none after it.
    const moments = calls.flatMap(({ outcome }, index) =>
      outcome === 'done' && index >= first - 1 ? [{ nth: index + 1, when: 'after' } as const] : [],
    );
    expect(moments.length).toBeGreaterThan(100);
    for (const moment of moments) {
      const addOn = openTestHost();
      const before = names(addOn);
      addOn.host.faults.kill('*', moment);
      expect(() => checked(addOn)).toThrow();
      addOn.clock.pass(300_000);
      const { leftover } = given(addOn.desk.getAccountCheck());
      expect({ ...moment, leftover, names: names(addOn) }).toEqual({
        ...moment,
        leftover: [],
        names: before,
      });
    }
  });

  test('that cannot be removed are named, and removed when they can', () => {
    const addOn = openTestHost();
    const before = names(addOn);
    addOn.host.faults.fail('Drive.Files.remove', 'Busy');
    expect(checked(addOn).leftover).toHaveLength(2);
    addOn.host.faults.clear();
    expect(given(addOn.desk.getAccountCheck()).leftover).toEqual([]);
    expect(names(addOn)).toEqual(before);
  });

  test('deleted by hand are no longer looked for', () => {
    const addOn = openTestHost();
    addOn.host.faults.fail('Drive.Files.remove', 'Busy');
    checked(addOn);
    addOn.host.cloud.changeFiles((files) => {
      for (const { id, name } of Object.values(files))
        if (name.startsWith('Round Keeper check')) Reflect.deleteProperty(files, id);
    });
    for (const id of addOn.host.cloud.forms.ids()) addOn.host.cloud.forms.remove(id);
    expect(given(addOn.desk.getAccountCheck()).leftover).toEqual([]);
  });

  test('of a check that was closed: it goes on where it stopped, with new ones', () => {
    const addOn = openTestHost();
    const before = names(addOn);
    addOn.host.faults.kill('FormResponse.submit');
    expect(() => checked(addOn)).toThrow();
    expect(given(addOn.desk.getAccountCheck()).next).toBe('row');
    const check = checked(addOn);
    expect(answerIn(check, 'row').kind).toBe('holds');
    expect(answerIn(check, 'stamp').kind).toBe('holds');
    expect(names(addOn)).toEqual(before);
  });
});
