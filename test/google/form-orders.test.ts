// Some accounts can't edit forms while they're published, or while they aren't. For new forms, the program tries both
// orders.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { draft, gameView, practiceGame, prepare, SMALL } from '../support/host-game';

quietEvenings('own faults');

const STATES = [null, 'published', 'unpublished'] as const;

function drafted(fixed: (typeof STATES)[number]): TestHost {
  const test = openTestHost();
  test.host.conditions.fixedForms = fixed;
  draft(test, SMALL);
  return test;
}

/** Forms that accepted answers before they were finished, checked after each call. */
function watchEarly(test: TestHost): readonly string[] {
  const early: string[] = [];
  test.host.faults.watch = ({ name }) => {
    const takes = test.host.forms
      .list()
      .some((form) => form.accepting && form.published && form.items.length > 1);
    if (takes && /^(\w*Item\.set|Form\.(add|setTitle|setDestination))/.test(name)) early.push(name);
  };
  return early;
}

test.each(STATES)('forms that are fixed while %s: a game’s are made in the first call', (fixed) => {
  const test = drafted(fixed);
  const early = watchEarly(test);
  unwrapReply(test.desk.create());
  unwrapReply(test.desk.prepareNext({ only: 'forms' }));
  test.host.faults.watch = undefined;
  prepare(test.desk);
  expect(test.host.forms.list()).toMatchObject([
    { published: true, accepting: true, destination: { bookId: test.host.bookId } },
  ]);
  expect(early).toEqual([]);
  unwrapReply(test.desk.submitForPractice({ players: [] }));
  expect(gameView(test.desk).stage?.waitingFor).toEqual([]);
});

test('an organization’s forms ask for no account of its own', () => {
  const test = drafted(null);
  unwrapReply(test.desk.create());
  prepare(test.desk);
  const [form] = test.host.cloud.forms.ids().map((id) => test.host.cloud.forms.get(id));
  expect(form).toMatchObject({ requiresLogin: false, collectsEmail: false, oneResponseEach: false });
  // Google would refuse this for personal accounts, so it isn't asked.
  const own = openTestHost({ user: 'host@gmail.com' });
  practiceGame(own, SMALL);
  expect(own.host.faults.count('Form.setRequireLogin')).toBe(0);
});
