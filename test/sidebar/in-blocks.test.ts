// All invitations as one text: a warning, then a block for each player.
import { allMessagesText } from '../../sidebar/panel/messages/message-list';
import type { Message } from '../../src/rounds/reply/reply';

const MESSAGES: readonly Message[] = [
  { to: 'everyone', text: 'Round 1 is open.' },
  { to: { player: 'Ana' }, text: 'Your form: a' },
  { to: { player: 'Bo' }, text: 'Your form: b' },
];

test('each private message is a separate block, and the warning comes first', () => {
  const text = allMessagesText(MESSAGES, (name) => (name === 'Bo' ? 'Bo (played by Zoë)' : name));
  expect(text.split('\n\n')).toEqual([
    'Never post all of this: each block is for one player only.',
    '===== Only for Ana =====\nYour form: a',
    '===== Only for Bo (played by Zoë) =====\nYour form: b',
  ]);
});
