// A match is counted once, as previewed. The host can leave changes out and add others (SN-4).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { byHolder } from '../../../support/host-game';
import { kindsOf } from '../../../support/paper-game';
import { firstMatchOver, seasonIn, seasonStarted, PEOPLE } from '../../../support/paper-season';

test('a match is counted once, with what the host leaves out and adds', () => {
  const book = firstMatchOver();
  const { token, changes } = unwrapReply(book.desk.previewCount());
  const lost = changes.findIndex(({ text }) => text === 'is the Candidate');
  const counting = { token, leaveOut: [lost], changes: [{ player: 'Ann', tokens: 2 }] };
  expect(book.desk.countMatch({ ...counting, reason: ' ' })).toMatchObject({ error: { code: 'no-reason' } });
  expect(book.desk.countMatch({ ...counting, token: '', reason: 'a bonus' })).toMatchObject({
    error: { code: 'changed-since' },
  });
  unwrapReply(book.desk.countMatch({ ...counting, reason: 'a bonus' }));
  const season = seasonIn(book);
  expect(season.log).toHaveLength(changes.length);
  // Without a Candidate, only Ann’s second token makes a visit to the shop possible.
  expect(season.next).toMatchObject({ kind: 'between' });
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
  unwrapReply(book.desk.giveGift(gift));
  expect(book.desk.giveGift(gift)).toMatchObject({ error: { code: 'changed-since' } });
  const bonus = { changes: [{ player: 'Ann', tokens: 1 }], reason: 'a bonus', token: seasonIn(book).token };
  unwrapReply(book.desk.changeStandings(bonus));
  expect(book.desk.changeStandings(bonus)).toMatchObject({ error: { code: 'changed-since' } });
  expect(seasonIn(book).people.map(({ purses, tokens }) => [purses[1]?.amount, tokens])).toEqual([
    [4, 1],
    [1, 0],
  ]);
});

test('the messages are as previewed', () => {
  const book = firstMatchOver();
  const players = Object.fromEntries(
    PEOPLE.map((name) => [name, { 'Discord webhook': `https://discord.com/api/webhooks/1/${name}` }]),
  );
  const webhook = 'https://discord.com/api/webhooks/1/all';
  unwrapReply(book.desk.saveContacts({ zone: '', webhook, players: byHolder(book.desk, players) }));
  const sent = (): readonly unknown[] =>
    (book.grids.get('outbox') ?? [])
      .filter(([id]) => String(id).startsWith('discord:'))
      .map(([, kind, player, , , , text]) => ({
        to: kind === 'discord-public' ? 'everyone' : { player },
        text,
      }));
  const before = sent().length;
  const changes = [{ player: 'Dee', eliminated: true }] as const;
  const choice = { leaveOut: [0, 2], changes, reason: 'as we said' };
  const { token, messages } = unwrapReply(book.desk.previewCount(choice));
  expect(JSON.stringify(messages)).toContain('as we said');
  unwrapReply(book.desk.countMatch({ token, ...choice }));
  expect(sent().slice(before)).toEqual(messages);
});
