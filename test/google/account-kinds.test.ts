// Accounts, each with one thing otherwise: the check names what does not hold on it, and nothing else.
import { AUTH } from '../../src/rounds/account/permissions';
import type { AccountQuestion } from '../../src/rounds/api';
import { openTestHost, type TestHost } from '../support/host';
import { after, fails, pageAnswers, refusesToDraw, renumber, staysAccepting } from './disturbances';
import { checked } from './killed-check';

test.each<[string, (addOn: TestHost) => unknown, readonly AccountQuestion[]]>([
  [
    'left a box empty',
    ({ host }) => host.conditions.unticked.add(`${AUTH}script.scriptapp`),
    ['permissions', 'triggers', 'submit-trigger'],
  ],
  ['has a full Drive', ({ host }) => (host.conditions.storage = { limit: 5, usage: 5 }), ['space']],
  ['speaks another language', ({ host }) => (host.conditions.language = 'pt'), ['language']],
  [
    'is of an organisation',
    ({ host }) => (host.conditions.forbidsLinks = true),
    ['book-link', 'responders', 'form-open'],
  ],
  [
    'asks strangers who they are',
    ({ host }) => (host.conditions.asksStrangers = true),
    ['book-link', 'form-open'],
  ],
  [
    'wants every page of a form answered',
    ({ host }) => (host.conditions.scriptsAnswerAllPages = true),
    ['sections'],
  ],
  ['refuses to draw a book whole', refusesToDraw, ['drawing']],
  ['remembers nothing', ({ host }) => after(host, 'Cache.put', () => host.clock.pass(70_000)), ['cache']],
  [
    'has a zone that scripts do not know',
    ({ host }) =>
      host.cloud.changeBookAsGoogle(host.bookId ?? '', (book) => void (book.timeZone = 'Mars/Gale')),
    ['zones'],
  ],
  ['takes long to load the program', ({ host }) => (host.conditions.loadMs = 4000), ['loading']],
  [
    'may not share outside its organisation',
    ({ host }) => (host.conditions.forbidsOutside = true),
    ['outside'],
  ],
  ['has forms that do not tell', ({ host }) => (host.conditions.hidesResponses = true), ['form-asked']],
  ['may make no triggers', fails('ClockTriggerBuilder.create', 'Not here'), ['triggers']],
  ['asks questions slowly', ({ host }) => host.conditions.slowCalls.push([/^\w+Item\.set/, 5000]), ['speed']],
  ['has a page that asks for a sign-in', pageAnswers(302), ['page']],
  ['gets its rows late', ({ host }) => (host.conditions.rowLagMs = 9000), ['row']],
  ['has clocks of its own', ({ host }) => (host.conditions.stampZone = 'Etc/GMT-2'), ['stamp']],
  ['has tabs of other forms', ({ host }) => (host.conditions.namesOtherForms = true), ['response-tab']],
  ['keeps responses in tables', ({ host }) => (host.conditions.responsesAreTables = true), ['asked-again']],
  ['has forms that do not close', staysAccepting(true), ['form-closed']],
  [
    'has links that change',
    ({ host }) => after(host, 'Form.deleteItem', () => renumber(host)),
    ['prefilled'],
  ],
])('an account that %s is told so, and nothing else', (_, prepare, wanted) => {
  const addOn = openTestHost();
  prepare(addOn);
  const { questions } = checked(addOn);
  const failing = questions.filter(({ answer }) => answer?.kind === 'fails').map(({ id }) => id);
  expect(failing).toEqual(wanted);
});
