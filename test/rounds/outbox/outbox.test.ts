// The outbox: a tab that lists the deliveries waiting for each reader.
import { cellStyle, cellValue, STYLES } from '../../../src/games/frame/tabs';
import {
  readDeliveries,
  enqueue,
  hasReceivedNews,
  isBookPostponed,
  markDeliveries,
  outboxTab,
  type Delivery,
  type MessageToQueue,
} from '../../../src/rounds/outbox/outbox';
import { deliveryView } from '../../../src/rounds/outbox/delivery-views';
import type { Grid } from '../../../src/rounds/ports/host-book';
import { asSecret } from '../../../src/rounds/record/secret';
import type { BetweenSession } from '../../../src/rounds/session/game-session';
import { loaded, seasonStarted } from '../../support/paper-season';

const [ANN, BO] = [asSecret('idAnn'), asSecret('idBo')] as const;
const ROSTER = [ANN, BO];
const BOTH = { everyone: true, host: false, persons: new Set([ANN]) };
const MESSAGES: readonly MessageToQueue[] = [
  { to: undefined, text: 'News.' },
  { to: ANN, text: 'For Ann.' },
  { to: BO, text: 'For Bo.' },
];

const named = (id: typeof ANN, name: string) =>
  [id, { id, name, key: asSecret(`key of ${name}`), formerKeys: [] }] as const;
const since = { row: 1, at: 0, since: '', changes: 0, forMatch: false };
const PEOPLE = {
  persons: new Map([named(ANN, 'Ann'), named(BO, 'Bo')]),
  seats: new Map([
    ['Ann', { name: 'Ann', terms: [{ ...since, person: ANN }] }],
    ['Bo', { name: 'Bo', terms: [{ ...since, person: BO }] }],
  ]),
  hostMessages: [],
};

const gridOf = (outbox: readonly Delivery[]): Grid =>
  outboxTab(outbox, PEOPLE).rows.map((row) => row.map(cellValue));
const readIn = (outbox: Grid | undefined): readonly Delivery[] => {
  const session = between();
  return readDeliveries({ ...session, people: PEOPLE, snapshot: { ...session.snapshot, outbox } });
};
function between(): BetweenSession {
  const session = loaded(seasonStarted());
  if (session.kind !== 'between') throw new Error('There is a match.');
  return session;
}
/** The ledger's last row while books are drawn. */
const ROW = 60;
const done = (outbox: readonly Delivery[]): readonly Delivery[] =>
  markDeliveries(outbox, new Map(outbox.map(({ id }) => [id, { mark: 'done', note: '' }])), ROW);

test('the tab is read as it was written; if it’s deleted, every book waits', () => {
  const outbox = enqueue([], 7, 'Round 1', ROSTER, MESSAGES, BOTH);
  expect(readIn(gridOf(outbox))).toEqual(outbox);
  expect(readIn(undefined).map(({ id }) => id)).toEqual([
    'public-book',
    'player-book:idAnn',
    'player-book:idBo',
  ]);
});

test('rows changed by hand and rows for nobody are ignored, and an unknown state counts as failed', () => {
  const grid: Grid = [
    ['Id', 'What'],
    ['', 'player-book', 'Ann'],
    ['x', 'a pigeon', 'Ann'],
    ['y', 'player-book', 'Ann', 'Round 1', 'gone', '', '', '', '', 'idAnn'],
    ['z', 'player-book', 'Cy', 'Round 1', 'waiting', '', '', '', '', 'idCy'],
  ];
  const read = readIn(grid);
  expect(read).toMatchObject([{ id: 'y', mark: 'failed' }]);
  const looks = [read, enqueue([], 7, 'Round 1', ROSTER, [], BOTH)].map(
    (outbox) => cellStyle(outboxTab(outbox, PEOPLE).rows[1]?.[4] ?? '').background,
  );
  expect(looks).toEqual([STYLES.bad.background, STYLES.changed.background]);
});

test('a book that waits with a note of an earlier version is postponed only if the note has a reason', () => {
  const former = 'Until then, it shows the game as it was before.';
  const rows = ['', former, `Not now. ${former}`, 'Not now.'].map((note, at) => [
    `b${at}`,
    'player-book',
    'Ann',
    'Round 1',
    'waiting',
    note,
    '',
    '',
    '',
    'idAnn',
  ]);
  expect(readIn([['Id', 'What'], ...rows]).map(isBookPostponed)).toEqual([false, false, true, true]);
});

test('after the next commit, open messages still wait, done ones are kept for a while, and all books wait again', () => {
  let outbox = enqueue([], 1, 'Round 1', ROSTER, MESSAGES, BOTH);
  outbox = done(outbox);
  for (let row = 2; row < 60; row += 1) outbox = done(enqueue(outbox, row, 'On', ROSTER, MESSAGES, BOTH));
  const next = enqueue(outbox, 60, 'Round 2', ROSTER, MESSAGES, BOTH);
  expect(next.filter(({ mark }) => mark === 'done')).toHaveLength(60);
  const [book] = next;
  expect(book).toMatchObject({ id: 'public-book', mark: 'waiting' });
  const failed = markDeliveries(
    next,
    new Map([['discord:60:idAnn:1', { mark: 'failed', note: 'No.' }]]),
    ROW,
  );
  expect(enqueue(failed, 61, 'Round 3', ROSTER, [], BOTH).map(({ id }) => id)).toContain(
    'discord:60:idAnn:1',
  );
});

test('readers have seen what was drawn in their book or posted to them, whatever a note says', () => {
  const before = done(enqueue([], 1, 'Begin', ROSTER, [], BOTH));
  const waiting = enqueue(before, 61, 'Round 1', ROSTER, MESSAGES, BOTH);
  const outbox = markDeliveries(
    waiting,
    new Map([['player-book:idBo', { mark: 'failed', note: 'The book is gone.' }]]),
    61,
  );
  expect([hasReceivedNews(outbox, BO, ROW), hasReceivedNews(outbox, BO, 61)]).toEqual([true, false]);
  expect(hasReceivedNews(outbox, ANN, 61)).toBe(true);
  expect(hasReceivedNews(readIn(gridOf(outbox)), BO, ROW)).toBe(true);
  // Earlier versions stored no row for what they had drawn.
  const former = [['player-book:idBo', 'player-book', 'Bo', 'Round 1', 'done', '', '', '', '', 'idBo']];
  expect(hasReceivedNews(readIn([['Id', 'What'], ...former]), BO, ROW)).toBe(true);
});

test('a message that may have been posted is shown as unsure, an allowed book as waiting', () => {
  const [book, , , message] = enqueue([], 7, 'Round 1', ROSTER, MESSAGES, BOTH);
  if (book === undefined || message === undefined) throw new Error('There are none.');
  expect(deliveryView({ ...message, mark: 'sending' }, 0, PEOPLE)).toMatchObject({ state: 'unsure' });
  expect(deliveryView({ ...message, mark: 'sending' }, 0, PEOPLE).note).toContain('Check the channel');
  expect(deliveryView({ ...book, mark: 'allowed' }, 0, PEOPLE)).toMatchObject({
    state: 'waiting',
    title: 'Public book',
  });
});
