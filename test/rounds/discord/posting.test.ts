// How Discord's responses to a post are understood, and what a post contains.
import { postOutcome, safeText, postBody } from '../../../src/rounds/discord/posting';

const FORUM = 'Webhooks posted to forum channels must have a thread_name or thread_id';

test('a refusal has Discord’s own words and code', () => {
  const answer = JSON.stringify({ message: FORUM, code: 220001 });
  expect(postOutcome(400, answer)).toEqual({ kind: 'refused', status: 400, why: `${FORUM} (code 220001)` });
  expect(postOutcome(403, '{"message":"Missing Access"}')).toEqual({
    kind: 'refused',
    status: 403,
    why: 'Missing Access',
  });
  for (const text of ['', '<html><b>Forbidden</b></html>', '{"message":7}', '[]', 'null']) {
    expect(postOutcome(403, text)).toEqual({ kind: 'refused', status: 403 });
  }
});

test('these words are one short line, without markup, addresses and secrets', () => {
  const token = 'Ab-_9'.repeat(14);
  const said = safeText(
    `<b>No</b>\n\u0000 at https://discord.com/api/webhooks/1/${token} or discord.com/api/webhooks/1/x, ${token}! ${'z '.repeat(900)}`,
  );
  expect(said).toMatch(/^No at … or … …! z z/);
  expect(said).not.toMatch(/[<>\n]|webhooks|Ab-_9/);
  expect(said.length).toBeLessThan(250);
  expect(safeText(said)).toBe(said.slice(0, 240) === said ? said : `${said.slice(0, 240)}…`);
});

test('a post starts a thread if the host has named one', () => {
  expect(JSON.parse(postBody('Hello'))).toEqual({ content: 'Hello', allowed_mentions: { parse: [] } });
  expect(JSON.parse(postBody('Hello', 'Results'))).toEqual({
    content: 'Hello',
    allowed_mentions: { parse: [] },
    thread_name: 'Results',
  });
});
