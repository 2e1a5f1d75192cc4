// A match is counted once, as previewed. The host can leave changes out and add others (SN-4).
import { given } from '../../../../src/commands/desk-calls';
import { kindsOf } from '../../../support/paper-game';
import { firstMatchOver, seasonIn, seasonStarted, PEOPLE } from '../../../support/paper-season';
import { byHolder } from '../../../support/host-game';
import type { CountChoice } from '../../../../src/rounds/host/season/inputs';
import { type Message, EVERYONE } from '../../../../src/rounds/reply/reply';
import { paperOnce, type Paper } from '../../../support/paper-ports';

test('a match is counted once, with what the host leaves out and adds', () => {
  const book = firstMatchOver();
  const { token, changes } = given(book.desk.previewCount());
  const counting = { token, leaveOut: [0], changes: [{ player: 'Ann', tokens: 2 }] };
  expect(book.desk.countMatch({ ...counting, reason: ' ' })).toMatchObject({ error: { code: 'no-reason' } });
  expect(book.desk.countMatch({ ...counting, token: '', reason: 'a bonus' })).toMatchObject({
    error: { code: 'changed-since' },
  });
  given(book.desk.countMatch({ ...counting, reason: 'a bonus' }));
  const season = seasonIn(book);
  expect(season.log).toHaveLength(changes.length);
  expect(season.log[0]).toMatchObject({ player: 'Ann', text: 'tokens +2', cause: 'a bonus', episode: '4' });
  expect(book.desk.countMatch({ ...counting, reason: 'a bonus' })).toMatchObject({
    error: { code: 'already-counted' },
  });
  expect(kindsOf(book).filter((kind) => kind === 'match-counted')).toHaveLength(1);
});

test('if the reply to a change or gift is lost, a retry doesn’t repeat it', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 5 } }, { name: 'Bob' }]);
  const { token } = seasonIn(book);
  const gift = { from: 'Ann', to: 'Bob', purse: 'garnets', amount: 1, token };
  given(book.desk.giveGift(gift));
  expect(book.desk.giveGift(gift)).toMatchObject({ error: { code: 'changed-since' } });
  const bonus = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'a bonus', token: seasonIn(book).token };
  given(book.desk.changeStandings(bonus));
  expect(book.desk.changeStandings(bonus)).toMatchObject({ error: { code: 'changed-since' } });
  expect(seasonIn(book).people.map(({ purses, tokens }) => [purses[1]?.amount, tokens])).toEqual([
    [4, 1],
    [1, 0],
  ]);
});

const HOOK = 'https://discord.com/api/webhooks/1/';

/** A finished match with a public channel. */
const over = paperOnce(() => {
  const book = firstMatchOver();
  const players = Object.fromEntries(
    PEOPLE.map((name) => [name, { 'E-mail': '', 'Time zone': '', 'Discord webhook': `${HOOK}${name}` }]),
  );
  given(book.desk.saveContacts({ zone: '', webhook: `${HOOK}all`, players: byHolder(book.desk, players) }));
  return book;
});

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
])('the messages are as previewed, %s', (_, choice) => {
  const book = over();
  const before = posted(book);
  const { token, messages } = given(book.desk.previewCount(choice));
  expect(messages.length).toBeGreaterThan(1);
  given(book.desk.countMatch({ token, leaveOut: [], changes: [], reason: '', ...choice }));
  expect(told(book).slice(before)).toEqual(messages);
  expect(JSON.stringify(messages).includes('as we said')).toBe(choice !== undefined);
});
