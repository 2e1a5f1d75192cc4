// The host's choice for deadlines: the words to readers, the refusals, and the account that sets the alarm.
import { given } from '../../../../src/commands/desk-calls';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import {
  created,
  deliver,
  gameIn,
  PLAYERS,
  played,
  sessionOf,
  stageIn,
  goBack,
  wake,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  count,
  draftNext,
  playToTheEnd,
  seasonStarted,
  SOULLINKED_CELLS,
} from '../../../support/paper-season';

const HOUR = 3_600_000;
const OWN = 'https://discord.com/api/webhooks/7/host';

/** A game whose open stage ends in 10 hours and is then resolved by itself, 5 minutes later. */
const goingOn = paperOnce(() => {
  const book = created();
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 5 }));
  given(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  deliver(book);
  return book;
});

const says = (book: Paper): string => gameIn(book.desk).atDeadline.says.join(' ');

test('every book says that results come by themselves, in the same words whoever has sent', () => {
  const book = goingOn();
  const rows = (): readonly unknown[] =>
    [undefined, ...PLAYERS.map((player) => personOf(book, player).id)].map((reader) =>
      bookTabs(sessionOf(book), reader)
        .find(({ title }) => title === 'Now')
        ?.rows.find(([title]) => title === 'Results'),
    );
  const before = rows();
  expect(before[0]).toEqual([
    'Results',
    expect.stringMatching(/^They come by themselves from Sun, 1 Mar 2026, 22:05/),
  ]);
  expect(new Set(before.map((row) => JSON.stringify(row))).size).toBe(1);
  given(book.desk.submitForPractice({ players: ['Ann'] }));
  expect(rows()).toEqual(before);
  given(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(rows()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(book.alarm.set).toBeUndefined();
});

test('where an alarm is refused it says so, and asks again when the sidebar is opened, not every few seconds', () => {
  const book = created();
  book.alarm.answers = 'refused';
  given(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(says(book)).toMatch(/first look after .* every ten minutes\. This script has too many triggers\./);
  const asked = (): number => book.calls.filter((call) => call === 'alarm.set').length;
  const before = asked();
  given(book.desk.getDesk({ refresh: true }));
  expect(asked()).toBe(before);
  book.alarm.answers = 'set';
  given(book.desk.getDesk());
  expect(says(book)).toMatch(/mostly within a minute or two of/);
  // One that did not run is set once more.
  book.pass(11 * HOUR);
  expect(says(book)).toMatch(/first look after/);
});

test('another account sets no alarm: the one that made the books does, when it looks', () => {
  const book = goingOn();
  book.account.name = 'other@example.com';
  given(book.desk.setDeadline({ deadline: book.ports.now() + 20 * HOUR }));
  const asked = (): number => book.calls.filter((call) => call === 'alarm.set').length;
  const before = asked();
  given(book.desk.getDesk());
  expect(asked()).toBe(before);
  book.account.name = 'host@example.com';
  given(book.desk.getDesk());
  expect(asked()).toBe(before + 1);
});

const sinceStart = (book: Paper, from: number): number => ((stageIn(book.desk).deadline ?? 0) - from) / HOUR;

test.each([true, false])(
  'ALL-19 however late Google runs, automatic rounds keep their hour (practice: %s)',
  (practice) => {
    const book = created({ practice, timing: { seconds: 24 * 3600 } });
    given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 10 }));
    const first = book.ports.now() + 10 * HOUR;
    given(book.desk.setDeadline({ deadline: first }));
    deliver(book);
    const deadlines = [1, 2, 3, 4].map((day) => {
      book.pass(first + (day - 1) * 24 * HOUR + (1 + day / 4) * HOUR - book.ports.now());
      wake(book);
      expect(stageIn(book.desk).name).toBe(`round-${day + 1}`);
      return sinceStart(book, first);
    });
    expect(deadlines).toEqual([24, 48, 72, 96]);
  },
);

