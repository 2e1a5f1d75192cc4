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

/** The first row of players in Results, and in Answers. */
const [FIRST_RESULT, FIRST_ANSWER] = [4, 2];

const NOBODY = 'nobody';

type AnyHost = Pick<TestHost, 'host'>;

/** The formulas of an auction of so many players, by their cells, as a host types them once for the whole match. */
export function auctionFormulas(players: number): Readonly<Record<string, string>> {
  const column = (letter: string): string =>
    `Answers!${letter}${FIRST_ANSWER}:${letter}${FIRST_ANSWER + players - 1}`;
  const rows = Array.from({ length: players }, (_, index) => FIRST_RESULT + index);
  return {
    [`${OWN_TAB}!B1`]: `=MAX(${column('B')})`,
    [`${OWN_TAB}!B2`]: `=IF(COUNTIF(${column('B')}, B1)=1, INDEX(${column('A')}, MATCH(B1, ${column('B')}, 0)), "${NOBODY}")`,
    'Results!B1': `="Sold to "&${OWN_TAB}!B2&" for "&${OWN_TAB}!B1&"."`,
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`Results!B${row}`, `=IF(A${row}=${OWN_TAB}!B$2, "It is yours.", "")`],
        [`Results!C${row}`, `=IF(A${row}=${OWN_TAB}!B$2, ${OWN_TAB}!B$3, 0)`],
        [`Results!D${row}`, `=IF(A${row}=${OWN_TAB}!B$2, -${OWN_TAB}!B$1, 0)`],
      ]),
    ),
  };
}

/** Types the formulas in, and the words beside those on the host's own tab; the question of the bid stands in Answers!B. */
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
  const bids = hostTab(test, 'Answers').slice(FIRST_ANSWER - 1, FIRST_ANSWER - 1 + names.length);
  const highest = Math.max(0, ...bids.flatMap(([, bid]) => (typeof bid === 'number' ? [bid] : [])));
  const best = bids.filter(([, bid]) => bid === highest).map(([name]) => String(name));
  const [buyer = NOBODY] = best.length === 1 ? best : [];
  computeAt(host, book, `${OWN_TAB}!B1`, highest);
  computeAt(host, book, `${OWN_TAB}!B2`, buyer);
  computeAt(host, book, 'Results!B1', `Sold to ${buyer} for ${highest}.`);
  names.forEach((name, index) => {
    const row = FIRST_RESULT + index;
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
  given(test.desk.updateAnswers());
  typeFormulas(test, hostTab(test, 'Answers').length - 1);
  compute(test, 1);
  return test;
}

/** Everything of the host's own: every formula, and whole tabs with looks and places. */
export function ownCells({ host }: TestHost): unknown {
  const tabs = bookTabs(host, host.bookId ?? '');
  return [formulas(host), tabs['Results'], tabs[OWN_TAB]];
}
