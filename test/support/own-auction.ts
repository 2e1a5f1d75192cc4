// An auction that a host scores with formulas, as in docs/own-match.md. Some are in the host's own tab, others in Results.
import { unwrapReply } from '../../src/commands/desk-calls';
import { typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';
import type { TestHost } from './host';
import { bookTabs, formulas, hostTab } from './host-books';
import { editByHand } from './hand-edits';
import { practiceGame, submittedGame } from './host-game';
import { madeOnce } from './made-hosts';

/** The title of the host's own tab. */
const OWN_TAB = 'Auction';

/** The first row with a player: in Results, and on the host's own tab. */
const [FIRST_RESULT, FIRST_BID] = [4, 6];

const NOBODY = 'nobody';

type AnyHost = Pick<TestHost, 'host'>;

/** The formulas of an auction with this many players, keyed by cell, as a host types them once for the whole match. */
export function auctionFormulas(players: number): Readonly<Record<string, string>> {
  const rows = Array.from({ length: players }, (_, index) => index);
  const [names, bids] = ['A', 'B'].map(
    (letter) => `${letter}${FIRST_BID}:${letter}${FIRST_BID + players - 1}`,
  );
  return {
    [`${OWN_TAB}!B1`]: `=MAX(${bids})`,
    [`${OWN_TAB}!B2`]: `=IF(COUNTIF(${bids}, B1)=1, INDEX(${names}, MATCH(B1, ${bids}, 0)), "${NOBODY}")`,
    'Results!B1': `="Sold to "&${OWN_TAB}!B2&" for "&${OWN_TAB}!B1&"."`,
    ...Object.fromEntries(
      rows.flatMap((index) => {
        const [row, own] = [FIRST_RESULT + index, FIRST_BID + index];
        return [
          [`${OWN_TAB}!A${own}`, `=Results!A${row}`],
          [
            `${OWN_TAB}!B${own}`,
            `=INDEX(Answers!A:Z, MATCH(A${own}, Answers!A:A, 0), MATCH("Your bid", Answers!$1:$1, 0))`,
          ],
          [`Results!B${row}`, `=IF(A${row}=${OWN_TAB}!B$2, "It is yours.", "")`],
          [`Results!C${row}`, `=IF(A${row}=${OWN_TAB}!B$2, ${OWN_TAB}!B$3, 0)`],
          [`Results!D${row}`, `=IF(A${row}=${OWN_TAB}!B$2, -${OWN_TAB}!B$1, 0)`],
        ];
      }),
    ),
  };
}

/** Types the formulas, with labels in the host's own tab. */
export function typeFormulas(test: AnyHost, players: number): void {
  const book = test.host.bookId ?? '';
  editByHand(test, { addSheet: { properties: { title: OWN_TAB } } });
  typeAt(test.host, book, `${OWN_TAB}!A1`, [['Highest bid'], ['Buyer'], ['Points of this lot']]);
  for (const [cell, formula] of Object.entries(auctionFormulas(players))) {
    typeAt(test.host, book, cell, [[formula]]);
  }
}

/** Types the points that this round's lot is worth. */
export function typeWorth({ host }: AnyHost, points: number): void {
  typeAt(host, host.bookId ?? '', `${OWN_TAB}!B3`, [[points]]);
}

/** Settings of a match with two rounds, since further rounds would show nothing new. */
const MATCH = { game: 'own-match', settings: { Rounds: '2' } };

/** A practice match with the sample auction and everybody's first bids. In `test`, it follows earlier matches. */
export function bidIn(test?: TestHost): TestHost {
  if (test === undefined) return submittedGame(MATCH);
  practiceGame(test, MATCH);
  unwrapReply(test.desk.submitForPractice({ players: [] }));
  return test;
}

/** A match like `bidIn`'s with formulas that score it. Its lot is worth one point. */
export function scored(): TestHost {
  return madeOnce('a scored auction', () => {
    const test = bidIn();
    unwrapReply(test.desk.updateAnswers({}));
    typeFormulas(test, hostTab(test, 'Answers').length - 1);
    typeWorth(test, 1);
    return test;
  });
}

/** Everything that the host added: every formula, and the host's tab with its formats and position. */
export function ownCells({ host }: TestHost): unknown {
  const tabs = bookTabs(host, host.bookId ?? '');
  return [[...formulas(host)].sort(), tabs['Results'], tabs[OWN_TAB]];
}
