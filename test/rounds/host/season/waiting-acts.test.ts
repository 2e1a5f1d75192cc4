// Gifts and changes that take from a purse in play: they are kept, and offered once the match is counted (SN-16).
import { given } from '../../../../src/commands/desk-calls';
import { refused } from '../../../support/host-game';
import { kindsOf } from '../../../support/paper-game';
import { paperOnce, type Paper } from '../../../support/paper-ports';
import {
  IN_MEADOWS,
  WITH_PURSES,
  count,
  draftNext,
  playToTheEnd,
  seasonIn,
  seasonStarted,
} from '../../../support/paper-season';

/** A season whose match has taken everyone's garnets. */
const inPlay = paperOnce(() => {
  const book = seasonStarted(WITH_PURSES);
  draftNext(book, 'wanted-sharpshooters', 'main', IN_MEADOWS);
  given(book.desk.create());
  return book;
});

const GIFT = { from: 'Ann', to: 'Dee', purse: 'Garnets', amount: 1 } as const;

function garnetsOf(book: Paper, player: string): number {
  const { purses = [] } = seasonIn(book).people.find(({ name }) => name === player) ?? {};
  return purses.find(({ name }) => name === 'garnets')?.amount ?? 0;
}

function settle(book: Paper, as: 'done' | 'dropped') {
  const { waiting, token } = seasonIn(book);
  return book.desk.settleWaiting({ row: waiting[0]?.row ?? 0, as, token });
}

test('a gift of a purse in play is kept once, told to nobody, and given by one click after the count', () => {
  const book = inPlay();
  const { token } = seasonIn(book);
  expect(book.desk.giveGift({ ...GIFT, token })).toMatchObject({
    error: {
      code: 'purse-in-play',
      agree: 'wait',
      text: expect.stringContaining('are in Wanted Sharpshooters, which isn’t counted yet.') as string,
    },
  });
  const outbox = JSON.stringify(book.grids.get('outbox'));
  given(book.desk.giveGift({ ...GIFT, token, wait: true }));
  expect(refused(book.desk.giveGift({ ...GIFT, token, wait: true })).code).toBe('changed-since');
  expect(JSON.stringify(book.grids.get('outbox'))).toBe(outbox);
  expect(kindsOf(book).filter((kind) => kind === 'waits')).toHaveLength(1);
  const text = 'Ann gives Dee 1 garnet.';
  expect(seasonIn(book)).toMatchObject({
    inPlay: { match: 'Wanted Sharpshooters' },
    waiting: [{ text, isPrivate: true, isFree: false }],
  });
  expect(settle(book, 'done')).toMatchObject({ error: { code: 'purse-in-play' } });

  playToTheEnd(book);
  count(book);
  expect(seasonIn(book)).toMatchObject({ inPlay: null, waiting: [{ text, isFree: true }] });
  const before = ['Ann', 'Dee'].map((player) => garnetsOf(book, player));
  given(settle(book, 'done'));
  expect(['Ann', 'Dee'].map((player) => garnetsOf(book, player))).toEqual([
    (before[0] ?? 0) - 1,
    (before[1] ?? 0) + 1,
  ]);
  expect(seasonIn(book).waiting).toEqual([]);
  expect(seasonIn(book).log[0]).toMatchObject({ player: 'Dee', cause: 'A gift from Ann.' });
  expect(settle(book, 'done')).toMatchObject({ error: { code: 'changed-since' } });
});
