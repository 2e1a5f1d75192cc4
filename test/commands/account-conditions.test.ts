// An account as its report says: each finding is played, or it is said why not.
import { ACCOUNT_QUESTIONS } from '../../src/rounds/api';
import { readReport } from '../../src/rounds/account/report';
import { playAccount } from '../../src/commands/account-conditions';
import { checked } from '../google/killed-check';
import { openTestHost } from '../support/host';
import { EACH_FINDING, FINDINGS, played, reportOf } from './account-findings';

test.each(EACH_FINDING)('$id: “$text” makes another account', ({ id, text }) => {
  const { addOn, table, window, google } = played();
  const usual = [structuredClone(addOn.host.conditions), window(), google()];
  const [finding, ...others] = playAccount(table, reportOf({ [id]: text }));
  expect([finding?.answer.text, finding?.notPlayed, others]).toEqual([text, undefined, []]);
  expect([addOn.host.conditions, window(), google()]).not.toEqual(usual);
});

test('only two accounts at once cannot be played, and that is said with its reason', () => {
  const unplayed = ACCOUNT_QUESTIONS.filter(({ id }) => FINDINGS[id].length === 0);
  expect(unplayed.map(({ id }) => id)).toEqual(['account']);
  const [finding] = playAccount(played().table, reportOf({ account: 'Two of them.' }));
  expect(finding?.notPlayed).toMatch(/no call is answered/);
});

test('a sentence of another version is not played, and that is said', () => {
  for (const id of ['permissions', 'loading', 'zones', 'speed', 'row', 'stamp'] as const) {
    const [finding] = playAccount(played().table, reportOf({ [id]: 'Perhaps.' }));
    expect([id, finding?.notPlayed]).toEqual([id, expect.stringContaining('other words')]);
  }
});

test('times that were measured are played where they hold, too', () => {
  const { addOn, table } = played();
  const report = checked(openTestHost()).report.replace('after 0.0 s', 'after 3.0 s');
  const measured = playAccount(table, report).map(({ title }) => title);
  expect(measured).toEqual([
    'Does a click that does nothing come back soon?',
    'Is Google fast enough?',
    'Is a response soon in the sheet?',
  ]);
  expect(addOn.host.conditions).toMatchObject({ loadMs: 900, rowLagMs: 3000 });
});

test('text that is no report has no findings', () => {
  expect(readReport('Is there room in Drive?').size).toBe(0);
  const { addOn, table } = played();
  const usual = structuredClone(addOn.host.conditions);
  expect(playAccount(table, reportOf({}))).toEqual([]);
  expect(addOn.host.conditions).toEqual(usual);
});

test('the report of a check is read as it was found', () => {
  const check = checked(openTestHost());
  const found = readReport(check.report);
  for (const { id, answer } of check.questions) {
    expect([id, found.get(id)?.kind, found.get(id)?.text]).toEqual([id, answer?.kind, answer?.text]);
  }
});
