// Creating a game: who is invited.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { created, deliver } from '../../../support/paper-game';

test('players with a channel are invited once, when their links exist; a practice game invites nobody', () => {
  const webhook = 'https://discord.com/api/webhooks/1/public';
  const channels = { contacts: [['', 'https://discord.com/api/webhooks/2/ann', '']] as const, webhook };
  const book = created({ ...channels, practice: false });
  deliver(book);
  expect(book.posts.map(([address]) => address)).toEqual([webhook, channels.contacts[0][1]]);
  const [open = '', own = ''] = book.posts.map(([, text]) => text);
  expect(open).toContain('**Soullinked: Round 1** is open until <t:');
  expect(open).toContain('Public book: book:Public book');
  expect(own).toContain('Hello Ann, you’re playing **Soullinked**. Round 1 is open.');
  expect(own).toContain('Your form: form:');
  unwrapReply(book.desk.setAccepting({ accepting: false }));
  unwrapReply(book.desk.setAccepting({ accepting: true }));
  unwrapReply(book.desk.prepareNext());
  deliver(book);
  expect(book.posts).toHaveLength(2);
  const rehearsal = created(channels);
  deliver(rehearsal);
  expect(rehearsal.posts).toEqual([]);
});
