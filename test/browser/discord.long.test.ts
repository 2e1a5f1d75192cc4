// Discord under npm start: what the sidebar posts lands among the outgoing messages, and leaves no machine.
import { given } from '../../src/commands/desk-calls';
import { Started } from './started';

test('messages that the sidebar posts are listed here, once each, and sent nowhere', async () => {
  const started = await Started.start();
  given(started.api.draft({ game: 'wanted-sharpshooters', practice: true }));
  const desk = started.table.view().books.find(({ isHost }) => isHost);
  const tab = started.table.book(desk?.id ?? '').tabs.find(({ title }) => title === 'Next settings');
  const row = tab?.rows.findIndex(([cell]) => cell?.text === 'Discord webhook of the public channel') ?? -1;
  started.table.edit(desk?.id ?? '', {
    kind: 'type',
    tab: tab?.id ?? 0,
    row,
    column: 1,
    values: [['https://ptb.discord.com/api/webhooks/1/public']],
  });
  given(started.api.create());
  given(started.api.setPictures({ on: true }));
  started.prepare();
  given(started.api.submitForPractice({ players: [] }));
  const window = await started.window();
  await window.heading('Round 1');
  await window.resolve();
  await window.heading('Round 2');
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(started.table.view().outgoing).toMatchObject([
    {
      method: 'post',
      url: 'https://discord.com/api/webhooks/1/public?wait=true',
      body: expect.stringMatching(/Round 1.*"filename":"wanted-sharpshooters-round-1.png"/s) as unknown,
    },
  ]);
  expect(await started.end()).toEqual([]);
});
