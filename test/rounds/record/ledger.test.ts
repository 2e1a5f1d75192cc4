// The ledger is read as it was written, any change is detected at its row, and long data is split among cells.
import fc from 'fast-check';
import {
  continueLedger,
  firstBrokenRow,
  publishedLedger,
  refuseUnstorable,
} from '../../../src/rounds/record/ledger';
import { ledgerCells, repairRows, readLedger } from '../../../src/rounds/record/ledger-tab';
import type { LedgerRow, NewEntry } from '../../../src/rounds/record/ledger';
import { anyText } from '../../support/any-text';
import { setUpOf } from '../../support/ledger-rows';
import { runs } from '../../games/random-play';

const setUp = (seed: string): NewEntry => ({ text: 'Set up.', entry: setUpOf([], seed) });

const entered = (move: string): NewEntry => ({
  text: 'Entered.',
  entry: { kind: 'entered', body: { stage: 's', player: 'Ana', move, reason: 'r' } },
});

function ledgerOf(seed: string, moves: readonly string[]): readonly LedgerRow[] {
  const first = continueLedger([], [setUp(seed)], 1_000, 'ana@example.com');
  return moves.reduce<readonly LedgerRow[]>(
    (rows, move, index) => [
      ...rows,
      ...continueLedger(rows, [entered(move)], 2_000 + index, 'bo@example.com'),
    ],
    first,
  );
}

const words = fc.array(anyText({ maxLength: 40 }), { minLength: 1, maxLength: 4 });

test('the ledger is read as it was written, and a change in any cell is detected', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), fc.string({ minLength: 1 }), (moves, atRow, atCell, junk) => {
      const ledger = ledgerOf('seed', moves);
      const cells = ledger.map(ledgerCells);
      expect(readLedger(cells)).toEqual({ ok: true, value: ledger });
      const row = atRow % cells.length;
      const changed = cells.map((line, index) =>
        index === row
          ? line.map((cell, at) => (at === atCell % line.length ? `${String(cell)}${junk}` : cell))
          : line,
      );
      const reading = readLedger(changed);
      expect(reading.ok ? '' : reading.error.text).toContain(`row ${row + 2} of the Ledger tab`);
      const without = readLedger(cells.filter((_, index) => index !== row));
      if (row < cells.length - 1)
        expect(without).toMatchObject({ ok: false, error: { code: 'ledger-changed' } });
    }),
    { ...runs(40), endOnFailure: false },
  );
});

test('cells beside the data are repaired from it; changed data is not', () => {
  const ledger = ledgerOf('seed', ['1', 'x'.repeat(60_000), '3']);
  const cells = ledger.map(ledgerCells);
  const width = cells[2]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const changed = cells.map((line, index) =>
      index === 2 ? line.map((cell, at) => (at === column ? `${String(cell)}!` : cell)) : line,
    );
    const isData = column >= 6 && column < width - 1;
    expect([column, readLedger(changed)]).toMatchObject([
      column,
      { ok: false, error: { code: 'ledger-changed', ...(isData ? {} : { mendable: true }) } },
    ]);
    expect(repairRows(changed)).toEqual(isData ? undefined : [ledger[2]]);
  }
  expect(repairRows(cells)).toEqual([]);
});

test('data longer than a cell continues to the right, and no character is cut in two', () => {
  for (const shift of ['', 'x']) {
    const ledger = ledgerOf('seed', [shift + '💎'.repeat(60_000)]);
    const cells = ledger.map(ledgerCells);
    const data = cells[1]?.slice(6, -1).map(String) ?? [];
    expect(data.length).toBeGreaterThan(2);
    for (const piece of data) {
      expect(piece.length).toBeLessThanOrEqual(50_000);
      expect(piece).not.toMatch(/\p{Surrogate}/u);
    }
    expect(readLedger(cells)).toEqual({ ok: true, value: ledger });
  }
});

test('only a text that is too long for a cell is cut, and only a row that is too long is refused', () => {
  const [whole, cut] = continueLedger(
    [],
    [45_000, 45_001].map((length) => ({ ...setUp('s'), text: 'x'.repeat(length) })),
    0,
    'host',
  );
  expect([whole?.text, cut?.text]).toEqual(['x'.repeat(45_000), `${'x'.repeat(45_000)}…`]);
  const codes = [500_000, 500_001].map(
    (length) =>
      refuseUnstorable(ledgerOf('s', []).map((row) => ({ ...row, data: 'x'.repeat(length) })))?.code,
  );
  expect(codes).toEqual(['not-understood', 'too-long']);
});

test('texts with half of a surrogate pair are written as Google stores them, so the row fits its hash', () => {
  const rows = continueLedger([], [setUp('s'), { ...entered('m'), text: 'Entered \ud83d.' }], 0, 'host');
  expect(rows[1]?.text).toBe('Entered \ufffd.');
  const { continues, rows: published } = publishedLedger(rows);
  expect(firstBrokenRow(continues, published)).toBeUndefined();
});

test('equal rows of two games have different hashes, and the published record hides who entered them', () => {
  const [one, other] = ['a', 'b'].map((seed) => ledgerOf(seed, ['same']));
  expect(one?.map(({ hash }) => hash)).not.toEqual(other?.map(({ hash }) => hash));
  expect(JSON.stringify(publishedLedger(one ?? []))).not.toContain('@example.com');
});
