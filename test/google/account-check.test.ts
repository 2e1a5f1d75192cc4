// The check of the account in the built bundle, on the local host: each question answered each way it can be.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import { type AccountAnswer, type AccountCheck, type AccountQuestion } from '../../src/rounds/api';
import { builtSidebar } from '../support/built-program';
import { openTestHost, type TestHost } from '../support/host';
import { gameView, openStage, practiceGame } from '../support/host-game';
import {
  after,
  emptyRows,
  fails,
  hideForms,
  pageAnswers,
  renumber,
  shareAgain,
  slow,
  staysAccepting,
} from './disturbances';
import { checked, killCheck, momentsOfCheck, names, WEBHOOK } from './killed-check';

function answerIn({ questions }: AccountCheck, question: AccountQuestion): AccountAnswer {
  const answer = questions.find(({ id }) => id === question)?.answer ?? null;
  if (answer === null) throw new Error(`${question} was not asked.`);
  return answer;
}

type Prepare = (addOn: TestHost) => unknown;

const undisturbed: Prepare = () => undefined;
const noRow: Prepare = ({ host }) => (host.conditions.rowLagMs = 999_000);

/** A check to its end after each preparation: several questions look at the same one. */
const checks = new Map<Prepare, AccountCheck>();
function checkAfter(prepare: Prepare): AccountCheck {
  const known = checks.get(prepare);
  if (known !== undefined) return known;
  const addOn = openTestHost();
  prepare(addOn);
  const check = checked(addOn);
  checks.set(prepare, check);
  return check;
}

