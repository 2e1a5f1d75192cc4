// The outbox: the deliveries that wait for each reader, kept in a tab.
import { EVERYONE, type Message } from '../../../src/rounds/reply/messages';
import { cellValue } from '../../../src/games/frame/tabs';
import {
  deliveriesOf,
  enqueue,
  enqueueBooks,
  enqueueMessages,
  hasHad,
  isReminder,
  markDeliveries,
  outboxTab,
  type Delivery,
} from '../../../src/rounds/outbox/outbox';
import { deliveryView, deliveryViews } from '../../../src/rounds/outbox/delivery-views';
import type { Grid } from '../../../src/rounds/ports/host-book';

const ROSTER = ['Ann', 'Bo'];
const BOTH = { everyone: true, host: false, players: ['Ann'] };
const MESSAGES: readonly Message[] = [
  { to: EVERYONE, text: 'News.' },
  { to: { player: 'Ann' }, text: 'For Ann.' },
  { to: { player: 'Bo' }, text: 'For Bo.' },
];

const gridOf = (outbox: readonly Delivery[]): Grid => outboxTab(outbox).rows.map((row) => row.map(cellValue));
/** The ledger's last row while books are drawn. */
const ROW = 60;
const done = (outbox: readonly Delivery[]): readonly Delivery[] =>
  markDeliveries(outbox, new Map(outbox.map(({ id }) => [id, { mark: 'done', note: '' }])), ROW);

test('every book waits, and messages for whom a channel is given', () => {
  const outbox = enqueue([], 7, 'Round 1', ROSTER, MESSAGES, BOTH);
  expect(outbox.map(({ id }) => id)).toEqual([
    'public-book',
    'player-book:Ann',
    'player-book:Bo',
    'discord:7:everyone:1',
    'discord:7:player:Ann:1',
  ]);
  expect(outbox.every(({ mark }) => mark === 'waiting')).toBe(true);
});

test('the tab gives back what was written into it; a deleted one makes every book wait', () => {
  const outbox = enqueue([], 7, 'Round 1', ROSTER, MESSAGES, BOTH);
  expect(deliveriesOf({ outbox: gridOf(outbox) }, ROSTER)).toEqual(outbox);
  expect(deliveriesOf({ outbox: undefined }, ROSTER).map(({ id }) => id)).toEqual([
    'public-book',
    'player-book:Ann',
    'player-book:Bo',
  ]);
});

test('rows that a hand has changed are passed over, an unknown state counts as failed', () => {
  const grid: Grid = [
    ['Id', 'What'],
    ['', 'player-book', 'Ann'],
    ['x', 'a pigeon', 'Ann'],
    ['y', 'player-book', 'Ann', 'Round 1', 'gone', '', ''],
  ];
  expect(deliveriesOf({ outbox: grid }, ROSTER)).toMatchObject([{ id: 'y', mark: 'failed' }]);
});

test('after the next commit open messages still wait, done ones are kept for a while, and books begin again', () => {
  let outbox = enqueue([], 1, 'Round 1', ROSTER, MESSAGES, BOTH);
  outbox = done(outbox);
  for (let row = 2; row < 60; row += 1) outbox = done(enqueue(outbox, row, 'On', ROSTER, MESSAGES, BOTH));
  const next = enqueue(outbox, 60, 'Round 2', ROSTER, MESSAGES, BOTH);
  expect(next.filter(({ mark }) => mark === 'done')).toHaveLength(60);
  const [book] = next;
  expect(book).toMatchObject({ id: 'public-book', mark: 'waiting' });
  expect(book?.note).toContain('Until then, what stands there is how the game stood before.');
  const failed = markDeliveries(
    next,
    new Map([['discord:60:player:Ann:1', { mark: 'failed', note: 'No.' }]]),
    ROW,
  );
  expect(enqueue(failed, 61, 'Round 3', ROSTER, [], BOTH).map(({ id }) => id)).toContain(
    'discord:60:player:Ann:1',
  );
});

test('a reader has had what was drawn for them, whatever a note says, and what a message of theirs tells', () => {
  const before = done(enqueue([], 1, 'Begin', ROSTER, [], BOTH));
  const waiting = enqueue(before, 61, 'Round 1', ROSTER, MESSAGES, BOTH);
  const outbox = markDeliveries(
    waiting,
    new Map([['player-book:Bo', { mark: 'failed', note: 'The book is gone.' }]]),
    61,
  );
  const [ann, bo] = [{ player: 'Ann' }, { player: 'Bo' }];
  expect([hasHad(outbox, bo, ROW), hasHad(outbox, bo, 61)]).toEqual([true, false]);
  // A message to Ann stands in line.
  expect(hasHad(outbox, ann, 61)).toBe(true);
  expect(hasHad(deliveriesOf({ outbox: gridOf(outbox) }, ROSTER), bo, ROW)).toBe(true);
});

test('reminders are messages of their own', () => {
  const [only] = enqueueMessages([], 'reminder', 3, 'Round 1', MESSAGES.slice(0, 1), BOTH);
  expect(only).toMatchObject({ id: 'reminder:3:everyone:1', kind: 'discord-public' });
  expect(only !== undefined && isReminder(only)).toBe(true);
});

test('several messages to one reader about one stage are told apart', () => {
  const message = (id: string, stage: string): Delivery => ({
    id,
    kind: 'discord-public',
    player: '',
    stage,
    mark: 'waiting',
    note: '',
    text: 'x',
    had: 0,
    claim: '',
  });
  const list = [message('1', 'Round 1'), message('2', 'Round 1'), message('3', 'Round 2')];
  expect(deliveryViews(list, 0).map(({ title }) => title)).toEqual([
    'Discord, public channel, message 1 of 2',
    'Discord, public channel, message 2 of 2',
    'Discord, public channel',
  ]);
});

test('a reminder draws the books of the missing anew, and no other', () => {
  const outbox = enqueueBooks(done(enqueue([], 1, 'Round 1', ROSTER, [], BOTH)), 'Round 1', ['Ann']);
  const waiting = outbox.filter(({ mark }) => mark === 'waiting');
  expect(waiting.map(({ id }) => id)).toEqual(['player-book:Ann']);
});

test('a message that may or may not be out is shown as unsure, an allowed book as waiting', () => {
  const [book, , , message] = enqueue([], 7, 'Round 1', ROSTER, MESSAGES, BOTH);
  if (book === undefined || message === undefined) throw new Error('There are none.');
  expect(deliveryView({ ...message, mark: 'sending' }, 0)).toMatchObject({ state: 'unsure' });
  expect(deliveryView({ ...message, mark: 'sending' }, 0).note).toContain('check the channel');
  expect(deliveryView({ ...book, mark: 'allowed' }, 0)).toMatchObject({
    state: 'waiting',
    title: 'Public book',
  });
});
