// Accounts, each with one thing otherwise: the check names what does not hold on it, and nothing else. The long run has more.
import { AUTH } from '../../src/google/consent';
import { findsOnly, type Kind } from './account-kinds';
import { after, pageAnswers, renumber } from './disturbances';

test.each<Kind>([
  [
    'left a box empty',
    ({ host }) => host.conditions.unticked.add(`${AUTH}script.scriptapp`),
    ['permissions', 'triggers', 'submit-trigger'],
  ],
  ['has a full Drive', ({ host }) => (host.conditions.storage = { limit: 5, usage: 5 }), ['space']],
  [
    'is of an organisation',
    ({ host }) => (host.conditions.forbidsLinks = true),
    ['book-link', 'form-road', 'form-open'],
  ],
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
])('an account that %s is told so, and nothing else', (how, prepare, wanted) => {
  findsOnly(how, prepare, wanted);
});
