// The messages between the table's page and its server, as JSON.

/** A spreadsheet in the list of books. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly isHost: boolean;
  /** Who else can open it, in words. */
  readonly sharedWith: string;
}

export interface FormEntry {
  readonly title: string;
  readonly link: string;
  readonly responses: number;
  readonly closed: boolean;
}

interface MenuItem {
  readonly caption: string;
  /** The function that the entry runs; absent for a line between entries. */
  readonly handler?: string;
}

export interface Menu {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A request that the add-on would have sent to another server. */
export interface OutgoingRequest {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** The answer that is given in place of another server's, such as Discord's. */
export interface OutgoingAnswer {
  readonly code: number;
  readonly text: string;
}

/** All about the table that its page shows, except the content of the books. */
export interface TableView {
  readonly folder: string;
  readonly books: readonly BookEntry[];
  readonly forms: readonly FormEntry[];
  readonly menus: readonly Menu[];
  /** The newest one first. */
  readonly outgoing: readonly OutgoingRequest[];
}

/** How a cell looks, as CSS properties and values. */
export type CellStyle = Readonly<Record<string, string>>;

export interface CellView {
  /** The text that the cell shows. */
  readonly text: string;
  /** The content of the cell as one would type it: a formula, not its result. */
  readonly entry: string;
  /** The address to which the cell links. */
  readonly link?: string;
  readonly style?: CellStyle;
  readonly note?: string;
  /** The choices of the cell's drop-down list. */
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
  /** The cell at its top left corner, and its size in pixels. */
  readonly at: { readonly row: number; readonly column: number };
  readonly width: number;
  readonly height: number;
}

interface ColumnView {
  /** The name of the column: `A`, `AB`. */
  readonly name: string;
  readonly width: number;
}

/** Merged cells, which are shown as one: the first of them, and how many rows and columns they take. */
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
  /** The tab's colour, `#rrggbb`, where it has one. */
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

/** A page that a script has opened. */
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

/** What came of calling a script function. `value` is absent where the function returned nothing. */
export interface CallAnswer {
  readonly shown: readonly ShownView[];
  readonly value?: unknown;
  readonly error?: CallError;
}

/** A block of cells of a tab: the first of them, and how many rows and columns it has. */
export interface CellArea extends MergeView {
  readonly tab: number;
}

/** A change that a user makes to a book. */
export type BookEdit =
  | {
      readonly kind: 'type';
      readonly tab: number;
      readonly row: number;
      readonly column: number;
      /** Rows of typed texts; an empty text empties the cell. */
      readonly values: readonly (readonly string[])[];
    }
  /** Copies the first row of the block into the rows below it. */
  | ({ readonly kind: 'fill' } & CellArea)
  /** Copies cells to another place, formulas included. */
  | {
      readonly kind: 'copy';
      readonly from: CellArea;
      readonly tab: number;
      readonly row: number;
      readonly column: number;
    }
  /** Undoes what was typed last. */
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

/**
 * The header that the table's page sends with each request. The page of another site cannot send it, since browsers
 * first ask this server.
 */
export const PAGE_HEADER = 'x-round-keeper';
