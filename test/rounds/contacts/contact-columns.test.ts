// Contacts as hosts type and paste them: wrong ones are refused, right ones are kept unchanged.
import { contactProblem, webhookProblem } from '../../../src/rounds/contacts/contact-columns';

test.each([
  ['E-mail', 'ann@example.com'],
  ['E-mail', ' Ann.Lee+game@mail.example.co.uk '],
  ['E-mail', 'ann@bücher.example'],
  ['Discord webhook', 'https://ptb.discord.com/api/v10/webhooks/1/abc?thread_id=2'],
  ['Time zone', 'Europe/Berlin'],
  ['Time zone', 'GMT-07:00'],
  ['Time zone', 'CET'],
  ['Time zone', 'utc'],
  ['Time zone', 'GMT'],
  ['Time zone', ''],
  ['Name', 'no contact@'],
])('%s: %p is fine', (column, text) => {
  expect(contactProblem(column, text)).toBe('');
});

test.each([
  ['E-mail', 'ann', '“ann” isn’t an e-mail address.'],
  ['E-mail', 'ann@example', 'isn’t an e-mail address.'],
  ['E-mail', 'Ann Lee', 'isn’t an e-mail address.'],
  ['E-mail', 'ann@example.com, bob@example.com', 'isn’t an e-mail address.'],
  ['E-mail', 'Ann <ann@example.com>', 'isn’t an e-mail address.'],
  ['Discord webhook', 'https://discord.gg/abc', 'This isn’t a Discord webhook.'],
  ['Time zone', 'Berlin', '“Berlin” isn’t a time zone. Did you mean Europe/Berlin?'],
  ['Time zone', 'new york', 'Did you mean America/New_York?'],
  ['Time zone', 'my place', 'Enter one like Europe/Berlin, or leave it empty.'],
  ['Time zone', 'PST', '“PST” is ambiguous because of daylight saving time.'],
  ['Time zone', 'GMT+99:00', 'isn’t a time zone.'],
])('%s: %p is refused: %s', (column, text, said) => {
  expect(contactProblem(column, text)).toContain(said);
});

test('if the platform cannot list its zones, none is suggested', () => {
  const { supportedValuesOf } = Intl;
  Reflect.deleteProperty(Intl, 'supportedValuesOf');
  try {
    expect(contactProblem('Time zone', 'Berlin')).toContain('Enter one like Europe/Berlin');
  } finally {
    Intl.supportedValuesOf = supportedValuesOf;
  }
});

test('the public channel can be empty', () => {
  expect(webhookProblem(' ')).toBe('');
  expect(webhookProblem('#general')).toContain('isn’t a Discord webhook');
});
