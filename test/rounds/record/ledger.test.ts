// The ledger: what is written is what is read, any change is found at its row, and long data goes over cells.
import fc from 'fast-check';
import { sha256 } from 'js-sha256';
import {
  continueLedger,
  firstBrokenRow,
  ledgerCells,
  mendedRows,
  publishLedger,
  readLedger,
} from '../../../src/rounds/record/ledger';
import type { LedgerRow, NewEntry } from '../../../src/rounds/record/ledger';

function setUp(seed: string): NewEntry {
  return {
    text: 'Set up.',
    entry: {
      kind: 'set-up',
      body: {
        book: 'b',
        game: 'soullinked',
        rulesVersion: 1,
        seed,
        settings: {},
        players: [],
        zone: 'Etc/UTC',
        timings: [],
        practice: false,
        keys: [],
      },
    },
  };
}

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

const words = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 });

test('read back it is what was written; changed in any cell it is found there', () => {
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
    { numRuns: 60 },
  );
});

test('whatever stands beside the data is put right from it; data that was changed is not', () => {
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
    expect(mendedRows(changed)).toEqual(isData ? undefined : [ledger[2]]);
  }
  expect(mendedRows(cells)).toEqual([]);
});

test('rows of older books, which hold no copy, are read as they were', () => {
  const ledger = ledgerOf('seed', ['1']);
  const cells = ledger.map((row) => ledgerCells(row).slice(0, -1));
  expect(readLedger(cells)).toEqual({ ok: true, value: ledger });
  expect(
    mendedRows(cells.map((line) => line.map((cell, at) => (at === 3 ? 'changed' : cell)))),
  ).toBeUndefined();
});

test('a ledger of before, whose hashes cover players’ keys, is read and published as it was written', () => {
  const { text, entry } = setUp('seed');
  if (entry.kind !== 'set-up') throw new Error('It sets a game up.');
  const key = `k${'0'.repeat(32)}`;
  const withKey = { text, entry: { ...entry, body: { ...entry.body, keys: [{ player: 'Ana', key }] } } };
  const [now] = continueLedger([], [withKey], 1_000, 'ana@example.com');
  if (now === undefined) throw new Error('There is a row.');
  const salt = sha256('ledger\nseed');
  const who = sha256.hmac(salt, now.who);
  const hash = sha256.hmac(salt, JSON.stringify(['', 1, now.at, who, text, 'set-up', now.data]));
  const old = { ...now, hash };
  expect(hash).not.toBe(now.hash);
  expect(readLedger([ledgerCells(old)])).toEqual({ ok: true, value: [old] });
  for (const [row, holdsKey] of [
    [now, false],
    [old, true],
  ] as const) {
    const { continues, rows } = publishLedger([row]);
    expect(firstBrokenRow(continues, rows)).toBeUndefined();
    expect(JSON.stringify(rows).includes(key)).toBe(holdsKey);
  }
});

test('data longer than a cell goes on to the right, and no character is cut in two', () => {
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

test('nobody can tell two games’ rows from their hashes, nor who entered them from the published record', () => {
  const [one, other] = ['a', 'b'].map((seed) => ledgerOf(seed, ['same']));
  expect(one?.map(({ hash }) => hash)).not.toEqual(other?.map(({ hash }) => hash));
  expect(JSON.stringify(publishLedger(one ?? []))).not.toContain('@example.com');
});

test('a published record proves itself, and shows the row that was changed', () => {
  const { continues, rows } = publishLedger(ledgerOf('seed', ['1', '2', '3']));
  expect(firstBrokenRow(continues, rows)).toBeUndefined();
  rows.forEach((row, index) => {
    const changed = rows.map((other) => (other === row ? { ...row, text: `${row.text}!` } : other));
    expect(firstBrokenRow(continues, changed)).toBe(index + 1);
  });
});
