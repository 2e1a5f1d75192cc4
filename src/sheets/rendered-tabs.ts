// The drawn tabs of the host book as they were written last: a tab that would hold the same, and that nobody has
// changed, is not written again, and one that has only grown gets its new rows.
import { cellValue, idOfTab, type Tab } from '../games/frame/tabs';
import { once } from '../games/frame/lazy';
import type { Grid } from '../rounds/ports/ports';
import { readBack } from './cells';
import { fingerprint } from './fingerprint';
import { layoutOf, type TabLayout } from './layout';

/** A tab with the id that it has in its book. */
export interface PlacedTab {
  readonly sheetId: number;
  readonly tab: Tab;
}

export function placed(tabs: readonly Tab[]): readonly PlacedTab[] {
  return tabs.map((tab) => ({ sheetId: idOfTab(tab), tab }));
}

/** A tab as it was written. */
export interface RenderedTab {
  readonly sheetId: number;
  /** The number of rows that had cells. */
  readonly rows: number;
  readonly widths: readonly number[];
  /** The fingerprint of its rows' looks, and of all that is the same for the whole page. */
  readonly look: string;
  /** The fingerprint of its cells as they are read. */
  readonly cells: string;
}

/** The store for this between calls. It may be lost: then every tab is written whole. */
export interface RenderedTabsStore {
  /** As it was read last in this call. */
  get(): readonly RenderedTab[];
  set(tabs: readonly RenderedTab[]): void;
}

/** The part to write of a tab that was found as it was written last. */
export type TabChange = { readonly kind: 'none' } | { readonly kind: 'rows'; readonly from: number };

/** The drawn tabs of one call: those that it has found untouched, and those that it has written. */
export class RenderedTabs {
  readonly #store: RenderedTabsStore;
  /** By the tab's id. */
  #untouched: ReadonlyMap<number, RenderedTab> = new Map();
  /** The ids of those that are to stay as they are, and whose memory stays, too. */
  readonly #same = new Set<number>();

  constructor(store: RenderedTabsStore) {
    this.#store = store;
  }

  /** Compares tabs as they were read with the same tabs as they were written. */
  compare(found: ReadonlyMap<number, Grid>): void {
    this.#untouched = new Map(
      this.#store
        .get()
        .filter(({ sheetId, cells }) => {
          const grid = found.get(sheetId);
          return grid !== undefined && cellsOf(grid) === cells;
        })
        .map((tab) => [tab.sheetId, tab]),
    );
  }

  /** The part to write of a tab; undefined for all of it. */
  change({ sheetId, tab }: PlacedTab): TabChange | undefined {
    this.#same.delete(sheetId);
    const before = this.#untouched.get(sheetId);
    const page = layoutOf(tab);
    if (before === undefined || lookOf(page, before.rows) !== before.look) return undefined;
    if (page.rows.length !== before.rows || page.widths.join() !== before.widths.join()) {
      return { kind: 'rows', from: before.rows };
    }
    this.#same.add(sheetId);
    return { kind: 'none' };
  }

  /** Remembers these tabs as written: all that there are. */
  written(tabs: readonly PlacedTab[]): void {
    const drawn = tabs.map((tab) => this.#unchanged(tab) ?? drawnTab(tab));
    this.#store.set(drawn);
    this.#untouched = new Map(drawn.map((tab) => [tab.sheetId, tab]));
    this.#same.clear();
  }

  #unchanged({ sheetId }: PlacedTab): RenderedTab | undefined {
    return this.#same.has(sheetId) ? this.#untouched.get(sheetId) : undefined;
  }
}

function drawnTab({ sheetId, tab }: PlacedTab): RenderedTab {
  const page = layoutOf(tab);
  const rows = page.rows.length;
  const cells = tab.rows.map((row) => row.map((cell) => readBack(cellValue(cell))));
  return { sheetId, rows, widths: page.widths, look: lookOf(page, rows), cells: cellsOf(cells) };
}

/** The fingerprint of a page's first rows. How wide columns are changes nothing that stands in them. */
function lookOf(page: TabLayout, count: number): string {
  const { accent, frozen, charts, spans } = page;
  const merged = spans.filter(({ row }) => row < count);
  return fingerprint(JSON.stringify([accent, frozen, charts, rowPrints(page).slice(0, count), merged]));
}

/** Fingerprints of rows, worked out once in a call: a page that has grown is looked at as it was and as it is. */
const rowPrints = once((page: TabLayout) => page.rows.map((row) => fingerprint(JSON.stringify(row))));

/** The fingerprint of cells as they are read. */
function cellsOf(grid: Grid): string {
  return fingerprint(JSON.stringify(trimmed(grid)));
}

/** A grid without the empty cells at the ends of its rows and the empty rows at its end, which Google leaves out. */
function trimmed(grid: Grid): Grid {
  const rows = grid.map((row) =>
    row.slice(
      0,
      endOf(row, (cell) => cell !== ''),
    ),
  );
  return rows.slice(
    0,
    endOf(rows, (row) => row.length > 0),
  );
}

function endOf<T>(list: readonly T[], isFull: (item: T) => boolean): number {
  return list.reduce((end, item, at) => (isFull(item) ? at + 1 : end), 0);
}
