// Checks of a kept book in every version: it opens, its game goes on, and its proof holds.
import { given } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/frame/fields';
import type { LedgerRow } from '../../src/rounds/record/ledger';
import { readLedger } from '../../src/rounds/record/ledger-tab';
import { prove } from '../../src/rounds/proof/proof';
import { recordFromProof } from '../../src/rounds/proof/published-tabs';
import type { Reply, PageReading } from '../../src/rounds/api';
import type { TestHost } from '../support/host';
import { cells, hostTab, tabTitles } from '../support/host-books';
import { gameView } from '../support/host-game';
import { openKeptBook, type KeptBook } from '../support/kept-books';
import { factsOf, type BookFacts } from './facts';
import { goOn } from './going-on';

/** Whole books are not compared: a later version may add to them at their first opening. */
export function checkKeptBook({ version, game, state, known }: KeptBook): void {
  const book = openKeptBook(version, game, state);
  const before = ledgerOf(book);
  expectFacts(factsOf(book), known.kept);
  if (state === 'published') expectProven(book, before);
  expectPage(book);
  goOn(book, game, state);
  expectFacts(factsOf(book), known.goneOn);
  expect(ledgerOf(book).slice(0, before.length)).toEqual(before);
  if (state === 'over') expectProven(book, before);
}

/** The rows of the ledger, each of which follows from the one before it. */
export function ledgerOf(book: TestHost): readonly LedgerRow[] {
  if (!tabTitles(book).includes('Ledger')) return [];
  const [, ...rows] = hostTab(book, 'Ledger');
  // The stand-in gives back the cells as they were written.
  const reading = readLedger(rows as readonly (readonly Cell[])[]);
  if (!reading.ok) throw new Error(reading.error.text);
  return reading.value;
}

/**
 * Compares the facts. In a published game there may be more to do for a later version: it replaces keys that were
 * published.
 */
function expectFacts(now: BookFacts, known: BookFacts): void {
  if (now.phase !== 'over' || !now.published || known.phase !== 'over') {
    expect(now).toEqual(known);
    return;
  }
  const { undelivered, unprepared, warnings, ...facts } = known;
  expect(now).toMatchObject(facts);
  expect(now.undelivered).toEqual(expect.arrayContaining([...undelivered]));
  expect(now.unprepared || !unprepared).toBe(true);
  expect(now.warnings).toBeGreaterThanOrEqual(warnings);
}

/**
 * Proves the game by `npm run verify`: the record's file and the tab Proof, with the hash that the public book showed
 * before.
 */
function expectProven({ host, desk }: TestHost, before: readonly LedgerRow[]): void {
  const { commitment, publicBook } = gameView(desk);
  const evidence = { commitment, hash: before[before.length - 1]?.hash ?? '' };
  const { record } = given(desk.exportRecord());
  expect(prove(record, evidence)).toMatchObject({ holds: true });
  const proof = cells(host, /\/d\/([^/]+)\//.exec(publicBook)?.[1] ?? '', 'Proof');
  const fromTab = recordFromProof(proof.map((row) => row.map(String)));
  if (fromTab?.ok !== true) throw new Error(fromTab?.error ?? 'The tab Proof holds no record.');
  expect(prove(fromTab.value, evidence)).toMatchObject({
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
