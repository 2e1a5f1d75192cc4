// How Discord's responses to a post are understood, and what a post contains.
import { attachPicture, toPostOutcome, toSafeText, buildPostBody } from '../../../src/rounds/discord/posting';

const FORUM = 'Webhooks posted to forum channels must have a thread_name or thread_id';

test.each([
  [200, '', { kind: 'posted' }],
  [299, '', { kind: 'posted' }],
  [199, '', { kind: 'refused', status: 199 }],
  [300, '', { kind: 'refused', status: 300 }],
  [429, '{"retry_after":1.5}', { kind: 'wait', seconds: 1.5 }],
  [429, '{"retry_after":0}', { kind: 'wait', seconds: 0 }],
  [429, '{"retry_after":-1}', { kind: 'blocked' }],
  [429, '<html>', { kind: 'blocked' }],
  [499, '', { kind: 'refused', status: 499 }],
  [500, '', { kind: 'unknown' }],
])('%d %s: %j', (status, text, outcome) => {
  expect(toPostOutcome(status, text)).toEqual(outcome);
});

test('a refusal has Discord’s own words and code', () => {
  const answer = JSON.stringify({ message: FORUM, code: 220001 });
  expect(toPostOutcome(400, answer)).toEqual({ kind: 'refused', status: 400, why: `${FORUM} (code 220001)` });
  expect(toPostOutcome(403, '{"message":"Missing Access"}')).toEqual({
    kind: 'refused',
    status: 403,
    why: 'Missing Access',
  });
  for (const text of ['', '<html><b>Forbidden</b></html>', '{"message":7}', '[]', 'null']) {
    expect(toPostOutcome(403, text)).toEqual({ kind: 'refused', status: 403 });
  }
});

test('these words are one short line, without markup, addresses and secrets', () => {
  const token = 'Ab-_9'.repeat(14);
  const said = toSafeText(
    `<b>No</b>\n\u0000 at https://discord.com/api/webhooks/1/${token} or discord.com/api/webhooks/1/x, ${token}! ${'z '.repeat(900)}`,
  );
  expect(said).toMatch(/^No at … or … …! z z/);
  expect(said).not.toMatch(/[<>\n]|webhooks|Ab-_9/);
  expect(said).toHaveLength(241);
  for (const fine of [`${'x y '.repeat(59)}x yz`, 'x'.repeat(39)]) expect(toSafeText(fine)).toBe(fine);
});

test('a post starts a thread if the host has named one', () => {
  expect(JSON.parse(buildPostBody('Hello'))).toEqual({ content: 'Hello', allowed_mentions: { parse: [] } });
  expect(JSON.parse(buildPostBody('Hello', 'Results'))).toEqual({
    content: 'Hello',
    allowed_mentions: { parse: [] },
    thread_name: 'Results',
  });
});

test('a picture has a description that is no longer than Discord allows', () => {
  expect(JSON.parse(attachPicture(buildPostBody('Hello'), 'a.png', '🎲'.repeat(600)))).toEqual({
    content: 'Hello',
    allowed_mentions: { parse: [] },
    attachments: [{ id: 0, filename: 'a.png', description: '🎲'.repeat(500) }],
  });
});
