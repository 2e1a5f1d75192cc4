// Contacts and deadlines by the clock in the built bundle, whose zones and clocks are those of its own runtime.
import { given } from '../../src/commands/desk-calls';
import { openTestHost } from '../support/host';
import { hostTab } from '../support/host-books';
import { byHolder, draft, gameView, openStage } from '../support/host-game';

test('a round ends at 21:00 on the host’s clock, also after the clocks are changed', () => {
  const test = openTestHost();
  draft(test, { players: 4 });
  const view = given(test.desk.getDesk());
  if (view.draft === undefined) throw new Error('There is no draft.');
  const timings = view.draft.timings.map((timing) => ({ ...timing, clock: '21:00' }));
  const saved = { ...view.draft, game: 'soullinked', practice: false, zone: 'America/New_York', timings };
  given(test.desk.saveDraft(saved));
  given(test.desk.create());
  const utc = (): string => new Date(openStage(test.desk).deadline ?? 0).toISOString();
  expect(gameView(test.desk).zone).toBe('America/New_York');
  // It opens on 1 March at 12:00 UTC: the first 21:00 leaves too little of a day.
  expect(utc()).toBe('2026-03-03T02:00:00.000Z');
  test.clock.set(Date.parse('2026-03-08T02:00:00Z'));
  given(test.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(utc()).toBe('2026-03-09T01:00:00.000Z');
});

test('contacts reach a player whose name ends in two underscores', () => {
  const test = openTestHost();
  draft(test, { players: 4 });
  const view = given(test.desk.getDesk());
  if (view.draft === undefined) throw new Error('There is no draft.');
  const [first = [], ...others] = view.draft.roster;
  given(
    test.desk.saveDraft({
      ...view.draft,
      game: 'soullinked',
      roster: [['Aa__', ...first.slice(1)], ...others],
    }),
  );
  given(test.desk.create());
  const players = { Aa__: { 'Time zone': 'Asia/Tokyo' } };
  given(
    test.desk.saveContacts({ zone: 'Europe/Berlin', webhook: '', players: byHolder(test.desk, players) }),
  );
  expect(hostTab(test, 'Roster')[1]).toEqual(expect.arrayContaining(['Aa__', 'Asia/Tokyo']));
});
