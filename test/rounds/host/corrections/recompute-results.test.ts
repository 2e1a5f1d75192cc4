// After a correction, formulas compute former rounds again (OM-15). Here, everyone gets their bid, except the highest
// bidder.
import { unwrapReply } from '../../../../src/commands/desk-calls';
import type { RecomputedResultsView } from '../../../../src/rounds/host/corrections/views';
import type { GameChange } from '../../../../src/rounds/host/parts/inputs';
import { played } from '../../../support/bid-formulas';
import { refused } from '../../../support/host-game';
import { gameIn, kindsOf, resolve, sessionOf } from '../../../support/paper-game';
import { Killed, type Paper } from '../../../support/paper-ports';

type First = Extract<GameChange, { readonly kind: 'submission' }>;

/** A correction: Bo bid 7 in round 1, so he gets nothing, and Emil gets 5. */
const SEVEN: First = { kind: 'submission', stage: 'round-1', player: 'Bo', answers: { Bid: '7' } };

const again = (book: Paper, change?: First): RecomputedResultsView =>
  unwrapReply(book.desk.decideAgain(change === undefined ? {} : { change }));

function changeOf({ rounds }: RecomputedResultsView, change?: First): GameChange {
  return { kind: 'formulas-again', ...(change === undefined ? {} : { change }), rounds };
}

function apply(book: Paper, decided: RecomputedResultsView, change?: First): void {
  const { token } = decided.view;
  unwrapReply(book.desk.applyChange({ change: changeOf(decided, change), reason: 'Misread.', token }));
}

const goldIn = (book: Paper): unknown => sessionOf(book).match.facts.scores;
const listed = (book: Paper): readonly string[] => gameIn(book.desk).decidedOver.map(({ name }) => name);
const BEFORE = { Gold: { Ana: 2, Bo: 4, Chen: 6, Dora: 8, Emil: 0 } };
const AFTER = { Gold: { Ana: 2, Bo: 2, Chen: 6, Dora: 8, Emil: 5 } };

test('a second click, or an older window, changes nothing', () => {
  const book = played();
  const decided = again(book, SEVEN);
  apply(book, decided, SEVEN);
  const change = changeOf(decided, SEVEN);
  const twice = refused(book.desk.applyChange({ change, reason: 'Misread.', token: decided.view.token }));
  expect(twice.code).toBe('changed-since');
});

test('a killed call leaves everything as it was, or done', () => {
  const calls = played();
  const start = calls.calls.length;
  apply(calls, again(calls, SEVEN), SEVEN);
  const made = calls.calls.slice(start);
  const places = made.map(
    (call, at) => [call, made.slice(0, at + 1).filter((one) => one === call).length] as const,
  );
  for (const [call, nth] of places.filter(([name]) => /^(matchTabs|book\.write)/.test(name))) {
    for (const when of ['before', 'after'] as const) {
      const book = played();
      book.plant(call, when, nth);
      try {
        apply(book, again(book, SEVEN), SEVEN);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      if (listed(book).length > 0 || JSON.stringify(goldIn(book)) === JSON.stringify(BEFORE))
        apply(book, again(book, SEVEN), SEVEN);
      expect([goldIn(book), listed(book)]).toEqual([AFTER, []]);
      expect(kindsOf(book).filter((kind) => kind === 'corrected')).toHaveLength(3);
      resolve(book);
    }
  }
});
