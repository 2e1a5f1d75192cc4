// Contacts are read from the tabs' columns by title, even if the host has moved the columns.
import { playerContact, publicWebhook } from '../../../src/rounds/contacts/contacts';
import { contactProblem, timeZoneProblem } from '../../../src/rounds/contacts/contact-columns';
import { toPostUrl } from '../../../src/rounds/discord/webhook';
import type { HostSnapshot } from '../../../src/rounds/ports/host-book';
import { isSameAccount } from '../../../src/rounds/record/hosts';
import { emptySnapshot } from '../../support/paper-ports';

const SNAPSHOT: HostSnapshot = {
  ...emptySnapshot(),
  roster: [
    [' discord WEBHOOK ', 'E-mail', 'name', 'Time zone'],
    ['https://a', ' ann@example.com ', 'Ánn', 'Asia/Tokyo'],
    ['', '', 'Bo', ''],
    ['https://nobody', '', '', ''],
  ],
  settings: [['Discord webhook of the public channel', ' https://p ']],
};

test('columns and players are found by name, ignoring case and accents', () => {
  expect(playerContact(SNAPSHOT, 'ann', 'E-mail')).toBe('ann@example.com');
  expect(playerContact(SNAPSHOT, 'Bo', 'Time zone')).toBe('');
  expect(playerContact(SNAPSHOT, 'Eve', 'E-mail')).toBe('');
  expect(publicWebhook(SNAPSHOT)).toBe('https://p');
});

test('addresses, zones and names are read without invisible characters', () => {
  const pasted: HostSnapshot = {
    ...SNAPSHOT,
    roster: [
      ['Name', 'E-mail', 'Discord webhook', 'Time zone'],
      ['Ann\u200b', 'ann@example.com\u200b', '\u200ehttps://a', 'Asia/Tokyo\u00a0\u200d'],
    ],
    settings: [['Discord webhook of the public channel', '\ufeffhttps://p\u200b']],
  };
  expect(playerContact(pasted, 'Ann', 'E-mail')).toBe('ann@example.com');
  expect(playerContact(pasted, 'Ann', 'Time zone')).toBe('Asia/Tokyo');
  expect(playerContact(pasted, 'Ann', 'Discord webhook')).toBe('https://a');
  expect(publicWebhook(pasted)).toBe('https://p');
  expect(toPostUrl('\u200ehttps://discord.com/api/webhooks/1/x\u200b\n')).toBe(
    'https://discord.com/api/webhooks/1/x?wait=true',
  );
  expect(contactProblem('E-mail', 'ann@gmail.com\u200b')).toBe('');
  expect(timeZoneProblem('Europe/Berlin\u200b')).toBe('');
  expect(isSameAccount('ann@gmail.com\u200b', 'Ann@gmail.com')).toBe(true);
  expect(isSameAccount('a.nn+x@googlemail.com', 'ann@gmail.com')).toBe(true);
  expect(isSameAccount('a.nn@example.org', 'ann@example.org')).toBe(false);
});
