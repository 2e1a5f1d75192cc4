// The check of the account in the built bundle, on the local host: each question answered each way it can be.
import type { AccountAnswer, AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { fails, pageAnswers } from './disturbances';
import { answerIn, checked } from './check-run';

quietEvenings('an account');

type Prepare = (addOn: TestHost) => unknown;

const undisturbed: Prepare = () => undefined;
const asksStrangers: Prepare = ({ host }) => (host.conditions.asksStrangers = true);
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
  ['form', 'holds', 'an account of its own', /^A test form was drawn/, undisturbed],
  [
    'form',
    'holds',
    'forms of before, which throw when they are asked whether they are published',
    /^A test form/,
    ({ host }) => (host.conditions.formsOfBefore = true),
  ],
  [
    'form',
    'unknown',
    'a moment without Forms',
    /server error/,
    fails('FormApp.openById', 'We’re sorry, a server error occurred. Please wait a bit and try again.'),
  ],
  ['row', 'holds', 'a row at once', /after 0\.0 s\.$/, undisturbed],
  [
    'row',
    'fails',
    'a row late',
    /after 9\.0 s\. In a game played live, resolving waits/,
    ({ host }) => (host.conditions.rowLagMs = 9000),
  ],
  ['row', 'fails', 'no row', /wasn’t there in 45 s/, noRow],
  ['row', 'unknown', 'a refusal', /didn’t do it: .*Busy/, fails('FormResponse.submit', 'Busy')],
  ['form-asked', 'holds', 'a form that tells', /^It does\.$/, undisturbed],
  ['form-asked', 'holds', 'a form that tells before its row is there', /^It does\.$/, noRow],
  [
    'form-asked',
    'fails',
    'a form that does not tell',
    /^It doesn’t\. .* only what is in the sheet/,
    ({ host }) => (host.conditions.hidesResponses = true),
  ],
  [
    'form-asked',
    'fails',
    'another time than in the sheet',
    /7 s apart/,
    ({ host }) => (host.conditions.responsesAheadMs = 7000),
  ],
  ['form-asked', 'unknown', 'a refusal', /didn’t do it: .*Busy/, fails('Form.getResponses', 'Busy')],
  ['book-link', 'holds', 'an account of its own', /^They can\. It opens/, undisturbed],
  ['book-link', 'fails', 'a sign-in for strangers', /signed in to Google/, asksStrangers],
  ['form-open', 'holds', 'a page for everybody', /^It does\.$/, undisturbed],
  ['form-open', 'fails', 'a sign-in', /on their pages/, asksStrangers],
  ['form-open', 'unknown', 'a fault', /didn’t do it: .*Busy/, fails('UrlFetchApp.fetch', 'Busy')],
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
    /didn’t do it: .*Busy/,
    ({ host }) => host.faults.fail('Drive.Permissions.create', 'Busy'),
  ],
  ['triggers', 'holds', 'a trigger', /created and deleted/, undisturbed],
  [
    'together',
    'fails',
    'a refusal',
    /one file after another/,
    ({ host }) => (host.conditions.apisOff = true),
  ],
  ['together', 'holds', 'an account of its own', /^They can\.$/, undisturbed],
  [
    'triggers',
    'fails',
    'a refusal on submissions only',
    /^Google .*\(Busy\)\. Players’ books/,
    fails('SpreadsheetTriggerBuilder.create', 'Busy'),
  ],
  ['triggers', 'fails', 'a refusal', /\(Busy\).*nor reminds/, fails('ClockTriggerBuilder.create', 'Busy')],
  ['stamp', 'holds', 'the zone of the book', /^It is\.$/, undisturbed],
  [
    'stamp',
    'fails',
    'another zone',
    /in UTC\+2:00, whatever .* reads/,
    ({ host }) => (host.conditions.stampZone = 'Etc/GMT-2'),
  ],
  ['stamp', 'unknown', 'no row', /No answer was/, noRow],
])('%s: %s with %s', (question, kind, _, text, prepare) => {
  const answer = answerIn(checkAfter(prepare), question);
  expect(answer).toMatchObject({ kind, text: expect.stringMatching(text) as unknown });
});
