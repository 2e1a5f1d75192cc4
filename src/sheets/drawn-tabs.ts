// The drawn tabs of the host book as they were last written. One that would be the same, and that nobody has changed
// since, is left alone; any other is written whole.
import { listOf, object, type ValueOf } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/plain';
import { once } from '../games/frame/lazy';
import { cellValue, idOfTab, type Rows, type Tab } from '../games/frame/tabs';
import type { Grid } from '../rounds/ports/host-book';
import { readBack, fingerprint } from './cells';
import { flowedTab } from './flow';

/** A tab with the id that it has in its book. */
export interface PlacedTab {
  readonly sheetId: number;
  readonly tab: Tab;
}

export function placed(tabs: readonly Tab[]): readonly PlacedTab[] {
  return tabs.map((tab) => ({ sheetId: idOfTab(tab), tab: flowedTab(tab) }));
}

/** Tabs as they were written; `print` is a fingerprint of all that is in them. */
export const drawnTabsField = listOf(object({ sheetId: anyNumber, print: anyText }));
export type DrawnTab = ValueOf<typeof drawnTabsField>[number];

/** Stores them between calls of the same build. If they are lost, every tab is written. */
export interface DrawnTabsStore {
  /** Gives what was last read in this call. */
  get(): readonly DrawnTab[];
  set(tabs: readonly DrawnTab[]): void;
}

/** The drawn tabs of one call: those that it has found, and those that it has written. */
export class DrawnTabs {
  readonly #store: DrawnTabsStore;
  /** The cells of each tab that was looked at, as they are in the book, by its id. */
  #found: ReadonlyMap<number, Rows> = new Map();

  constructor(store: DrawnTabsStore) {
    this.#store = store;
  }

  /** Notes what the book was found to hold, by the ids of its tabs. */
  find(found: ReadonlyMap<number, Grid>): void {
    this.#found = found;
  }

  /** Whether a tab is the one that was last written, and its cells are as they were written. */
  isSame({ sheetId, tab }: PlacedTab): boolean {
    const found = this.#found.get(sheetId);
    const before = this.#store.get().find((each) => each.sheetId === sheetId);
    return found !== undefined && before?.print === printOf(tab) && standsThere(tab.rows, found);
  }

  /** Remembers these tabs as written: all that there are. */
  written(tabs: readonly PlacedTab[]): void {
    this.#store.set(tabs.map(({ sheetId, tab }) => ({ sheetId, print: printOf(tab) })));
    this.#found = new Map(tabs.map(({ sheetId, tab }) => [sheetId, tab.rows]));
  }
}

const printOf = once((tab: Tab): string => fingerprint(JSON.stringify(tab)));

/** Whether exactly these rows stand in a tab. Google leaves out what is empty at the ends of rows and of the tab. */
function standsThere(rows: Rows, found: Rows): boolean {
  const count = Math.max(rows.length, found.length);
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? [];
    const there = found[at] ?? [];
    const columns = Math.max(row.length, there.length);
    for (let column = 0; column < columns; column += 1) {
      const value = cellValue(row[column] ?? '');
      const is = cellValue(there[column] ?? '');
      if (value !== is && readBack(value) !== readBack(is)) return false;
    }
  }
  return true;
}