test.each<[AccountQuestion, AccountAnswer['kind'], string, RegExp, Prepare]>([
  ['account', 'holds', 'one account', /the one that/, undisturbed],
  ['permissions', 'holds', 'all boxes ticked', /^Everything is\.$/, undisturbed],
  [
    'permissions',
    'fails',
    'a box left empty',
    /cannot post reminders to Discord\./,
    ({ host }) => host.conditions.unticked.add('https://www.googleapis.com/auth/script.external_request'),
  ],
  ['permissions', 'unknown', 'no answer', /does not tell/, fails('ScriptApp.getAuthorizationInfo', 'Busy')],
  ['space', 'holds', 'room', /^12\.0 GB are free/, undisturbed],
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
  ['page', 'unknown', 'no address', /links lead to the forms/, undisturbed],
  ['page', 'holds', 'a page for strangers', /It does/, pageAnswers(200)],
  ['page', 'fails', 'one that asks for an account', /to the forms/, pageAnswers(200, { text: 'Sign in' })],
  ['page', 'fails', 'a page that is not there', /Manage deployments/, pageAnswers(404)],
  [
    'page',
    'fails',
    'a page that leads to the sign-in',
    /asks for an account/,
    pageAnswers(302, { location: 'https://accounts.google.com/ServiceLogin' }),
  ],
  ['page', 'unknown', 'a fault of Google’s', /fault/, pageAnswers(500)],
  ['language', 'holds', 'English', /They do/, undisturbed],
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
  ['speed', 'fails', 'slow calls', /end the making of a long form/, slow(4.5)],
  ['speed', 'unknown', 'no book', /did not do it: Busy/, fails('Sheets.Spreadsheets.create', 'Busy')],
  ['speed', 'unknown', 'no write', /did not do it: .*Busy/, fails('Sheets.Spreadsheets.batchUpdate', 'Busy')],
  ['own-address', 'holds', 'the owner listed once', /stay the owner/, undisturbed],
  ['own-address', 'fails', 'a refusal', /refuses to share/, fails('Drive.Permissions.create', 'Invalid')],
  [
    'own-address',
    'fails',
    'a second permission',
    /a second time/,
    ({ host }) => after(host, 'Drive.Permissions.create', () => shareAgain(host)),
  ],
  ['form-shown', 'holds', 'a form', /It does\.$/, undisturbed],
  [
    'form-shown',
    'fails',
    'a form that is not shown',
    /cannot tell one in the bin/,
    ({ host }) => hideForms(host),
  ],
  ['responders', 'holds', 'an account of its own', /^Everyone may\.$/, undisturbed],
  [
    'responders',
    'fails',
    'an organisation that forbids it',
    /does not allow it\. Round Keeper goes on/,
    ({ host }) => (host.conditions.forbidsLinks = true),
  ],
  [
    'responders',
    'fails',
    'a form that stays unpublished',
    /stays unpublished/,
    ({ host }) => {
      after(host, 'Form.setPublished', () => {
        for (const id of host.cloud.forms.ids())
          host.cloud.forms.change(id, (form) => void (form.published = false));
      });
    },
  ],
  [
    'responders',
    'holds',
    'forms of before, which throw when they are asked whether they are published',
    /^Everyone may\.$/,
    ({ host }) => (host.conditions.formsOfBefore = true),
  ],
  [
    'responders',
    'unknown',
    'a form of before',
    /does not say/,
    ({ host }) => host.faults.fail('Drive.Permissions.create', 'File not found: .', { code: 404 }),
  ],
  ['prefilled', 'holds', 'the same question', /^It does\.$/, undisturbed],
  [
    'prefilled',
    'fails',
    'another question in the link',
    /hand out the links anew/,
    ({ host }) => after(host, 'Form.deleteItem', () => renumber(host)),
  ],
  ['asked-again', 'holds', 'a second column', /column of its own/, undisturbed],
  [
    'asked-again',
    'fails',
    'a column that is emptied',
    /Some are gone/,
    ({ host }) => after(host, 'Form.deleteItem', () => emptyRows(host)),
  ],
  [
    'asked-again',
    'fails',
    'a column whose heading Google has made unique',
    /under another heading/,
    ({ host }) => (host.conditions.responsesAreTables = true),
  ],
  ['asked-again', 'unknown', 'no row', /No response was/, noRow],
  ['row', 'holds', 'a row at once', /after 0\.0 s\.$/, undisturbed],
  [
    'row',
    'fails',
    'a row late',
    /after 9\.0 s\. In a game played live, resolving waits/,
    ({ host }) => (host.conditions.rowLagMs = 9000),
  ],
  ['row', 'fails', 'no row', /not there in 45 s/, noRow],
  ['row', 'unknown', 'a refusal', /did not do it: Busy/, fails('FormResponse.submit', 'Busy')],
  ['response-tab', 'holds', 'a tab that names its form', /^It does\.$/, undisturbed],
  [
    'response-tab',
    'fails',
    'a tab that names another form',
    /Begin no game/,
    ({ host }) => (host.conditions.namesOtherForms = true),
  ],
  ['book-link', 'holds', 'an account of its own', /^Everyone may\.$/, undisturbed],
  [
    'book-link',
    'fails',
    'an organisation that forbids it',
    /share yourself/,
    ({ host }) => (host.conditions.forbidsLinks = true),
  ],
  [
    'book-link',
    'unknown',
    'a refusal',
    /did not do it: Busy/,
    ({ host }) => host.faults.fail('Drive.Permissions.create', 'Busy'),
  ],
  ['triggers', 'holds', 'a trigger', /made and deleted/, undisturbed],
  ['triggers', 'fails', 'a refusal', /\(Busy\).*nor reminds/, fails('ClockTriggerBuilder.create', 'Busy')],
  ['form-closed', 'holds', 'a form that obeys', /^It does\.$/, undisturbed],
  ['form-closed', 'fails', 'a form that stays open', /takes answers all the same/, staysAccepting(true)],
  ['form-closed', 'fails', 'a form that stays closed', /stays closed/, staysAccepting(false)],
  ['stamp', 'holds', 'the zone of the book', /^It is\.$/, undisturbed],
  [
    'stamp',
    'fails',
    'another zone',
    /as at UTC\+2:00, whatever .* reads/,
    ({ host }) => (host.conditions.stampZone = 'Etc/GMT-2'),
  ],
  ['stamp', 'unknown', 'no row', /No response was/, noRow],
  ['discord-google', 'holds', 'an answer', /knows the webhook/, undisturbed],
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
  const answer = answerIn(checkAfter(prepare), question);
  expect(answer).toMatchObject({ kind, text: expect.stringMatching(text) as unknown });
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
  for (const call of ['Drive.About.get', 'FormApp.openById', 'UrlFetchApp.fetch']) {
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

describe('what was found is gone by', () => {
  const MINUTE = 60_000;

  test('the times of responses are read by the clocks in which they are written', () => {
    const addOn = openTestHost();
    addOn.host.conditions.stampZone = 'Etc/GMT+9';
    checked(addOn);
    practiceGame(addOn);
    given(addOn.desk.submitForPractice({ players: [] }));
    const { submissions, waitingFor } = openStage(addOn.desk);
    expect([submissions.map(({ fate }) => fate), waitingFor]).toEqual([submissions.map(() => 'counts'), []]);
    for (const { at } of submissions) expect(Math.abs(at - addOn.clock.now())).toBeLessThan(MINUTE);
  });

  test('an answer of another day changes nothing that was read before', () => {
    const addOn = openTestHost();
    practiceGame(addOn);
    given(addOn.desk.submitForPractice({ players: [] }));
    const before = openStage(addOn.desk).submissions;
    addOn.host.conditions.stampZone = 'Etc/GMT+9';
    checked(addOn);
    expect(openStage(addOn.desk).submissions).toEqual(before);
    expect(gameView(addOn.desk).warnings.join()).toContain(
      'The time zone of the responses was changed from Europe/Berlin to GMT-09:00.',
    );
  });

  test('the sidebar is told how long a response took', () => {
    const addOn = openTestHost({ html: { sidebar: builtSidebar() } });
    addOn.host.conditions.rowLagMs = 9000;
    checked(addOn);
    addOn.host.call('openRoundKeeper');
    expect(addOn.host.ui.shown.at(-1)?.html).toContain('"ROUND_KEEPER_ARRIVAL_MS":9000');
  });
});

test('a trigger that a killed check left is gone at the next opening of its screen', () => {
  const addOn = openTestHost();
  addOn.host.faults.kill('ClockTriggerBuilder.create', { when: 'after' });
  expect(() => checked(addOn)).toThrow();
  expect(addOn.host.triggers()).toHaveLength(1);
  given(addOn.desk.getAccountCheck());
  expect(addOn.host.triggers()).toEqual([]);
});

describe('throwaway files', () => {
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

  test('are gone after the check was killed at the first call of each kind', () => {
    const firsts = new Map(momentsOfCheck().map((moment) => [moment.name, moment]));
    expect(firsts.size).toBeGreaterThan(15);
    for (const moment of firsts.values()) killCheck(moment);
  });

  test('are gone when Round Keeper is opened the next time', () => {
    const addOn = openTestHost({ html: { sidebar: builtSidebar() } });
    const before = names(addOn);
    addOn.host.faults.kill('FormResponse.submit');
    expect(() => checked(addOn)).toThrow();
    addOn.host.call('openRoundKeeper');
    // A check in another window may go on.
    expect(names(addOn).length).toBe(before.length + 2);
    addOn.clock.pass(700_000);
    addOn.host.call('openRoundKeeper');
    expect(names(addOn)).toEqual(before);
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
