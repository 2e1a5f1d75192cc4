// Names in messages aren't taken for markup.
import { resultMessages } from '../../../src/rounds/outbox/messages';

test('a name is neither markup nor a mention, and a player’s lines are only in their message', () => {
  const messages = resultMessages(
    'Round *1*',
    ['@everyone', 'Bo'],
    [
      { to: 'everyone', text: '@everyone `x` **wins** <@1> [a](b)' },
      { to: { player: 'Bo' }, text: 'Only for Bo.' },
    ],
    'Round 2',
  );
  const [all, bo] = messages;
  expect(messages.map(({ to }) => to)).toEqual(['everyone', { player: 'Bo' }]);
  expect(all?.text).not.toMatch(/@everyone|<@\d|(?<!\\)`|(?<!\\)\[/);
  expect(all?.text).not.toContain('Bo.');
  expect(bo?.text).toContain('Only for Bo.');
});
