// Webhook addresses as hosts paste them.
import { toPostUrl, threadName, webhookFault } from '../../../src/rounds/discord/webhook';

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
  expect(toPostUrl(text)).toBe(address);
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
  expect(toPostUrl(text)).toBeUndefined();
});

test('in a forum, a message goes to the thread that the host names, or starts its own', () => {
  const text = 'https://discord.com/api/webhooks/12/a_B-c';
  expect(threadName(text)).toBeUndefined();
  expect(threadName(`${text}?thread_id=34`)).toBeUndefined();
  for (const name of ['Heaven%20%26%20Hell', 'Heaven+%26+Hell']) {
    expect(toPostUrl(`${text}?thread_name=${name}`)).toBe(POST);
    expect(threadName(`${text}?thread_name=${name}`)).toBe('Heaven & Hell');
  }
  for (const name of ['100% of it', '🎲'.repeat(100)])
    expect(threadName(`${text}?thread_name=${name}`)).toBe(name);
});

test.each([
  ['thread_id=Results', 'isn’t a number'],
  ['thread_id=', 'isn’t a number'],
  ['thread_name=', '1 to 100 characters'],
  [`thread_name=${'x'.repeat(101)}`, '1 to 100 characters'],
  ['thread_id=3&thread_name=Results', 'Keep only one'],
])('?%s is refused where it is entered', (query, why) => {
  const text = `https://discord.com/api/webhooks/12/abc?${query}`;
  expect(webhookFault(text)).toContain(why);
  expect(toPostUrl(text)).toBeUndefined();
});
