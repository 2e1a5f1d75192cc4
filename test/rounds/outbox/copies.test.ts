// Messages that the host copies: Discord's signs for who has a channel there, plain words for anywhere else.
import { byHolder } from '../../support/host-game';
import { given } from '../../../src/commands/desk-calls';
import { created, gameIn, stageIn } from '../../support/paper-game';

const WEBHOOK = 'https://discord.com/api/webhooks/1/abc';
const WORD = '*Mind* a_b: https://youtu.be/l03_BnPRIKc, ask host_b@example.com';

test('a word to somebody without a channel is copied as it was typed, and to one with a channel in signs', () => {
  const { desk } = created();
  const [player = ''] = gameIn(desk).players.map(({ name }) => name);
  const to = { player };
  const word = () => given(desk.previewWord({ to, text: WORD })).message;
  expect(word()).toEqual({ to, plain: true, text: `From the host\n${WORD}` });
  given(
    desk.saveContacts({
      zone: '',
      webhook: '',
      players: byHolder(desk, { [player]: { 'Discord webhook': WEBHOOK } }),
    }),
  );
  expect(word()).toEqual({
    to,
    text: '**From the host**\n\\*Mind\\* a\\_b: https://youtu.be/l03_BnPRIKc, ask host_b@example.com',
  });
});

test('invitations, reminders and results are plain for players without a channel, in each of their lines', () => {
  const { desk } = created();
  const { name } = stageIn(desk);
  const texts = [
    ...given(desk.getMessages({ stage: name })),
    ...stageIn(desk).reminders,
    ...gameIn(desk).players.map(({ name: player, invitation: text }) => ({ to: { player }, text })),
    ...(given(desk.resolveRound({ stage: name, token: '' })).round?.messages ?? []),
    ...given(desk.getMessages({ stage: name })),
  ].filter(({ to }) => to !== 'everyone');
  expect(texts.length).toBeGreaterThan(12);
  for (const { text } of texts) expect(text).not.toMatch(/\*\*|\\|<t:|\u200b/);
});
