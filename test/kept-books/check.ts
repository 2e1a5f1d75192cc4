// Checks of a kept book: it opens, its game goes on to its end, and its proof holds.
import { GAMES } from '../../src/games/catalogue';
import { given } from '../../src/commands/desk-calls';
import type { LedgerRow } from '../../src/rounds/record/ledger';
import { prove } from '../../src/rounds/proof/proof';
import { recordFromProof } from '../../src/rounds/proof/published-tabs';
import type { Reply } from '../../src/rounds/reply/reply';
import type { PageReading } from '../../src/rounds/page/views';
import type { TestHost } from '../support/host';
import { cells } from '../support/host-books';
import { gameView } from '../support/host-game';
import { openKeptBook } from '../support/kept-books';
import { factsOf, ledgerOf } from './facts';
import { deliver, playToEnd, resume } from './hosting';

/** Opens a kept book and looks whether it says what it did. */
export function openedBook(name: string, facts: unknown): TestHost {
  const book = openKeptBook(name);
  expect(factsOf(book)).toEqual(facts);
  expectPage(book);
  return book;
}

/**
 * Whole books are not compared: a later version may add to them at their first opening. In so many rounds everybody sends,
 * in the others nobody.
 */
export function checkKeptBook(name: string, facts: unknown, sent = Infinity): void {
  const book = openedBook(name, facts);
  const before = ledgerOf(book);
  resume(book);
  playToEnd(book, sent);
  given(book.desk.publishEverything());
  deliver(book);
  expect(ledgerOf(book).slice(0, before.length)).toEqual(before);
  expectProven(book, before);
}

/**
 * Proves the game by `npm run verify`: the record's file and the tab Proof, with the hash that the public book showed
 * before.
 */
function expectProven({ host, desk }: TestHost, before: readonly LedgerRow[]): void {
  const { commitment, publicBook } = gameView(desk);
  const evidence = { commitment, hash: before[before.length - 1]?.hash ?? '' };
  const { content: record } = given(desk.exportFile({ what: 'record' }));
  expect(prove(record, evidence, GAMES)).toMatchObject({ holds: true });
  const proof = cells(host, /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '', 'Proof');
  const fromTab = recordFromProof(proof.map((row) => row.map(String)));
  if (fromTab?.ok !== true) throw new Error(fromTab?.error ?? 'The tab Proof holds no record.');
  expect(prove(fromTab.value, evidence, GAMES)).toMatchObject({
    holds: true,
  });
}

/** The players' page opens with the link of the first player, for whoever plays for them now. */
function expectPage({ host, desk }: TestHost): void {
  const view = given(desk.getDesk());
  if (view.phase !== 'playing' && view.phase !== 'over') return;
  const [first] = view.play.players;
  const key = new URL(first?.page ?? '').searchParams.get('key');
  const reading = host.call('readPage', [{ key }], { visitor: true }) as unknown as Reply<PageReading>;
  expect(given(reading).page).toMatchObject({ player: first?.name, person: first?.person });
}
