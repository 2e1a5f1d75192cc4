// The inbox: form rows become submissions by question title and player key, and nothing in a row is lost.
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { holder } from '../../../src/rounds/record/people';
import { readInbox } from '../../../src/rounds/session/inbox';
import { remainingSpace } from '../../../src/rounds/session/kept-rows';
import { NOTHING_TO_CHOOSE } from '../../../src/rounds/ports/forms';
import type { ResponseSheet } from '../../../src/rounds/ports/host-book';
import { created, sessionOf } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const book = created();
const session = sessionOf(book);
const key = (player: string): string => holder(session.people, player).key;
const HEADER = ['Timestamp', KEY_TITLE, 'Row', 'Column', 'Power card'];

function sheetOf(rows: readonly ResponseSheet['timestamps'][], header = HEADER): ResponseSheet {
  return {
    form: 'pick',
    sheet: 1,
    header,
    unread: 0,
    timestamps: rows.map(([stamp = '']) => stamp),
    rows: new Map(rows.map((row, index) => [index, row])),
  };
}

const DAY = 86_400_000;
const serial = (time: number): number => (time - Date.UTC(1899, 11, 30)) / DAY;
const at = (from: Paper): number => serial(from.ports.now());
const rowAt = (time: number): ResponseSheet['timestamps'] => [serial(time), key('Ann'), 2, 3, 1];

function inbox(
  rows: readonly ResponseSheet['timestamps'][],
  header?: readonly string[],
  closesAt: number | null = null,
  record = session.record,
): ReturnType<typeof readInbox> {
  const { stage } = session.match;
  if (stage === null) throw new Error('No stage is open.');
  return readInbox([sheetOf(rows, [...(header ?? HEADER)])], {
    people: session.people,
    record,
    stage,
    closesAt,
    now: session.record.openedAt + DAY,
    valid: (submissions) => submissions,
    room: remainingSpace([]),
  });
}

test('a row is the submission of the player whose key it carries', () => {
  expect(inbox([[at(book), key('Bob'), 2, 3, 1]])).toEqual({
    received: [
      { from: 'pick:1:2', at: book.ports.now(), player: 'Bob', move: { row: 2, column: 3, card: 1 } },
    ],
    leftOut: [],
    setAside: [],
    sent: [],
    cursors: [{ sheet: 1, rows: 1 }],
    ahead: [],
    behind: [],
    unseated: new Map(),
    moved: [],
    marks: new Map([['pick:1:2', '']]),
    notices: [],
  });
});

test('a key with spaces, capitals or invisible characters is still its player’s', () => {
  const typed = [` ${key('Bob')}`, `K${key('Bob').slice(1)}`, key('Bob').replace(/(.{8})/g, '$1 ')];
  typed.push(`\u200e${key('Bob')}\u200b`, key('Bob').replace(/(.{8})/g, '$1\u00a0'));
  const { received } = inbox(typed.map((text) => [at(book), text, 2, 3, 1]));
  expect(received.map(({ player }) => player)).toEqual(typed.map(() => 'Bob'));
});

test('picking the placeholder of a question without choices is no answer', () => {
  const move = (card: string): unknown => inbox([[at(book), key('Bob'), 2, 3, card]]).received[0]?.move;
  expect(move(NOTHING_TO_CHOOSE)).toEqual(move(''));
  expect(move('another text')).not.toEqual(move(''));
});

test('a key that is nobody’s is nobody’s, however near it is', () => {
  const near = `${key('Bob').slice(0, -1)}0`;
  const held = session.record.setUp.held.filter(({ seat }) => seat !== 'Bob');
  const without = { ...session.record, setUp: { ...session.record.setUp, held } };
  const row = [at(book), key('Bob'), 2, 3, 1];
  expect(inbox([row], undefined, null, without).received).toMatchObject([{ player: '' }]);
  for (const wrong of [near, `${key('Bob')}0`, 'Bob', '']) {
    expect(inbox([[at(book), wrong, 2, 3, 1]]).received).toMatchObject([{ player: '' }]);
  }
});

