// Texts for Discord: pieces that it takes, and names that stay names.
import fc from 'fast-check';
import { discordPieces, hostMessages, messagesOf, publicNews } from '../../../src/rounds/outbox/messages';

test('every piece fits, none is empty, no character is cut, and nothing is lost', () => {
  const line = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant('💎é'.repeat(900)));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.map((part) => part.replaceAll('\n', ' ')).join('\n');
      const pieces = discordPieces(text);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(2000);
        expect(piece.trim() === '' && pieces.length > 1 && text.trim() !== '' ? piece : 'ok').toBe('ok');
        expect(/\p{Surrogate}/u.test(piece)).toBe(false);
      }
      expect(pieces.join('').replaceAll('\n', '')).toBe(text.replaceAll('\n', ''));
    }),
    { numRuns: 100 },
  );
});

test('a name is neither markup nor a mention, and a player’s lines are in their message alone', () => {
  const messages = messagesOf(
    'Round *1*',
    ['@everyone', 'Bo'],
    [
      { to: 'everyone', text: '@everyone `x` **wins** <@1> [a](b)' },
      { to: { player: 'Bo' }, text: 'Only for Bo.' },
    ],
    'Round 2',
  );
  const [all, bo] = messages;
  expect(messages.map(({ to }) => to)).toEqual(['Everyone', 'Bo']);
  expect(all?.text).not.toMatch(/@everyone|<@\d|(?<!\\)`|(?<!\\)\[/);
  expect(all?.text).not.toContain('Bo.');
  expect(bo?.text).toContain('Only for Bo.');
});

test('public news come without marks, and nobody’s own lines with them', () => {
  const news = [
    { to: 'everyone', text: '=A_b@everyone: axis [A], prediction 4. \\o/' },
    { to: { player: 'Bo' }, text: 'SECRET' },
  ] as const;
  expect(publicNews(news, 'Round 2')).toEqual([news[0].text, 'Next: Round 2.']);
  expect(publicNews([], undefined)).toEqual([
    'Resolved. Your own results are in your book.',
    'The game is over.',
  ]);
});

test('what the host enters is told to those alone whom it concerns', () => {
  const entered = [{ to: { player: 'Bo' }, text: 'You have 3 garnets.' }] as const;
  expect(hostMessages('Round 1', ['Ann', 'Bo'], entered)).toEqual([
    { to: 'Bo', text: '**Round 1**\nYou have 3 garnets.' },
  ]);
});
