// Addresses of webhooks as hosts paste them.
import { postAddress } from '../../../src/rounds/discord/webhook';

const POST = 'https://discord.com/api/webhooks/12/a_B-c?wait=true';

test.each([
  ['https://discord.com/api/webhooks/12/a_B-c', POST],
  [' https://discord.com/api/webhooks/12/a_B-c/ ', POST],
  ['https://ptb.discord.com/api/webhooks/12/a_B-c', POST],
  ['https://canary.discord.com/api/webhooks/12/a_B-c', POST],
  ['https://discordapp.com/api/webhooks/12/a_B-c', POST],
  ['https://canary.discordapp.com/api/v9/webhooks/12/a_B-c', POST],
  ['https://discord.com/api/v10/webhooks/12/a_B-c?wait=true', POST],
  ['discord.com/api/webhooks/12/a_B-c', POST],
  ['https://discord.com/api/webhooks/12/a_B-c?thread_id=34', `${POST}&thread_id=34`],
  ['https://ptb.discord.com/api/v10/webhooks/12/a_B-c?wait=false&thread_id=34', `${POST}&thread_id=34`],
])('%s is posted to %s', (text, address) => {
  expect(postAddress(text)).toBe(address);
});

test.each([
  '',
  'the public channel',
  'https://discord.com/channels/12/34',
  'https://discord.com/api/webhooks/12',
  'https://example.com/api/webhooks/12/abc',
  'https://discord.com.evil.example/api/webhooks/12/abc',
  'https://evildiscord.com/api/webhooks/12/abc',
  'https://discord.com/api/webhooks/12/abc/github',
  'https://discord.com/api/webhooks/12/abc#https://example.com/',
])('%p is no webhook', (text) => {
  expect(postAddress(text)).toBeUndefined();
});
