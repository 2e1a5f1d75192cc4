// The exported file of a game has no keys, accounts or links.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { played, sessionOf } from '../../support/paper-game';

const book = played(2, { contacts: [['ann@example.com', 'https://discord.com/api/webhooks/1/ann', '']] });
const { content: scenario } = unwrapReply(book.desk.exportFile({ what: 'game' }));

test('an export has the set-up and answers, and nobody’s key, address or account', () => {
  const text = JSON.stringify(scenario);
  for (const secret of [
    ...[...sessionOf(book).people.persons.values()].flatMap(({ id, key }) => [id, key]),
    'ann@example.com',
    'discord.com',
    'the host',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(Object.keys(scenario)).toEqual(['game', 'seed', 'settings', 'players', 'stages']);
});
