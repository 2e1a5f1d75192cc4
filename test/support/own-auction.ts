// An auction that a host scores in the sheet: formulas over Answers, on a tab of the host's own and in Results, as
// docs/own-match.md has them. The stand-in computes none: this gives each the value that Google would.
import { given } from '../../src/commands/desk-calls';
import { computeAt, typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';
import { openTestHost, type TestHost } from './host';
import { bookTabs, formulas, hostTab } from './host-books';
import { editByHand } from './hand-edits';
import { practiceGame } from './host-game';

/** The tab of the host's own. */
const OWN_TAB = 'Auction';

/** The first row of players in Results, and on the host's own tab. */
const [FIRST_RESULT, FIRST_BID] = [4, 6];

const NOBODY = 'nobody';

type AnyHost = Pick<TestHost, 'host'>;

/** The formulas of an auction of so many players, by their cells, as a host types them once for the whole match. */
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
            `=INDEX(Answers!$A$1:$Z$50, MATCH(A${own}, Answers!$A$1:$A$50, 0), MATCH("Your bid", Answers!$A$1:$Z$1, 0))`,
          ],
          [`Results!B${row}`, `=IF(A${row}=${OWN_TAB}!B$2, "It is yours.", "")`],
          [`Results!C${row}`, `=IF(A${row}=${OWN_TAB}!B$2, ${OWN_TAB}!B$3, 0)`],
          [`Results!D${row}`, `=IF(A${row}=${OWN_TAB}!B$2, -${OWN_TAB}!B$1, 0)`],
        ];
      }),
    ),
  };
}

/** Types the formulas in, and the words beside those on the host's own tab. */
export function typeFormulas(test: AnyHost, players: number): void {
  const book = test.host.bookId ?? '';
  editByHand(test, { addSheet: { properties: { title: OWN_TAB } } });
  typeAt(test.host, book, `${OWN_TAB}!A1`, [['Highest bid'], ['Buyer'], ['Points of this lot']]);
  for (const [cell, formula] of Object.entries(auctionFormulas(players))) {
    typeAt(test.host, book, cell, [[formula]]);
  }
}

/** Types what this round's lot is worth, and computes the formulas as Google does whenever a cell changes. */
export function compute(test: AnyHost, points: number): void {
  const { host } = test;
  const book = host.bookId ?? '';
  typeAt(host, book, `${OWN_TAB}!B3`, [[points]]);
  const names = hostTab(test, 'Results')
    .slice(FIRST_RESULT - 1)
    .map(([name]) => String(name));
  const [heading = [], ...answers] = hostTab(test, 'Answers');
  const bidOf = (name: string): number | '' => {
    const bid = answers.find(([first]) => first === name)?.[heading.indexOf('Your bid')];
    return typeof bid === 'number' ? bid : '';
  };
  const highest = Math.max(0, ...names.map(bidOf).flatMap((bid) => (typeof bid === 'number' ? [bid] : [])));
  const best = names.filter((name) => bidOf(name) === highest);
  const [buyer = NOBODY] = best.length === 1 ? best : [];
  computeAt(host, book, `${OWN_TAB}!B1`, highest);
  computeAt(host, book, `${OWN_TAB}!B2`, buyer);
  computeAt(host, book, 'Results!B1', `Sold to ${buyer} for ${highest}.`);
  names.forEach((name, index) => {
    const [row, own] = [FIRST_RESULT + index, FIRST_BID + index];
    computeAt(host, book, `${OWN_TAB}!A${own}`, name);
    computeAt(host, book, `${OWN_TAB}!B${own}`, bidOf(name));
    computeAt(host, book, `Results!B${row}`, name === buyer ? 'It is yours.' : '');
    computeAt(host, book, `Results!C${row}`, name === buyer ? points : 0);
    computeAt(host, book, `Results!D${row}`, name === buyer ? -highest : 0);
  });
}

/** A practice match, the sample auction, in whose first round everybody has bid. */
export function bidIn(test = openTestHost()): TestHost {
  practiceGame(test, { game: 'own-match' });
  given(test.desk.submitForPractice({ players: [] }));
  return test;
}

/** The same with formulas that score it: a lot is a point. */
export function scored(): TestHost {
  const test = bidIn();
  given(test.desk.updateAnswers({}));
  typeFormulas(test, hostTab(test, 'Answers').length - 1);
  compute(test, 1);
  return test;
}

/** Everything of the host's own: every formula, and whole tabs with looks and places. */
export function ownCells({ host }: TestHost): unknown {
  const tabs = bookTabs(host, host.bookId ?? '');
  return [[...formulas(host)].sort(), tabs['Results'], tabs[OWN_TAB]];
}
