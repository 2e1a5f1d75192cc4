// An auction that a host scores in the sheet: formulas over Answers, on a tab of the host's own and in Results. The
// stand-in computes none: this gives each the value that Google would.
import { computeAt, typeAt } from '../../packages/apps-script-stand-in/test/host-tabs';
import { given } from '../../src/commands/desk-calls';
import { openTestHost, type TestHost } from './host';
import { bookTabs, formulas, hostTab } from './host-books';
import { practiceGame } from './host-game';
import { editByHand } from './hand-edits';

/** The tab of the host's own. */
const OWN_TAB = 'Auction';

/** The first row of players in Results, and in Answers. */
const [FIRST_RESULT, FIRST_ANSWER] = [4, 2];

export interface Auction {
  /** The tabs of the match: a later match of the same book has others. */
  readonly answers: string;
  readonly results: string;
  readonly players: readonly string[];
}

/** The sample match: its tabs, and who plays. */
export const AUCTION: Auction = {
  answers: 'Answers',
  results: 'Results',
  players: ['Ana', 'Bo', 'Chen', 'Dora', 'Emil'],
};

/** A practice match in whose first round everybody has bid. */
export function bidIn(test = openTestHost()): TestHost {
  practiceGame(test, { game: 'own-match' });
  given(test.desk.submitForPractice({ players: [] }));
  return test;
}

/** The same with formulas that score it. */
export function scored(): TestHost {
  const test = bidIn();
  given(test.desk.updateAnswers());
  typeFormulas(test, AUCTION);
  compute(test, AUCTION);
  return test;
}

/** Everything of the host's own: every formula, and whole tabs with looks and places. */
export function ownCells({ host }: TestHost): unknown {
  const tabs = bookTabs(host, host.bookId ?? '');
  return [formulas(host), tabs[AUCTION.results], tabs[OWN_TAB]];
}

/** Types the formulas in, as a host does once for a whole match: the question of the bid stands in Answers!B. */
export function typeFormulas(test: TestHost, { answers, results, players }: Auction): void {
  const book = test.host.bookId ?? '';
  const last = FIRST_ANSWER + players.length - 1;
  editByHand(test, { addSheet: { properties: { title: OWN_TAB } } });
  typeAt(test.host, book, `${OWN_TAB}!A1`, [
    ['Highest bid', `=MAX(${answers}!B${FIRST_ANSWER}:B${last})`],
    [
      'Buyer',
      `=INDEX(${answers}!A${FIRST_ANSWER}:A${last}, MATCH(B1, ${answers}!B${FIRST_ANSWER}:B${last}, 0))`,
    ],
  ]);
  typeAt(test.host, book, `${results}!B1`, [[`="Sold to "&${OWN_TAB}!B2&" for "&${OWN_TAB}!B1&"."`]]);
  typeAt(
    test.host,
    book,
    `${results}!B${FIRST_RESULT}`,
    players.map((_, index) => {
      const name = `A${FIRST_RESULT + index}=${OWN_TAB}!B$2`;
      return [
        `=IF(${name}, "The lot is yours.", "")`,
        `=IF(${name}, 1, 0)`,
        `=IF(${name}, -${OWN_TAB}!B$1, 0)`,
      ];
    }),
  );
}

/** Computes the formulas, as Google does whenever a cell changes. */
export function compute(test: TestHost, { answers, results, players }: Auction): void {
  const { host } = test;
  const book = host.bookId ?? '';
  const bids = hostTab(test, answers).slice(1, players.length + 1);
  const highest = Math.max(0, ...bids.flatMap(([, bid]) => (typeof bid === 'number' ? [bid] : [])));
  const buyer = players[bids.findIndex(([, bid]) => bid === highest)] ?? '#N/A';
  computeAt(host, book, `${OWN_TAB}!B1`, highest);
  computeAt(host, book, `${OWN_TAB}!B2`, buyer);
  computeAt(host, book, `${results}!B1`, `Sold to ${buyer} for ${highest}.`);
  players.forEach((name, index) => {
    const isBuyer = name === buyer;
    const row = FIRST_RESULT + index;
    computeAt(host, book, `${results}!B${row}`, isBuyer ? 'The lot is yours.' : '');
    computeAt(host, book, `${results}!C${row}`, isBuyer ? 1 : 0);
    computeAt(host, book, `${results}!D${row}`, isBuyer ? -highest : 0);
  });
}
