// One call creates a season's next match, prepares its forms, and announces it in all books.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import { gameIn } from '../../../support/paper-game';
import { Killed, paperOnce, type Paper } from '../../../support/paper-ports';
import {
  SOULLINKED_CELLS,
  count,
  deliverAll,
  draftNext,
  firstMatchOver,
} from '../../../support/paper-season';

/** A season whose first match is counted and delivered. The second is drafted. */
const drafted = paperOnce(() => {
  const book = firstMatchOver();
  count(book);
  deliverAll(book);
  draftNext(book, 'soullinked', 'extra', SOULLINKED_CELLS);
  return book;
});

function left({ desk }: Paper): readonly number[] {
  const { toPrepare, deliveries } = gameIn(desk);
  return [
    toPrepare.length,
    deliveries.filter(({ kind, state }) => kind === 'book' && state !== 'done').length,
  ];
}

test('the match is created whatever fails afterwards, and other calls continue', () => {
  for (const [call, failure] of [
    ['forms.open', { code: 'x', text: 'Google did not do it.' }],
    ['books.draw', { code: 'x', text: 'Google did not do it.' }],
    ['books.draw', 'after'],
  ] as const) {
    const book = drafted();
    book.plant(call, failure);
    const create = (): unknown => unwrapReply(book.desk.create({ deliver: true }));
    if (failure === 'after') expect(create).toThrow(Killed);
    else create();
    const [steps = 0, books = 0] = left(book);
    expect([call, steps + books > 0]).toEqual([call, true]);
    unwrapReply(book.desk.prepareNext());
    for (const { id, state } of gameIn(book.desk).deliveries)
      if (state === 'failed') unwrapReply(book.desk.settleDelivery({ id, was: 'failed', as: 'waiting' }));
    unwrapReply(book.desk.deliverSome());
    expect([call, left(book)]).toEqual([call, [0, 0]]);
  }
});