test('columns are found by title anywhere; missing ones, and differing duplicates, are reported', () => {
  const moved = [...HEADER].reverse();
  expect(inbox([[1, 3, 2, key('Ann'), at(book)]], moved).received).toMatchObject([{ player: 'Ann' }]);
  const renamed = HEADER.map((title) => (title === 'Row' ? 'Line' : title));
  expect(inbox([[at(book), key('Ann'), 2, 3, 1]], renamed).notices.join()).toContain(
    'The column “Row” is missing',
  );
  const doubled = [...HEADER, 'Row'];
  // A question that was removed and asked again has a second column. Each row uses one of them.
  const again = inbox([[at(book), key('Ann'), '', 3, 1, 4]], doubled);
  expect(again.notices.join()).not.toContain('Row');
  expect(again.received).toMatchObject([{ move: { row: 4 } }]);
  const { received, notices } = inbox(
    [
      [at(book), key('Ann'), 2, 3, 1, 4],
      [at(book), key('Bob'), 2, 3, 1, ''],
    ],
    doubled,
  );
  expect(notices.join()).toContain('There are 2 columns called “Row”');
  expect(received).toMatchObject([{ move: { row: 2 } }, { move: { row: 2 } }]);
});

test('times are in the first column; future ones are recorded, or only the latest of very many', () => {
  const time = at(book);
  const german = ['Zeitstempel', ...HEADER.slice(1)];
  expect(inbox([[time, key('Bob'), 2, 3, 1]], german).received).toMatchObject([{ at: book.ports.now() }]);
  const rows = Array.from({ length: 501 }, (_, days) => [time + 2 + days, key('Bob'), 2, 3, 1]);
  const now = book.ports.now();
  const first = inbox([...rows.slice(0, 1), [time + 2, 'nobody’s key', 2, 3, 1]]);
  expect(first.ahead).toEqual([{ sheet: 1, stamps: [now + 2 * DAY] }]);
  expect(first.notices.join()).toContain('answers from Bob and an unknown sender are dated in the future');
  expect(inbox(rows).ahead).toEqual([{ sheet: 1, stamps: [], until: now + 502 * DAY }]);
  expect(inbox(rows.slice(1)).ahead).toMatchObject([{ stamps: { length: 500 } }]);
});

test('empty rows are ignored, and junk is kept as it is', () => {
  expect(inbox([['', '', '', '', '']]).received).toEqual([]);
  const junk = inbox([['not a time', true, '=A1', -7, 'x'.repeat(1000)]]).received;
  expect(junk).toMatchObject([{ at: 0, player: '', from: 'pick:1:2' }]);
});

test('answers after the deadline, or before the stage opened, are late', () => {
  const { openedAt } = session.record;
  const closesAt = openedAt + 60_000;
  const rows = [openedAt - 1000, openedAt, closesAt, closesAt + 1000].map(rowAt);
  for (const readableAt of [openedAt, undefined]) {
    const { received } = inbox(rows, HEADER, closesAt, { ...session.record, readableAt });
    expect(received.map(({ late }) => late === true)).toEqual([true, false, false, true]);
  }
});

test('times that can’t be right are unknown, and rows edited or dated long before the last read are recognized', () => {
  const { startedAt, openedAt, readAt } = session.record;
  const [first, last] = [startedAt - 2 * DAY, openedAt + DAY + 60_000];
  const { received } = inbox([first - 1, first, last, last + 1].map(rowAt));
  expect(received.map(({ at: time }) => time)).toEqual([0, first, last, 0]);
  const limit = readAt - 600_000;
  expect([limit - 1, limit].map((time) => inbox([rowAt(time)]).behind)).toEqual([['pick'], []]);
  const until = openedAt + 1000;
  const ahead = new Map([[1, { stamps: [], until }]]);
  const record = { ...session.record, cursors: new Map([[1, 3]]), ahead };
  const edited = inbox([readAt, until, until + 1].map(rowAt), HEADER, null, record);
  expect(edited.received.map(({ from }) => from)).toEqual([`pick:1:4@${until + 1}`]);
});

test('submissions of all forms are in order of arrival', () => {
  const time = at(book);
  const { received } = inbox([
    [time + 0.2, key('Ann'), 1, 1, 1],
    [time + 0.1, key('Bob'), 1, 1, 1],
    [time + 0.1, key('Cy'), 1, 1, 1],
  ]);
  expect(received.map(({ player }) => player)).toEqual(['Bob', 'Cy', 'Ann']);
});
