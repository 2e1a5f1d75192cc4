// Dates in contacts and deadlines are right in the built program, which uses its own runtime's time zones and clock.
import { unwrapReply } from '../../src/commands/desk-calls';
import { openTestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import { byHolder, draft } from '../support/host-game';

test('contacts reach a player whose name ends in two underscores', () => {
  const test = openTestHost();
  draft(test, { players: 4 });
  const view = unwrapReply(test.desk.getDesk());
  if (view.draft === undefined) throw new Error('There is no draft.');
  const [first = [], ...others] = view.draft.roster;
  unwrapReply(
    test.desk.saveDraft({
      ...view.draft,
      game: 'soullinked',
      roster: [['Aa__', ...first.slice(1)], ...others],
    }),
  );
  unwrapReply(test.desk.create());
  const players = { Aa__: { 'Time zone': 'Asia/Tokyo' } };
  unwrapReply(
    test.desk.saveContacts({ zone: 'Europe/Berlin', webhook: '', players: byHolder(test.desk, players) }),
  );
  expect(hostTab(test, 'Roster')[1]).toEqual(expect.arrayContaining(['Aa__', 'Asia/Tokyo']));
});
