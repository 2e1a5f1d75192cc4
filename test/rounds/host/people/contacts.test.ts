// Contacts in mid-game: written into the tabs, checked before, and used from then on.
import { byHolder } from '../../../support/host-game';
import { given } from '../../../../src/commands/desk-calls';
import type { ContactsView } from '../../../../src/rounds/host/people/views';
import type { SaveContacts } from '../../../../src/rounds/host/people/inputs';
import { created, deliver, gameIn, sessionOf, setCell } from '../../../support/paper-game';
import type { Paper } from '../../../support/paper-ports';

const CHANNEL = 'https://discord.com/api/webhooks/1/public';

function contactsIn({ desk }: Paper): ContactsView {
  return given(desk.getContacts());
}

function save(book: Paper, part: Partial<SaveContacts>): void {
  const { zone, webhook } = contactsIn(book);
  given(book.desk.saveContacts({ zone, webhook, ...part, players: byHolder(book.desk, part.players ?? {}) }));
}

test('what is saved is in the tabs, where all else stays', () => {
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
});

test('a new address is shared with, and a new channel posted to', () => {
  const book = created();
  save(book, { webhook: CHANNEL, players: { Ann: { 'E-mail': 'ann@example.com' } } });
  expect(gameIn(book.desk).toPrepare).toEqual(["Share Ann's book"]);
  given(book.desk.prepareNext());
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 2, 20) }));
  deliver(book);
  expect(book.posts.map(([address]) => address)).toEqual([CHANNEL]);
  const own = [...book.books].find(([name]) => name.startsWith("Ann's book"))?.[1];
  // It was shared by link before.
  expect(own?.readers).toMatchObject({ people: [{ email: 'ann@example.com' }], link: false });
  expect(gameIn(book.desk).deliveries.every(({ state }) => state === 'done')).toBe(true);
});

test('times in books are in the zone that is saved', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 2, 20) }));
  save(book, { zone: 'Asia/Kathmandu' });
  deliver(book);
  const shown = JSON.stringify([...book.books.values()].map(({ tabs }) => tabs[0]));
  expect(shown.match(/3 Mar 2026, 01:45/g)).toHaveLength(5);
});

test('what cannot be used is refused as a whole, each fault in a sentence', () => {
  const book = created();
  const before = JSON.stringify([...book.grids]);
  const players = { Ann: { 'E-mail': 'ann(at)example' }, Cy: { 'Discord webhook': 'https://example.com' } };
  expect(
    book.desk.saveContacts({ zone: 'Berlin', webhook: 'x', players: byHolder(book.desk, players) }),
  ).toMatchObject({
    error: {
      code: 'bad-contact',
      details: [
        expect.stringMatching(/^E-mail of Ann: “ann\(at\)example”/),
        expect.stringMatching(/^Discord webhook of Cy: /),
        expect.stringMatching(/^Discord webhook of the public channel: /),
        expect.stringMatching(/^Your time zone: .*Europe\/Berlin/),
      ],
    },
  });
  expect(JSON.stringify([...book.grids])).toBe(before);
});

test('contacts of somebody who is not in the book are refused, typed or as they were before', () => {
  const { desk } = created();
  const nobody = { players: { nobody: { 'E-mail': 'a@example.com' } } };
  const typed = { zone: '', webhook: '', players: {} };
  for (const input of [
    { ...typed, ...nobody },
    { ...typed, before: { ...typed, ...nobody } },
  ])
    expect(desk.saveContacts(input)).toMatchObject({ error: { code: 'no-such-player' } });
});

test('without the tabs they are made; the same contacts again change nothing', () => {
  const book = created();
  book.grids.delete('roster');
  book.grids.delete('settings');
  save(book, { players: { Bob: { 'Time zone': 'Europe/Berlin' } } });
  expect(book.grids.get('roster')?.[2]).toEqual(['Bob', '', '', 'Europe/Berlin', '']);
  const writes = book.calls.length;
  save(book, { players: { Bob: { 'Time zone': 'Europe/Berlin' } } });
  expect(book.calls.slice(writes)).not.toContain('book.write');
});

test('a zone that cannot be read falls back on the spreadsheet’s', () => {
  const book = created();
  setCell(book, 'settings', 'Your time zone', 'Berlin');
  expect(gameIn(book.desk).zone).toBe('Etc/UTC');
  expect(sessionOf(book).snapshot.zone).toBe('Etc/UTC');
});
