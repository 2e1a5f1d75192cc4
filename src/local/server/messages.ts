// The messages between the table's page and its server, as JSON.

/** One spreadsheet in the list of books. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly isHost: boolean;
  /** The others who can open it, in words. */
  readonly sharedWith: string;
}

export interface FormEntry {
  readonly title: string;
  readonly link: string;
  readonly responses: number;
  readonly closed: boolean;
}

export interface MenuItem {
  readonly caption: string;
  /** The function it runs; absent for a separator. */
  readonly handler?: string;
}

export interface Menu {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A request that the add-on would have sent to the outside. */
export interface OutgoingRequest {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** An answer in place of the outside's, such as Discord's. */
export interface OutgoingAnswer {
  readonly code: number;
  readonly text: string;
}

/** Everything about the table except the content of the books. */
export interface TableView {
  readonly folder: string;
  readonly books: readonly BookEntry[];
  readonly forms: readonly FormEntry[];
  readonly menus: readonly Menu[];
  /** Newest first. */
  readonly outgoing: readonly OutgoingRequest[];
}

/** The look of a cell, as CSS values. */
export type CellStyle = Readonly<Record<string, string>>;

export interface CellView {
  /** The text that the cell shows. */
  readonly text: string;
  /** The content of the cell, as one would type it. */
  readonly entry: string;
  /** The address to which it leads, if it is a link. */
  readonly link?: string;
  readonly style?: CellStyle;
  readonly note?: string;
  /** The choices in its drop-down list. */
  readonly choices?: readonly string[];
}

export interface ChartSeries {
  readonly title: string;
  readonly values: readonly (number | null)[];
}

export interface ChartView {
  readonly id: number;
  readonly title: string;
  readonly kind: 'line' | 'column';
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The cell of its top left corner, and its size in pixels. */
  readonly at: { readonly row: number; readonly column: number };
  readonly width: number;
  readonly height: number;
}

export interface ColumnView {
  /** The name of the column: `A`, `AB`. */
  readonly name: string;
  readonly width: number;
}

/** Cells shown as one: the first, and the numbers of them down and across. */
export interface MergeView {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface TabView {
  readonly id: number;
  readonly title: string;
  readonly hidden: boolean;
  /** The tab's colour, `#rrggbb`, if it was given one. */
  readonly colour?: string;
  readonly gridlines: boolean;
  readonly merges: readonly MergeView[];
  readonly rowCount: number;
  readonly columns: readonly ColumnView[];
  readonly frozenRows: number;
  readonly rows: readonly (readonly CellView[])[];
  readonly charts: readonly ChartView[];
}

export interface BookView {
  readonly id: string;
  readonly title: string;
  readonly tabs: readonly TabView[];
}

/** A page that a script showed. */
export interface ShownView {
  readonly kind: 'sidebar' | 'dialog';
  readonly title: string;
  /** The address of the page. */
  readonly frame: string;
  readonly width: number;
  readonly height: number;
}

export interface CallError {
  readonly name: string;
  readonly message: string;
}

/** The outcome of a call of a script function. `value` is absent when it returned nothing. */
export interface CallAnswer {
  readonly shown: readonly ShownView[];
  readonly value?: unknown;
  readonly error?: CallError;
}

/** Cells of a tab, from the first on. */
export interface CellArea {
  readonly tab: number;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A change of a book as a user makes it. */
export type BookEdit =
  | {
      readonly kind: 'type';
      readonly tab: number;
      readonly row: number;
      readonly column: number;
      /** Rows of typed texts; empty text empties a cell. */
      readonly values: readonly (readonly string[])[];
    }
  /** Fills the first of some rows of cells into those below it. */
  | ({ readonly kind: 'fill' } & CellArea)
  /** Copies cells to another place, their formulas too. */
  | {
      readonly kind: 'copy';
      readonly from: CellArea;
      readonly tab: number;
      readonly row: number;
      readonly column: number;
    }
  /** Takes back the latest typing. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'add-tab' }
  | { readonly kind: 'rename-tab'; readonly tab: number; readonly title: string }
  | { readonly kind: 'delete-tab'; readonly tab: number }
  | {
      readonly kind: 'insert' | 'delete';
      readonly tab: number;
      readonly what: 'ROWS' | 'COLUMNS';
      readonly at: number;
    };

/** The header that the page's own requests carry: no other site can send it without being asked first. */
export const PAGE_HEADER = 'x-round-keeper';
