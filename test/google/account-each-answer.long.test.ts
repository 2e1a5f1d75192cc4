// The check of the account in the built bundle, on the local host: each question answered each way it can be.
import type { AccountAnswer, AccountCheck, AccountQuestion } from '../../src/rounds/reply/account';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { answerIn } from './account-answers';
import {
  after,
  emptyRows,
  fails,
  hideForms,
  pageAnswers,
  refusesToDraw,
  renumber,
  shareAgain,
  slow,
} from './disturbances';
import { checked, FRIEND } from './killed-check';

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
  ['speed', 'fails', 'slow calls', /end the making of a long form/, slow(3.5)],
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
  ['form-road', 'holds', 'an account of its own', /^It does: made, drawn/, undisturbed],
  [
    'form-road',
    'holds',
    'forms of before, which throw when they are asked whether they are published',
    /^It does/,
    ({ host }) => (host.conditions.formsOfBefore = true),
  ],
  [
    'form-road',
    'unknown',
    'a moment without Forms',
    /server error/,
    fails('FormApp.openById', 'We’re sorry, a server error occurred. Please wait a bit and try again.'),
  ],
  ['copy', 'holds', 'a copy', /nobody else/, undisturbed],
  ['copy', 'unknown', 'a refusal', /Copying the book .*Busy/, fails(/files\.copy$/i, 'Busy')],
  ['beside', 'holds', 'two calls', /^They do/, undisturbed],
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
  ['form-asked', 'holds', 'a form that tells', /^It does\.$/, undisturbed],
  ['form-asked', 'holds', 'a form that tells before its row is there', /^It does\.$/, noRow],
  [
    'form-asked',
    'fails',
    'a form that does not tell',
    /^It does not\. .* the sheet alone/,
    ({ host }) => (host.conditions.hidesResponses = true),
  ],
  [
    'form-asked',
    'fails',
    'another time than in the sheet',
    /7 s apart/,
    ({ host }) => (host.conditions.responsesAheadMs = 7000),
  ],
  ['form-asked', 'unknown', 'a refusal', /did not do it: Busy/, fails('Form.getResponses', 'Busy')],
  ['outside', 'holds', 'a friend', /^It may\.$/, undisturbed],
  [
    'outside',
    'fails',
    'an organisation that forbids it',
    /and names each book that it could not share/,
    ({ host }) => (host.conditions.forbidsOutside = true),
  ],
  [
    'outside',
    'unknown',
    'an address without an account',
    /^Google knows no account/,
    ({ host }) => (host.conditions.accounts = { [FRIEND]: null }),
  ],
  ['response-tab', 'holds', 'a tab that names its form', /^It does\.$/, undisturbed],
  ['book-link', 'holds', 'an account of its own', /^Everyone may: it opens/, undisturbed],
  ['book-link', 'fails', 'a sign-in for strangers', /signed in to Google/, asksStrangers],
  ['form-open', 'holds', 'a page for everybody', /^It does\.$/, undisturbed],
  ['form-open', 'fails', 'a sign-in', /on their pages/, asksStrangers],
  ['form-open', 'unknown', 'a fault', /did not do it: Busy/, fails('UrlFetchApp.fetch', 'Busy')],
  ['drawing', 'holds', 'a whole book', /tabs and a chart/, undisturbed],
  ['drawing', 'fails', 'a refusal', /\(.*addChart.*\)\. Begin no game/, refusesToDraw],
  [
    'sections',
    'unknown',
    'a form that takes no answers',
    /takes no answers/,
    ({ host }) => (host.conditions.staysUnpublished = true),
  ],
  ['sections', 'holds', 'a form that leads', /^It may\.$/, undisturbed],
  ['loading', 'holds', 'a quick answer', /took 0\.9 s/, undisturbed],
  ['zones', 'holds', 'a known zone', /Europe\/Berlin/, undisturbed],
  ['cache', 'unknown', 'a refusal', /did not do it: Busy/, fails('Cache.put', 'Busy')],
  ['submit-trigger', 'holds', 'a trigger', /made and deleted/, undisturbed],
  [
    'submit-trigger',
    'fails',
    'a refusal',
    /\(Busy\).*not told/,
    fails('SpreadsheetTriggerBuilder.create', 'Busy'),
  ],
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
