// The drawn tabs of the host book as they were last written. A tab that would be the same, and that nobody has changed,
// is not laid out or written again, and one that has only grown gets its new rows.
import { object, type ValueOf } from '../games/frame/fields';
import { anyNumber, anyText } from '../games/frame/fields/plain';
import { cellValue, idOfTab, type Rows, type Tab } from '../games/frame/tabs';
import type { Grid } from '../rounds/ports/host-book';
import { readBack } from './cells';
import { fingerprint } from './fingerprint';
import { flowedTab } from './flow';
import { layoutBelow, layoutOf, pageSoFarField, type TabLayout } from './layout';

/** A tab with the id that it has in its book. */
export interface PlacedTab {
  readonly sheetId: number;
  readonly tab: Tab;
}

export function placed(tabs: readonly Tab[]): readonly PlacedTab[] {
  return tabs.map((tab) => ({ sheetId: idOfTab(tab), tab: flowedTab(tab) }));
}

/** A tab as it was written. */
export const renderedTabField = object({
  sheetId: anyNumber,
  /** A fingerprint of how its rows and the tab itself look. */
  look: anyText,
  page: pageSoFarField,
});
export type RenderedTab = ValueOf<typeof renderedTabField>;

/** Stores them between calls of the same program. It may be lost: then every tab is written whole. */
export interface RenderedTabsStore {
  /** Gives what was last read in this call. */
  get(): readonly RenderedTab[];
  set(tabs: readonly RenderedTab[]): void;
}

/** What to write of a tab that was found as it was last written. */
export type TabChange = { readonly kind: 'none' } | { readonly kind: 'rows'; readonly page: TabLayout };

/** The drawn tabs of one call: those that it has found, and those that it has written. */
export class RenderedTabs {
  readonly #store: RenderedTabsStore;
  /** The cells of each tab as they stand in the book, by its id; only tabs that are remembered have any. */
  #found: ReadonlyMap<number, Rows> = new Map();
  /** What will be remembered of each tab after the next write, by id. */
  readonly #next = new Map<number, RenderedTab>();

  constructor(store: RenderedTabsStore) {
    this.#store = store;
  }

  /** Notes what the book was found to hold, by the ids of its tabs. */
  find(found: ReadonlyMap<number, Grid>): void {
    this.#found = found;
  }

  /** Tells what to write of a tab; undefined for all of it. */
  change({ sheetId, tab }: PlacedTab): TabChange | undefined {
    this.#next.delete(sheetId);
    const found = this.#found.get(sheetId);
    const before = this.#store.get().find((each) => each.sheetId === sheetId);
    if (found === undefined || before === undefined) return undefined;
    const { rows } = before.page;
    if (rows > tab.rows.length || lookOf(tab, rows) !== before.look) return undefined;
    if (!standsThere(tab.rows.slice(0, rows), found)) return undefined;
    if (rows === tab.rows.length) {
      this.#next.set(sheetId, before);
      return { kind: 'none' };
    }
    const page = layoutBelow(tab, before.page);
    if (page === undefined) return undefined;
    this.#next.set(sheetId, { sheetId, look: lookOf(tab, tab.rows.length), page: page.soFar });
    return { kind: 'rows', page };
  }

  /** Remembers these tabs as written: all that there are. */
  written(tabs: readonly PlacedTab[]): void {
    this.#store.set(tabs.map((tab) => this.#next.get(tab.sheetId) ?? drawnTab(tab)));
    this.#found = new Map(tabs.map(({ sheetId, tab }) => [sheetId, tab.rows]));
    this.#next.clear();
  }
}

function drawnTab({ sheetId, tab }: PlacedTab): RenderedTab {
  return { sheetId, look: lookOf(tab, tab.rows.length), page: layoutOf(tab).soFar };
}

/** Makes a fingerprint of everything except cells' values that decides how a tab's first rows look. */
function lookOf({ accent, charts, fitted, frozen, narrow, rows, widths }: Tab, count: number): string {
  const looks: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? [];
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column];
      if (typeof cell === 'object') looks.push(at, column, cell.look);
    }
  }
  return fingerprint(JSON.stringify([accent, charts, fitted, frozen, narrow, widths, looks]));
}

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
