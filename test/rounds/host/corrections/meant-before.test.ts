// If a form is opened in one round and sent in the next, the host is told and decides (ALL-12).
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { GameChange } from '../../../../src/rounds/host/parts/inputs';
import { buildFormSpec } from '../../../../src/rounds/delivery/form-spec';
import { playerAnswerRows } from '../../../../src/rounds/outbox/player-submissions';
import { playerPage } from '../../../../src/rounds/page/view';
import { KEY_TITLE } from '../../../../src/rounds/session/columns';
import { keyWithMark, pageMark } from '../../../../src/rounds/session/page-marks';
import { refused } from '../../../support/host-game';
import {
  created,
  deliver,
  pickOf,
  PLAYERS,
  sessionOf,
  stageIn,
  goBack,
  resolve,
} from '../../../support/paper-game';
import { keyOf, personOf } from '../../../support/paper-page';
import { paperOnce, type Paper } from '../../../support/paper-ports';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A game in which round 1 is resolved without Ann. */
const withoutAnn = paperOnce((options: Parameters<typeof created>[0] = {}) => {
  const book = created(options);
  deliver(book);
  unwrapReply(book.desk.submitForPractice({ players: PLAYERS.slice(1) }));
  book.pass(MINUTE);
  resolve(book);
  deliver(book);
  unwrapReply(book.desk.prepareNext());
  return book;
});

/** Adds a row to a form. With a mark, it comes from a page. */
function land(book: Paper, player: string, { card = 1, mark = '' } = {}): void {
  book.land('pick', { [KEY_TITLE]: keyWithMark(keyOf(book, player), mark), ...pickOf(player, card) });
}

const sentBy = (book: Paper, player: string) =>
  stageIn(book.desk).submissions.filter((one) => one.player === player);

function meant(book: Paper, player = 'Ann'): GameChange {
  return { kind: 'meant-before', stage: 'round-2', id: sentBy(book, player)[0]?.id ?? '' };
}

const WHY = 'It came 40 s after Round 2 opened, and Ann had no answer that counted for Round 1.';

test('only the host sees a mark on a form’s answer soon after a round opened, if the player had no answer in the last', () => {
  const book = withoutAnn();
  book.pass(40_000);
  land(book, 'Ann');
  land(book, 'Bob');
  expect(sentBy(book, 'Ann')).toMatchObject([{ fate: 'counts', meant: { title: 'Round 1', text: WHY } }]);
  expect(sentBy(book, 'Bob')).toMatchObject([{ meant: null }]);
  expect(stageIn(book.desk).notices).toContainEqual(expect.stringContaining(WHY));
  for (const player of PLAYERS) {
    const read = JSON.stringify([
      playerAnswerRows(sessionOf(book), player),
      playerPage(sessionOf(book), personOf(book, player).id),
    ]);
    expect(read).not.toContain('had nothing');
  }
});

test.each([
  ['ten minutes after it opened', 600, undefined, '', 'It came 10 min after'],
  ['later', 601, undefined, '', undefined],
  ['if it’s an hour long', 90, 3600, '', 'It came 1 min 30 s after'],
  ['if it’s shorter', 90, 3599, '', undefined],
  ['from a page of the round before', 601, 3599, 'set-up', 'It was sent from a page that showed Round 1.'],
  ['from a page of the round itself', 1, undefined, 'resolved', undefined],
])('an answer %s', (_, seconds, length, shown, text) => {
  const book = withoutAnn();
  const { rows, record } = sessionOf(book);
  if (length !== undefined)
    unwrapReply(book.desk.setDeadline({ deadline: record.openedAt + length * SECOND }));
  const opening = rows.filter(({ entry }) => entry.kind === shown).at(-1)?.hash;
  book.pass((record.readableAt ?? 0) + seconds * SECOND - book.ports.now());
  land(book, 'Ann', opening === undefined ? {} : { mark: pageMark({ ...record, opening }, 'Ann') });
  expect(sentBy(book, 'Ann')[0]?.meant?.text.slice(0, text?.length)).toBe(text);
});

test('moved to the round before, it counts there and not here, and others only read what changed for them', () => {
  const book = withoutAnn();
  book.pass(40_000);
  land(book, 'Ann', { card: 4 });
  book.land('pick', { [KEY_TITLE]: 'nobody', ...pickOf('Bob') });
  const change = meant(book);
  const preview = unwrapReply(book.desk.previewChange({ change }));
  expect(preview.summary).toBe('Count the answer from Ann for Round 1 and recompute everything after it.');
  expect(refused(book.desk.applyChange({ change, reason: 'r', token: '' })).code).toBe('changed-since');
  const codeOf = (id: string): string =>
    refused(book.desk.previewChange({ change: { kind: 'meant-before', stage: 'round-2', id } })).code;
  expect(codeOf('pick:99')).toBe('other-submission');
  expect(codeOf(stageIn(book.desk).submissions[1]?.id ?? '')).toBe('no-such-submission');
  unwrapReply(book.desk.applyChange({ change, reason: 'Ann sent it too late.', token: preview.token }));
  deliver(book);
  const session = sessionOf(book);
  expect(session.record.stages[0]?.submissions.at(-1)).toMatchObject({ player: 'Ann' });
  expect(session.past[0]?.resolved.counted.has('Ann')).toBe(true);
  expect(sentBy(book, 'Ann')).toEqual([]);
  expect(stageIn(book.desk).waitingFor).toContain('Ann');
  const COUNTS = 'Your host counted it for Round 1 instead.';
  expect(JSON.stringify(playerAnswerRows(session, 'Ann'))).toContain(COUNTS);
  expect(playerPage(session, personOf(book, 'Ann').id).submissions).toMatchObject([
    { fate: 'moved', text: COUNTS, words: [] },
  ]);
  for (const [name, { tabs }] of book.books)
    if (!name.startsWith("Ann's book")) expect(JSON.stringify(tabs)).not.toMatch(/too late|meant for/);
  land(book, 'Ann', { card: 1 });
  expect(sentBy(book, 'Ann')).toMatchObject([{ fate: 'counts' }]);
  unwrapReply(book.desk.submitForPractice({ players: [] }));
  resolve(book);
  expect(sessionOf(book).record.stages[1]?.submissions).toHaveLength(5);
  // After going back, round 1 still has the answer.
  goBack(book, 'round-1');
  expect(sentBy(book, 'Ann')).toMatchObject([{ fate: 'counts' }]);
});

test('a form’s text is true whenever it is read', () => {
  const book = withoutAnn({ practice: true });
  const [ask] = sessionOf(book).match.stage?.asks ?? [];
  if (ask === undefined) throw new Error('Nobody is asked.');
  expect(buildFormSpec(sessionOf(book), ask).received).toMatch(
    /^Received\. This form was for Round 2, which opened on 1 Mar, 12:01 UTC\./,
  );
  unwrapReply(book.desk.setDeadline({ deadline: book.ports.now() + 30 * MINUTE }));
  expect(buildFormSpec(sessionOf(book), ask).received).toContain('Until the deadline');
});

test('after a round was opened again, the round before is the one that was opened last', () => {
  const book = withoutAnn();
  goBack(book, 'round-1');
  for (const title of ['Round 1', 'Round 2']) {
    const { opening } = sessionOf(book).record;
    resolve(book);
    land(book, 'Ann', { mark: pageMark({ ...sessionOf(book).record, opening }, 'Ann') });
    expect(sentBy(book, 'Ann')[0]?.meant?.title).toBe(title);
  }
  goBack(book, 'round-2');
  land(book, 'Ann');
  expect(sentBy(book, 'Ann').at(-1)?.meant).toBeNull();
});
