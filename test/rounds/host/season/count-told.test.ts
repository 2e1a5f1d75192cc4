// The look before a match is counted says what everyone will be told by it, whatever the host leaves out or adds.
import { byHolder } from '../../../support/host-game';
import { given } from '../../../../src/commands/desk-calls';
import type { CountChoice } from '../../../../src/rounds/host/season/inputs';
import { type Message, EVERYONE } from '../../../../src/rounds/reply/reply';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import { PEOPLE, count, firstMatchOver } from '../../../support/paper-season';

const HOOK = 'https://discord.com/api/webhooks/1/';

/** A match that is over, with a channel for everyone. */
const over = paperOnce(() => {
  const book = firstMatchOver();
  const players = Object.fromEntries(
    PEOPLE.map((name) => [name, { 'E-mail': '', 'Time zone': '', 'Discord webhook': `${HOOK}${name}` }]),
  );
  given(book.desk.saveContacts({ zone: '', webhook: `${HOOK}all`, players: byHolder(book.desk, players) }));
  return book;
});

/** The texts that wait to be posted, with whom each is for. */
function told(book: Paper): readonly Message[] {
  return (book.grids.get('outbox') ?? []).flatMap(([id, kind, player, , , , text]) =>
    String(id).startsWith('discord:')
      ? [{ to: kind === 'discord-public' ? EVERYONE : { player: String(player) }, text: String(text) }]
      : [],
  );
}

function posted(book: Paper): number {
  const { claim, posts } = given(book.desk.claimPosts());
  const outcomes = posts.map(({ id }) => ({ id, outcome: { kind: 'posted' } as const }));
  given(book.desk.reportPosts({ claim, outcomes }));
  return told(book).length;
}

const OWN: CountChoice = {
  leaveOut: [0, 2],
  changes: [
    { player: 'Dee', eliminated: true },
    { player: 'Ann', purse: 'garnets', by: 3 },
  ],
  reason: 'as we said',
};

test.each([
  ['as it is', undefined],
  ['with changes left out and added', OWN],
])('what is told is what the look said, %s', (_, choice) => {
  const book = over();
  const before = posted(book);
  const { token, messages } = given(book.desk.previewCount(choice));
  expect(messages.length).toBeGreaterThan(1);
  given(book.desk.countMatch({ token, leaveOut: [], changes: [], reason: '', ...choice }));
  expect(told(book).slice(before)).toEqual(messages);
  expect(JSON.stringify(messages).includes('as we said')).toBe(choice !== undefined);
});

test('a choice that cannot be counted is refused as it would be then', () => {
  const book = over();
  const choice = { ...OWN, changes: [{ player: 'Zoe', tokens: 1 }] };
  const { token } = given(book.desk.previewCount());
  const refused = book.desk.countMatch({ token, ...choice });
  expect(book.desk.previewCount(choice)).toEqual(refused);
  expect(refused.ok).toBe(false);
  count(book);
});
