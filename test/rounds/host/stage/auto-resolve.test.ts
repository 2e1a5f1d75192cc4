// What happens at a deadline: what books and the sidebar say, who sets the alarm, and the next deadline.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { lacksAlarm } from '../../../../src/rounds/host/stage/alarm';
import { bookTabs } from '../../../../src/rounds/outbox/book-tabs';
import { resolveTime } from '../../../../src/rounds/session/resolve-time';
import {
  created,
  deliver,
  gameIn,
  PLAYERS,
  sessionOf,
  stageIn,
  goBack,
  wake,
} from '../../../support/paper-game';
import { personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A game whose open stage ends in 10 hours and is resolved automatically 5 minutes later. */
const goingOn = paperOnce(() => {
  const book = created();
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 5 }));
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  deliver(book);
  return book;
});

const says = (book: Paper): string => gameIn(book.desk).atDeadline.effects.join(' ');

test('every book says that results come automatically, in the same words whoever has answered', () => {
  const book = goingOn();
  const rows = (): readonly unknown[] =>
    [undefined, ...PLAYERS.map((player) => personOf(book, player).id)].map((reader) =>
      bookTabs(sessionOf(book), reader)
        .find(({ title }) => title === 'Now')
        ?.rows.find(([title]) => title === 'Results'),
    );
  const before = rows();
  expect(before[0]).toEqual(['Results', expect.stringMatching(/^From Sun, 1 Mar 2026, 22:05/)]);
  expect(new Set(before.map((row) => JSON.stringify(row))).size).toBe(1);
  unwrapReply(book.desk.submitForPractice({ players: ['Ann'] }));
  expect(rows()).toEqual(before);
  unwrapReply(book.desk.setAtDeadline({ what: 'close', waitMinutes: 0 }));
  expect(rows()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(book.alarm.set).toBeUndefined();
});

test('a refused alarm is reported, and retried when the sidebar is opened, not at each poll', () => {
  const book = created();
  book.alarm.answers = 'refused';
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 10 * HOUR }));
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  expect(says(book)).toMatch(/within about ten minutes of .*\. This script has too many triggers\./);
  const asked = (): number => book.calls.filter((call) => call === 'alarm.set').length;
  const before = asked();
  unwrapReply(book.desk.getDesk({ refresh: true }));
  expect(asked()).toBe(before);
  book.alarm.answers = 'set';
  unwrapReply(book.desk.getDesk());
  expect(says(book)).toMatch(/automatically at about/);
});

test('an alarm is missing five minutes after its time', () => {
  const session = sessionOf(goingOn());
  const due = resolveTime(session) ?? 0;
  const alarm = { kind: 'set', due, at: due + MINUTE } as const;
  const set = { ...session, snapshot: { ...session.snapshot, alarm } };
  expect([6, 6 + 1e-5].map((late) => lacksAlarm(set, due + late * MINUTE, false))).toEqual([false, true]);
});

test('only the account that created the books sets the alarm, when it opens the sidebar', () => {
  const book = goingOn();
  book.account.name = 'other@example.com';
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 20 * HOUR }));
  const asked = (): number => book.calls.filter((call) => call === 'alarm.set').length;
  const before = asked();
  unwrapReply(book.desk.getDesk());
  expect(asked()).toBe(before);
  book.account.name = 'host@example.com';
  unwrapReply(book.desk.getDesk());
  expect(asked()).toBe(before + 1);
});

const sinceStart = (book: Paper, from: number): number => ((stageIn(book.desk).deadline ?? 0) - from) / HOUR;

test('ALL-19 however late Google runs, automatic rounds keep their hour', () => {
  const book = created({ practice: false, timing: { seconds: 24 * 3600 } });
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 10 }));
  const first = book.ports.now() + 10 * HOUR;
  unwrapReply(book.desk.setDeadline({ deadline: first }));
  deliver(book);
  const deadlines = [1, 2, 3, 4].map((day) => {
    book.pass(first + (day - 1) * 24 * HOUR + (1 + day / 4) * HOUR - book.ports.now());
    wake(book);
    expect(stageIn(book.desk).name).toBe(`round-${day + 1}`);
    return sinceStart(book, first);
  });
  expect(deadlines).toEqual([24, 48, 72, 96]);
  const hostWebhook = 'https://discord.com/api/webhooks/1/own';
  unwrapReply(book.desk.saveContacts({ zone: '', webhook: '', hostWebhook, players: {} }));
  book.pass(25 * HOUR);
  wake(book);
  expect(JSON.stringify(book.grids.get('outbox'))).toMatch(
    /"Round 5","\w+",.*Round 5.* automatically\. The game is over/,
  );
});

test('ALL-19 after an outage, a click and going back the next deadline leaves enough time', () => {
  const book = created({ timing: { seconds: 24 * 3600 } });
  unwrapReply(book.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  const first = book.ports.now() + 10 * HOUR;
  unwrapReply(book.desk.setDeadline({ deadline: first }));
  // Google ran no triggers for 13 hours.
  book.pass(23 * HOUR);
  wake(book);
  expect(sinceStart(book, first)).toBeCloseTo(13 + 24, 1);
  // The deadline was moved, as after a pause.
  unwrapReply(book.desk.setDeadline({ deadline: first + 43 * HOUR }));
  book.pass(first + 44 * HOUR - book.ports.now());
  wake(book);
  expect(sinceStart(book, first)).toBe(43 + 24);
  goBack(book, 'round-2');
  expect(stageIn(book.desk).deadline).toBeNull();
  unwrapReply(book.desk.setDeadline({ deadline: first + 50 * HOUR }));
  book.pass(first + 51 * HOUR - book.ports.now());
  wake(book);
  expect(sinceStart(book, first)).toBe(50 + 24);
});
