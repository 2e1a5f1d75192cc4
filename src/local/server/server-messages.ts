// JSON messages between the table's page and its server.

export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly isHost: boolean;
  /** Who else can open the book, as text. */
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
  /** The function that the item runs; absent for a separator. */
  readonly handler?: string;
}

export interface Menu {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A request that would have been sent to another server. */
export interface OutgoingRequest {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** The answer used in place of another server's, such as Discord's. */
export interface OutgoingAnswer {
  readonly code: number;
  readonly text: string;
}

/** Everything about the table except the contents of its books. */
export interface TableView {
  readonly folder: string;
  readonly books: readonly BookEntry[];
  readonly forms: readonly FormEntry[];
  readonly menus: readonly Menu[];
  /** Requests that would have been sent, newest first. */
  readonly outgoing: readonly OutgoingRequest[];
}

/** CSS properties and values. */
export type CellStyle = Readonly<Record<string, string>>;

export interface CellView {
  /** The text as displayed. */
  readonly text: string;
  /** The text as typed, such as a formula instead of its result. */
  readonly entry: string;
  /** The address that the cell links to. */
  readonly link?: string;
  readonly style?: CellStyle;
  readonly note?: string;
  /** The cell's dropdown choices. */
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
  /** The cell at the chart's top left corner. Sizes are in pixels. */
  readonly at: { readonly row: number; readonly column: number };
  readonly width: number;
  readonly height: number;
}

interface ColumnView {
  /** The letters above the column, such as `AB`. */
  readonly name: string;
  readonly width: number;
}

/** Merged cells: the first cell, and how many rows and columns are merged. */
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
  /** `#rrggbb`, if the tab has one. */
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

export interface FrameView {
  readonly kind: 'sidebar' | 'dialog';
  readonly title: string;
  readonly frame: string;
  readonly width: number;
  readonly height: number;
}

export interface CallError {
  readonly name: string;
  readonly message: string;
}

/** The result of a script function. `value` is absent if the function returned nothing. */
export interface CallAnswer {
  readonly shown: readonly FrameView[];
  readonly value?: unknown;
  readonly error?: CallError;
}

/** A rectangle of cells: the first cell, and the numbers of rows and columns. */
export interface CellArea extends MergeView {
  readonly tab: number;
}

/** A user's change to a book. */
export type BookEdit =
  | {
      readonly kind: 'type';
      readonly tab: number;
      readonly row: number;
      readonly column: number;
      /** Rows of typed texts. An empty text clears the cell. */
      readonly values: readonly (readonly string[])[];
    }
  /** Copies the area's first row into the rows below. */
  | ({ readonly kind: 'fill' } & CellArea)
  /** Copies cells with their formulas to another place. */
  | {
      readonly kind: 'copy';
      readonly from: CellArea;
      readonly tab: number;
      readonly row: number;
      readonly column: number;
    }
  /** Undoes the latest typing. */
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

/** A header that the table's page sends with each request. Other sites can't, since browsers ask this server first. */
export const PAGE_HEADER = 'x-round-keeper';