test('ALL-19 after an outage, a pause, going back and a click the next deadline leaves enough time', () => {
  const book = created({ timing: { seconds: 24 * 3600 } });
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  const first = book.ports.now() + 10 * HOUR;
  given(book.desk.setDeadline({ deadline: first }));
  // Google ran nothing for 13 hours.
  book.pass(23 * HOUR);
  wake(book);
  expect(sinceStart(book, first)).toBeCloseTo(13 + 24, 1);
  // The deadline was moved by the length of a pause.
  given(book.desk.setAccepting({ accepting: false }));
  book.pass(6 * HOUR);
  given(book.desk.setAccepting({ accepting: true, deadline: first + 43 * HOUR }));
  book.pass(first + 44 * HOUR - book.ports.now());
  wake(book);
  expect(sinceStart(book, first)).toBe(43 + 24);
  goBack(book, 'round-2');
  expect(stageIn(book.desk).deadline).toBeNull();
  given(book.desk.setDeadline({ deadline: first + 50 * HOUR }));
  book.pass(first + 51 * HOUR - book.ports.now());
  wake(book);
  expect(sinceStart(book, first)).toBe(50 + 24);
});

test('the sidebar says that a round was resolved automatically, and when, until the next one is resolved', () => {
  const book = goingOn();
  const continued = (): string | undefined => gameIn(book.desk).continued;
  expect(continued()).toBeUndefined();
  book.pass(11 * HOUR);
  wake(book);
  expect(continued()).toMatch(
    /^Round 1 was resolved automatically on Sun, 1 Mar 2026, 23:0\d UTC\. Round 2 is open now\.$/,
  );
  // Nobody else is told how it came about.
  expect(JSON.stringify([...book.books.values(), ...book.posts])).not.toContain('automatically on');
  given(book.desk.resolveRound({ stage: 'round-2', token: '' }));
  expect(continued()).toBeUndefined();
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  book.pass(2 * HOUR);
  wake(book);
  expect(continued()).toContain('Round 3 was resolved automatically');
  goBack(book, 'round-3');
  expect(continued()).toBeUndefined();
});

test('the sidebar says so of the last round, too', () => {
  const book = played(4);
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  given(book.desk.setDeadline({ deadline: book.ports.now() + HOUR }));
  book.pass(2 * HOUR);
  wake(book);
  expect(gameIn(book.desk).continued).toMatch(/ was resolved automatically on .* The game is over\.$/);
});

test('gone back to, a stage waits for a deadline of its own', () => {
  const book = goingOn();
  book.pass(11 * HOUR);
  wake(book);
  expect(stageIn(book.desk).name).toBe('round-2');
  goBack(book, 'round-1');
  expect(says(book)).toContain('No deadline is set: nothing goes on by itself until you set one');
  book.pass(100 * HOUR);
  wake(book);
  expect(stageIn(book.desk).name).toBe('round-1');
  const past = book.desk.setDeadline({ deadline: book.ports.now() - HOUR });
  expect(past).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('The stage is then resolved by itself soon.') as unknown },
  });
});

test.each([
  ['a game at a table', () => created({ game: 'tactical-picture-hunt' }), 0, 'live-game'],
  ['a game that is over', () => played(5), 0, 'game-over'],
  ['a wait that is none', () => created(), 2.5, 'bad-wait'],
  ['a wait of days', () => created(), 1441, 'bad-wait'],
])('%s is refused', (_, game, waitMinutes, code) => {
  const answer = game().desk.setAtDeadline({ what: 'resolve', waitMinutes });
  expect(answer).toMatchObject({ ok: false, error: { code } });
});

test('in a season the next match goes on as the one before, and the host keeps their channel', () => {
  const book = seasonStarted();
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  given(book.desk.prepareNext());
  const { zone, webhook } = given(book.desk.getContacts());
  given(book.desk.saveContacts({ zone, webhook, hostWebhook: OWN, players: {} }));
  given(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 7 }));
  playToTheEnd(book);
  count(book);
  draftNext(book, 'soullinked', 'main', SOULLINKED_CELLS);
  given(book.desk.create());
  expect(gameIn(book.desk).atDeadline).toMatchObject({ what: 'resolve', waitMinutes: 7 });
  expect(given(book.desk.getContacts()).hostWebhook).toBe(OWN);
});
