// A player is told while the stage is open if their answer doesn't count, or no longer counts.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { bookTabs } from '../../../src/rounds/outbox/book-tabs';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { created, deliver, sessionOf, stageIn, postsTo } from '../../support/paper-game';
import { bookOf, personOf } from '../../support/paper-page';
import { paperOnce, type Paper } from '../../support/paper-ports';

const ANA = 'https://discord.com/api/webhooks/1/ana';
const BO = 'https://discord.com/api/webhooks/1/bo';
const POINTS = { Visual: 5, Verbal: 4, Logical: 4, Interpersonal: 4, Intrapersonal: 4 };

/** A game in which Ana has 4 garnets and spends them on one more point for a talent. */
const garnets = paperOnce(() => {
  const book = created({
    game: 'black-garnet',
    contacts: [
      ['', ANA, ''],
      ['', BO, ''],
    ],
  });
  deliver(book);
  send(book, 1);
  return book;
});

function send(book: Paper, bought: number): void {
  const { match } = sessionOf(book);
  const titles = match.stage?.asks[0]?.questions.map(({ title }) => title) ?? [];
  const stats = Object.entries(POINTS).map(([stat, points]): readonly [string, number] => [
    titles.find((title) => title.startsWith(`Points: ${stat}`)) ?? '',
    stat === 'Visual' ? points - 1 + bought : points,
  ]);
  book.land('distribution', {
    ...Object.fromEntries(stats),
    [KEY_TITLE]: personOf(book, 'Ana').key,
    'Primary stat': 'Visual-spatial',
    'Points to buy': bought,
  });
  book.pass(60_000);
}

function sell(book: Paper, lines: string): void {
  unwrapReply(book.desk.saveHostFacts({ answers: { Purchases: lines } }));
}

const fates = (book: Paper): readonly string[] =>
  stageIn(book.desk).submissions.map(({ player, fate }) => `${player} ${fate}`);

/** The first tab of a player's book as it was last delivered. */
const delivered = (book: Paper, player: string): string =>
  bookOf(book, player)
    .tabs[0]?.rows.map((row) => row.join(' | '))
    .join('\n') ?? '';

const SPOILED = /Buying 1 point: at 4 garnets each, your 2 garnets buy at most 0\./;

test('a player whose answer no longer counts after a sale is told only in their own book and message', () => {
  const book = garnets();
  expect(fates(book)).toEqual(['Ana counts']);
  sell(book, 'Ana: learn A');
  expect(fates(book)).toEqual(['Ana refused']);
  deliver(book);
  const own = postsTo(book, ANA);
  expect(own).toMatch(/You bought the stats of A from the host for 2 garnets/);
  expect(own).toContain('Your answer no longer counts: ');
  expect(own).toMatch(SPOILED);
  expect(delivered(book, 'Ana')).toMatch(/^1 Mar, 12:00 UTC \| Refused\. /m);
  expect(delivered(book, 'Ana')).toMatch(SPOILED);
  expect(postsTo(book, BO)).not.toMatch(/Ana|no longer counts/);
  const { match } = sessionOf(book);
  const others = match.roster.filter((name) => name !== 'Ana').map((name) => personOf(book, name).id);
  for (const reader of [undefined, ...others]) {
    expect(JSON.stringify(bookTabs(sessionOf(book), reader))).not.toContain('Refused. ');
  }
});

test('an earlier answer that still counts is not lost, and sales to others cause no message', () => {
  const book = garnets();
  sell(book, 'Bo: learn A');
  expect(postsTo(book, ANA)).not.toContain('no longer counts');
  expect(fates(book)).toEqual(['Ana counts']);
  send(book, 0);
  sell(book, 'Bo: learn A\nAna: learn B');
  deliver(book);
  // The later answer counts, so the player has lost nothing.
  expect(fates(book)).toEqual(['Ana refused', 'Ana counts']);
  expect(postsTo(book, ANA)).not.toContain('no longer counts');
});
