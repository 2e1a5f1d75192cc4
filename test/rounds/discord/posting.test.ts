// Discord's words are shown without anything secret.
import { toSafeText } from '../../../src/rounds/discord/posting';

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
