import type { HistoryLine } from './views';
import type { EntryKind } from '../../record/entries';
import { allRows } from '../../record/whole-ledger';
import type { SessionContent } from '../../session/game-session';

/** Entry kinds that aren't part of the game itself. */
const HOUSEKEEPING_KINDS: readonly EntryKind[] = [
  'zone',
  'accepting',
  'reminders',
  'reminded',
  'pictures',
  'invited',
];

/** The ledger's lines, including those of earlier games in this book. */
export function historyView(book: Pick<SessionContent, 'ledger'>): readonly HistoryLine[] {
  return allRows(book).map(({ number, at, who, text, entry }) => ({
    row: number,
    at,
    who,
    text,
    plumbing: HOUSEKEEPING_KINDS.includes(entry.kind),
  }));
}
