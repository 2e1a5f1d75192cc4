// The players' contacts: the tabs' columns by title, as the host left them.
import { channelsOf, contactOf, publicWebhook } from '../../../src/rounds/contacts/contacts';
import type { HostSnapshot } from '../../../src/rounds/ports/host-book';
import { asSecret } from '../../../src/rounds/record/secret';

const SNAPSHOT: HostSnapshot = {
  book: asSecret('b'),
  zone: 'Etc/UTC',
  ledger: undefined,
  verifiedRows: 0,
  stampZone: 'Etc/UTC',
  outbox: undefined,
  files: undefined,
  nextRoster: undefined,
  nextSettings: undefined,
  responses: [],
  roster: [
    [' discord WEBHOOK ', 'E-mail', 'name', 'Time zone'],
    ['https://a', ' ann@example.com ', 'Ánn', 'Asia/Tokyo'],
    ['', '', 'Bo', ''],
    ['https://nobody', '', '', ''],
  ],
  settings: [['Discord webhook of the public channel', ' https://p ']],
};

test('columns and players are found by name, capitals and accents aside', () => {
  expect(contactOf(SNAPSHOT, 'ann', 'E-mail')).toBe('ann@example.com');
  expect(contactOf(SNAPSHOT, 'Bo', 'Time zone')).toBe('');
  expect(contactOf(SNAPSHOT, 'Eve', 'E-mail')).toBe('');
  expect(publicWebhook(SNAPSHOT)).toBe('https://p');
});

test('a channel is given where a webhook stands', () => {
  expect(channelsOf(SNAPSHOT)).toEqual({ everyone: true, host: false, players: ['Ánn'] });
  expect(channelsOf({ ...SNAPSHOT, roster: undefined, settings: undefined })).toEqual({
    everyone: false,
    host: false,
    players: [],
  });
});
