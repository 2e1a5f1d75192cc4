// Accounts that have one thing otherwise, or several: the check names what does not hold on them, and nothing else. The long
// run has each thing by itself, and more.
import { AUTH } from '../../src/google/consent';
import { findsOnly, type Kind } from './account-kinds';
import { after, pageAnswers, renumber } from './disturbances';

test.each<Kind>([
  [
    'left a box empty',
    ({ host }) => host.conditions.unticked.add(`${AUTH}script.scriptapp`),
    ['permissions', 'triggers', 'submit-trigger'],
  ],
  [
    'is of an organisation',
    ({ host }) => (host.conditions.forbidsLinks = true),
    ['book-link', 'form-road', 'form-open'],
  ],
  [
    'has a full Drive, and remembers nothing',
    ({ host }) => {
      host.conditions.storage = { limit: 5, usage: 5 };
      after(host, 'Cache.put', () => host.clock.pass(70_000));
    },
    ['cache', 'space'],
  ],
  [
    'may not share outside its organisation, has a page that asks for a sign-in and links that change, and gets its rows late',
    (addOn) => {
      const { host } = addOn;
      host.conditions.forbidsOutside = true;
      pageAnswers(302)(addOn);
      after(host, 'Form.deleteItem', () => renumber(host));
      host.conditions.rowLagMs = 9000;
    },
    ['outside', 'page', 'prefilled', 'row'],
  ],
])('an account that %s is told so, and nothing else', (how, prepare, wanted) => {
  findsOnly(how, prepare, wanted);
});
