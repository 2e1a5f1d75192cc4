// Reading for good: which responses no stage reads again, as the record keeps it.
import type { Ahead, Cursor, Entered, EntryBody } from './entries';
import type { LedgerRow } from './ledger';
import type { GameRecord } from './game-record';

/** The row that opens a stage. */
export type Opener = Pick<LedgerRow, 'number' | 'at' | 'hash'>;

/**
 * Names the host's entries that this row of the ledger adds. An entry keeps its name, so that a call that names it never
 * reaches another one.
 */
export function namedEntries(
  entries: readonly Entered[],
  { number }: Pick<LedgerRow, 'number'>,
): readonly Entered[] {
  return entries.map((entry, index) => ({ id: `row-${number}${index === 0 ? '' : `-${index}`}`, ...entry }));
}

/** Notes that responses were read for good: none of them is read again, unless it was edited. */
export function withReading(
  record: GameRecord,
  { cursors, sent, ahead }: Required<Pick<EntryBody<'resolved'>, 'cursors' | 'sent' | 'ahead'>>,
  at: number,
): GameRecord {
  return {
    ...record,
    cursors: new Map([...record.cursors, ...byTab(cursors)]),
    sent: [...record.sent, ...sent],
    ahead: ahead.reduce(withAhead, record.ahead),
    readAt: at,
  };
}

/** Gives the number of rows read, by tab of responses. */
export function byTab(cursors: readonly Cursor[]): ReadonlyMap<number, number> {
  return new Map(cursors.map(({ sheet, rows }) => [sheet, rows]));
}

function withAhead(before: GameRecord['ahead'], { sheet, stamps, until = 0 }: Ahead): GameRecord['ahead'] {
  const { stamps: old = [], until: oldUntil = 0 } = before.get(sheet) ?? {};
  return new Map([...before, [sheet, { stamps: [...old, ...stamps], until: Math.max(until, oldUntil) }]]);
}
