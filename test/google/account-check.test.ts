// The account check in the built program: its report, and how the program uses the results.
import { readFileSync } from 'node:fs';
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { openStage, practiceGame, SMALL } from '../support/host-game';
import { sampled } from '../support/sample';
import { checked } from './check-run';

quietEvenings('an account');

// `npm test` tries a form row that arrives in time and one that's too late.
test.each(sampled([0, 20_000, 40_000, 999_000], [20_000, 999_000]))(
  'with rows after %i ms no question takes longer than 47 s',
  (rowLagMs) => {
    const addOn = openTestHost();
    addOn.host.conditions.rowLagMs = rowLagMs;
    for (let next: unknown = ''; next !== null;) {
      const before = addOn.clock.now();
      const asked = next;
      ({ next } = unwrapReply(addOn.desk.askAccount()));
      expect([asked, addOn.clock.now() - before <= 47_000]).toEqual([asked, true]);
    }
  },
);

test('whatever goes wrong, the report and what is kept name nobody and nothing', () => {
  const addOn = openTestHost();
  const secret = `host@example.com may not see 1AbCdEfGhIjKlMnOpQrStUvWxYz at https://docs.google.com/forms/d/secret-token`;
  for (const call of ['Sheets.Spreadsheets.create', 'Drive.Files.create']) {
    addOn.host.faults.fail(call, secret);
  }
  const { report } = checked(addOn);
  expect(report).toContain('Google refused: … may not see … at …');
  // The book's id is also the name of its properties, so it's removed here.
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

test('the guide shows lines of a report that the program makes', () => {
  const addOn = openTestHost();
  addOn.host.faults.costMs = 400;
  const { report } = checked(addOn);
  const [, check = ''] = readFileSync('docs/deploying.md', 'utf8').split('\n## Check your account\n');
  const [shown = ''] = /^ {4}.+(\n {4}.+)+/m.exec(check) ?? [];
  expect(shown).toContain('yes:');
  expect(report).toContain(shown.replaceAll(/^ {4}/gm, ''));
});

describe('what was found is gone by', () => {
  const MINUTE = 60_000;

  test('the times of responses are read by the clocks in which they are written', () => {
    const addOn = openTestHost();
    addOn.host.conditions.stampZone = 'Etc/GMT+9';
    checked(addOn, 'stamp');
    practiceGame(addOn, SMALL);
    unwrapReply(addOn.desk.submitForPractice({ players: [] }));
    const { submissions, waitingFor } = openStage(addOn.desk);
    expect([submissions.map(({ fate }) => fate), waitingFor]).toEqual([submissions.map(() => 'counts'), []]);
    for (const { at } of submissions) expect(Math.abs(at - addOn.clock.now())).toBeLessThan(MINUTE);
  });

  test('the sidebar is told how long a response took', () => {
    const addOn = openTestHost();
    addOn.host.conditions.rowLagMs = 9000;
    checked(addOn, 'row');
    addOn.host.call('openRoundKeeper');
    expect(addOn.host.ui.shown.at(-1)?.html).toContain('"ROUND_KEEPER_ARRIVAL_MS":9000');
  });
});
