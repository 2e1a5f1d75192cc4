// Each question of the account check in the built program, with every result that it can have.
import type { AccountQuestion } from '../../src/rounds/reply/account';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { fails, pageAnswers } from './disturbances';
import { checked } from './check-run';

quietEvenings('an account');

interface Account {
  readonly prepare?: (addOn: TestHost) => unknown;
  /** What the check says, by kind of result. */
  readonly answers: Partial<Readonly<Record<AccountQuestion, RegExp>>>;
}

const ACCOUNTS: Readonly<Record<string, Account>> = {
  'an account of its own': {
    answers: {
      together: /^holds/,
      'book-link': /^holds: The book opens/,
      page: /^unknown/,
      form: /^holds/,
      'form-open': /^holds/,
      row: /^holds: The test answer took 0\.0 s to arrive\.$/,
      'form-asked': /^holds/,
      stamp: /^holds/,
      formulas: /^holds: Google returns formulas with “,” between arguments and accepts them with “;”/,
      triggers: /^holds/,
    },
  },
  'a page for strangers': { prepare: pageAnswers(200), answers: { page: /^holds/ } },
  'forms of before': {
    prepare: ({ host }) => (host.conditions.formsOfBefore = true),
    answers: { form: /^holds/ },
  },
  'a moment without Forms': {
    prepare: ({ host }) => {
      // All calls of the first question fail.
      for (const nth of [1, 2, 3]) host.faults.fail('FormApp.openById', 'A server error occurred.', { nth });
    },
    answers: { form: /^unknown: .*server error/, 'form-open': /^holds/ },
  },
  'a form that can be neither closed nor opened again': {
    prepare: ({ host }) => {
      host.faults.fail('Form.setCustomClosedFormMessage', 'Busy');
      // It was opened, and closed twice.
      host.faults.fail('Form.setAcceptingResponses', 'Busy', { nth: 5 });
    },
    answers: {
      form: /^fails: Closed forms still accept answers\. .*\(.*Busy.*\) Closed forms can’t be reopened/,
    },
  },
  'a very slow evening': {
    prepare: ({ host }) => (host.faults.costMs = 4000),
    answers: { form: /^unknown: Google is too slow/ },
  },
  'a sheet that cannot be read': {
    prepare: fails('Sheets.Spreadsheets.Values.batchGetByDataFilter', 'Busy'),
    answers: { row: /^unknown: .*Busy/, formulas: /^unknown: .*Busy/ },
  },
  'no answer to several requests': {
    prepare: fails('UrlFetchApp.fetchAll', 'Busy'),
    answers: { together: /^fails: .*\(no response\)/ },
  },
  'no row': {
    prepare: ({ host }) => (host.conditions.rowLagMs = 999_000),
    answers: { row: /^fails: The test answer took more/, 'form-asked': /^holds/, stamp: /^unknown/ },
  },
  'a form that does not tell': {
    prepare: ({ host }) => (host.conditions.hidesResponses = true),
    answers: { 'form-asked': /^fails: In live games/ },
  },
  'a form that tells another time than the sheet': {
    prepare: ({ host }) => (host.conditions.responsesAheadMs = 7000),
    answers: { 'form-asked': /^fails: .*7 s apart/ },
  },
  'a form that refuses to tell': {
    prepare: fails('Form.getResponses', 'Busy'),
    answers: { 'form-asked': /^unknown: .*Busy/ },
  },
  'a sign-in for strangers': {
    prepare: ({ host }) => (host.conditions.asksStrangers = true),
    answers: { 'book-link': /^fails/, 'form-open': /^fails/ },
  },
  'no formulas': {
    prepare: ({ host }) => (host.conditions.formulaLagMs = 999_000),
    answers: { formulas: /^fails: Google computed neither/ },
  },
  'no requests to pages': {
    prepare: fails('UrlFetchApp.fetch', 'Busy'),
    answers: { 'form-open': /^unknown: .*Busy/ },
  },
  'no permissions': {
    prepare: fails('Drive.Permissions.create', 'Busy'),
    answers: { 'book-link': /^unknown: .*Busy/ },
  },
  'one request after another': {
    prepare: ({ host }) => (host.conditions.apisOff = true),
    answers: { together: /^fails/ },
  },
  'no triggers': {
    prepare: fails(/TriggerBuilder\.create$/, 'Busy'),
    answers: { triggers: /^fails: .*\(Busy\).*or remind.*ten minutes.*\(Busy\)\. Players’ books/ },
  },
};

test.each(Object.entries(ACCOUNTS))('%s', (_, { prepare, answers }) => {
  const addOn = openTestHost();
  prepare?.(addOn);
  const told = checked(addOn).questions.map(({ id, answer }) => [id, `${answer?.kind}: ${answer?.text}`]);
  const wanted = Object.entries(answers).map(([id, said]) => [id, expect.stringMatching(said) as unknown]);
  expect(Object.fromEntries(told)).toMatchObject(Object.fromEntries(wanted));
});
