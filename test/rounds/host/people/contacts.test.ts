// Contacts entered during a game are checked, written into the tabs, and used from then on.
import { byHolder, refused } from '../../../support/host-game';
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { ContactsView } from '../../../../src/rounds/host/people/views';
import type { SaveContactsInput } from '../../../../src/rounds/host/people/inputs';
import { created, gameIn } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const CHANNEL = 'https://discord.com/api/webhooks/1/public';

function contactsIn({ desk }: Paper): ContactsView {
  return unwrapReply(desk.getContacts());
}

function save(book: Paper, part: Partial<SaveContactsInput>): void {
  const { zone, webhook } = contactsIn(book);
  unwrapReply(
    book.desk.saveContacts({ zone, webhook, ...part, players: byHolder(book.desk, part.players ?? {}) }),
  );
}

test('saved contacts are in the tabs, everything else there stays, and nobody else’s are taken', () => {
  const book = created({
    contacts: [
      ['', '', ''],
      ['', '', 'Asia/Tokyo'],
    ],
  });
  book.grids.get('roster')?.forEach((row, index) => row.push(index === 0 ? 'Notes' : `note ${index}`));
  const settings = book.grids.get('settings')?.length;
  save(book, {
    zone: 'Europe/Berlin',
    webhook: CHANNEL,
    players: { Ann: { 'E-mail': ' ann@example.com ' } },
  });
  expect(book.grids.get('roster')?.slice(0, 3)).toEqual([
    ['Name', 'Realm', 'Pair', 'E-mail', 'Discord webhook', 'Time zone', 'Discord id', 'Notes'],
    ['Ann', 'Heaven', 'Moon', 'ann@example.com', '', '', '', 'note 1'],
    ['Bob', 'Hell', 'Moon', '', '', 'Asia/Tokyo', '', 'note 2'],
  ]);
  expect(book.grids.get('settings')).toHaveLength(settings ?? 0);
  expect(contactsIn(book)).toMatchObject({ zone: 'Europe/Berlin', webhook: CHANNEL });
  expect(gameIn(book.desk).zone).toBe('Europe/Berlin');
  const stranger = { zone: '', webhook: '', players: { nobody: {} } };
  expect(refused(book.desk.saveContacts(stranger)).code).toBe('no-such-player');
});
