// The check of the account in the built bundle, on the local host: Discord's part, its report, and what goes by it.
import { readFileSync } from 'node:fs';
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { gameView, openStage, practiceGame, SMALL, submittedGame } from '../support/host-game';
import { sampled } from '../support/sample';
import { answerIn } from './account-answers';
import { checked, FRIEND, WEBHOOK } from './killed-check';

quietEvenings('an account');

/** A whole check takes long: the first of these asks everything, the others as far as a friend's address. */
test.each([
  ['', '', /^No address was entered\. It is found out when/, undefined],
  ['https://example.org/webhook', 'nobody', /^That is no e-mail address/, 'outside'],
  ['', 'HOST@example.com', /^That is your own address/, 'outside'],
] as const)(
  'without a webhook, with “%s”, Discord is not asked; with “%s” for a friend’s address no book is shared',
  (webhook, friend, text, last) => {
    const addOn = openTestHost();
    addOn.host.faults.watch = ({ name, given: values }) => {
      if (name === 'Drive.Permissions.create') expect(JSON.stringify(values)).not.toContain('nobody');
    };
    const check = checked(addOn, webhook, null, friend, last);
    expect([answerIn(check, 'discord-google').kind, answerIn(check, 'discord-browser').kind]).toEqual([
      'unknown',
      'unknown',
    ]);
    expect(addOn.requests).toEqual([]);
    const { kind, text: said } = answerIn(check, 'outside');
    expect([kind, said]).toEqual(['unknown', expect.stringMatching(text)]);
  },
);

test('a friend’s address is neither kept nor reported, and no longer reads a book', () => {
  const addOn = openTestHost();
  const readers: unknown[] = [];
  const seen = (): void => {
    readers.push(...Object.values(addOn.host.cloud.files()).flatMap(({ permissions }) => permissions));
  };
  addOn.host.faults.plant({
    on: 'Drive.Permissions.create',
    when: 'after',
    action: { do: 'run', run: seen },
  });
  let left = 'nobody looked';
  const look = (): void => void (left = JSON.stringify(addOn.host.cloud.files()));
  addOn.host.faults.plant({
    on: 'Drive.Permissions.remove',
    when: 'after',
    action: { do: 'run', run: look },
  });
  const { report } = checked(addOn);
  expect(JSON.stringify(readers)).toContain(FRIEND);
  expect(left).not.toContain(FRIEND);
  expect(report).not.toContain('friend');
  expect(JSON.stringify(addOn.store.read('properties'))).not.toContain('friend');
});

// In npm test a row of a form that comes while the check waits for it, and one that comes too late.
test.each(sampled([0, 20_000, 40_000, 999_000], [20_000, 999_000]))(
  'with rows after %i ms no question takes longer than 47 s',
  (rowLagMs) => {
    const addOn = openTestHost();
    addOn.host.conditions.rowLagMs = rowLagMs;
    for (let next: unknown = ''; next !== null;) {
      const before = addOn.clock.now();
      const asked = next;
      ({ next } = given(addOn.desk.askAccount({ webhook: '', friend: '', status: null, callMs: null })));
      expect([asked, addOn.clock.now() - before <= 47_000]).toEqual([asked, true]);
    }
  },
);

test('a check is offered before the first game, until one was begun', () => {
  const addOn = openTestHost();
  expect(given(addOn.desk.getDesk())).toMatchObject({ phase: 'empty', unchecked: true });
  given(addOn.desk.askAccount({ webhook: '', friend: '', status: null, callMs: null }));
  expect(given(addOn.desk.getDesk())).not.toHaveProperty('unchecked');
});

test.each([
  [200, 'holds', undefined],
  [null, 'fails', 'discord-browser'],
] as const)(
  'Discord is only asked, and nothing posted; the window that got %s from it: %s',
  (status, kind, last) => {
    const addOn = openTestHost();
    expect(answerIn(checked(addOn, WEBHOOK, status, FRIEND, last), 'discord-browser').kind).toBe(kind);
    expect(addOn.requests.map(({ method }) => method)).toEqual(['get']);
  },
);

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
    checked(addOn, WEBHOOK, 200, FRIEND, 'stamp');
    practiceGame(addOn, SMALL);
    given(addOn.desk.submitForPractice({ players: [] }));
    const { submissions, waitingFor } = openStage(addOn.desk);
    expect([submissions.map(({ fate }) => fate), waitingFor]).toEqual([submissions.map(() => 'counts'), []]);
    for (const { at } of submissions) expect(Math.abs(at - addOn.clock.now())).toBeLessThan(MINUTE);
  });

  test('an answer of another day changes nothing that was read before', () => {
    const addOn = submittedGame(SMALL);
    const before = openStage(addOn.desk).submissions;
    addOn.host.conditions.stampZone = 'Etc/GMT+9';
    checked(addOn, WEBHOOK, 200, FRIEND, 'stamp');
    expect(openStage(addOn.desk).submissions).toEqual(before);
    expect(gameView(addOn.desk).warnings.join()).toContain(
      'The time zone of the responses was changed from Europe/Berlin to GMT-09:00.',
    );
  });

  test('the sidebar is told how long a response took', () => {
    const addOn = openTestHost();
    addOn.host.conditions.rowLagMs = 9000;
    checked(addOn, WEBHOOK, 200, FRIEND, 'row');
    addOn.host.call('openRoundKeeper');
    expect(addOn.host.ui.shown.at(-1)?.html).toContain('"ROUND_KEEPER_ARRIVAL_MS":9000');
  });
});
