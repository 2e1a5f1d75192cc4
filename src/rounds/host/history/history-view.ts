// The history of a game: its ledger, line by line.
import type { HistoryLine } from './views';
import type { EntryKind } from '../../record/entries';
import { allRows } from '../../record/whole-ledger';
import type { Kept } from '../../session/game-session';

/** Entries that only keep the game running; nobody looks for them in its history. */
const PLUMBING: readonly EntryKind[] = ['zone', 'accepting', 'reminders', 'reminded', 'pictures', 'invited'];

/** Lists everything that was done in this book, in earlier games too. */
export function historyView(book: Pick<Kept, 'ledger'>): readonly HistoryLine[] {
  return allRows(book).map(({ number, at, who, text, hash, entry }) => ({
    row: number,
    at,
    who,
    text,
    hash,
    plumbing: PLUMBING.includes(entry.kind),
  }));
}
