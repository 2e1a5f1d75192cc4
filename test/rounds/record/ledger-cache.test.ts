// What the document remembers of its ledger, and what an older version of the book therefore lacks.
import { asSecret } from '../../../src/rounds/record/secret';
import {
  lostOpenings,
  EMPTY_LEDGER_CACHE,
  type CachedOpening,
} from '../../../src/rounds/record/ledger-cache';
import { setUpOf, ledgerOf } from '../../support/ledger-rows';

test('openings are lost from the second of the last missing row on', () => {
  const ledger = ledgerOf(setUpOf([]), { kind: 'zone', body: { zone: 'Etc/UTC', rows: [] } });
  const opening = (row: string, at: number): CachedOpening => ({
    ...{ row, at, match: asSecret('m'), stage: 'round-1', title: 'Round 1' },
  });
  const openings = [
    ...[opening('older', 1999), opening('first', 2000), opening('later', 9000)],
    opening(ledger[1]?.hash ?? '', 2000),
  ];
  const lost = (rows: typeof ledger): readonly string[] =>
    lostOpenings(rows, { ...EMPTY_LEDGER_CACHE, openings }).map(({ row }) => row);
  expect(lost(ledger)).toEqual(['first', 'later']);
  expect(lost([])).toHaveLength(4);
});
