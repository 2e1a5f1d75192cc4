// Accounts, each with one thing otherwise, that the short run leaves out.
import { findsOnly, type Kind } from './account-kinds';
import { after, fails, pageAnswers, refusesToDraw, renumber } from './disturbances';

test.each<Kind>([
  ['has a full Drive', ({ host }) => (host.conditions.storage = { limit: 5, usage: 5 }), ['space']],
  ['remembers nothing', ({ host }) => after(host, 'Cache.put', () => host.clock.pass(70_000)), ['cache']],
  [
    'may not share outside its organisation',
    ({ host }) => (host.conditions.forbidsOutside = true),
    ['outside'],
  ],
  ['has a page that asks for a sign-in', pageAnswers(302), ['page']],
  ['gets its rows late', ({ host }) => (host.conditions.rowLagMs = 9000), ['row']],
  [
    'has links that change',
    ({ host }) => after(host, 'Form.deleteItem', () => renumber(host)),
    ['prefilled'],
  ],
  ['speaks another language', ({ host }) => (host.conditions.language = 'pt'), ['language']],
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
  [
    'has a zone that scripts do not know',
    ({ host }) =>
      host.cloud.changeBookAsGoogle(host.bookId ?? '', (book) => void (book.timeZone = 'Mars/Gale')),
    ['zones'],
  ],
  ['takes long to load the program', ({ host }) => (host.conditions.loadMs = 4000), ['loading']],
  ['has forms that do not tell', ({ host }) => (host.conditions.hidesResponses = true), ['form-asked']],
  ['may make no triggers', fails('ClockTriggerBuilder.create', 'Not here'), ['triggers']],
  ['asks questions slowly', ({ host }) => host.conditions.slowCalls.push([/^\w+Item\.set/, 5000]), ['speed']],
  ['has clocks of its own', ({ host }) => (host.conditions.stampZone = 'Etc/GMT-2'), ['stamp']],
  ['keeps responses in tables', ({ host }) => (host.conditions.responsesAreTables = true), ['asked-again']],
])('an account that %s is told so, and nothing else', (how, prepare, wanted) => {
  findsOnly(how, prepare, wanted);
});
