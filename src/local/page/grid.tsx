// One tab as a grid of formatted cells, selected and edited by mouse or keyboard as in a spreadsheet.
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TabView } from '../server/server-messages';
import { useTyping } from './grid-typing';
import { containsCell, toRange, singleCell, type CellRange, type Selection } from './selection';
import { findShownCell } from './shown-cells';

interface GridProps {
  readonly book: string;
  readonly tab: TabView;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onType: (values: readonly (readonly string[])[], at?: CellRange) => void;
  readonly onCopy: (tab: number, from: CellRange) => void;
  /** Undoes the latest typing. */
  readonly onUndo: () => void;
  /** Copies the first selected row into the rows below; absent if only one row is selected. */
  readonly onFill?: () => void;
}

/** How many empty rows and columns to show after the last used row and column, and how many to show at least. */
const SPARE_CELLS = { rows: 5, columns: 2, leastRows: 40, leastColumns: 14 };
/** The number of rows rendered at first. With all rows of a large response tab, every key would be slow. */
const INITIAL_ROW_COUNT = 400;

export function Grid(props: GridProps): JSX.Element {
  const { tab, selection, onSelect } = props;
  const table = useRef<HTMLTableElement>(null);
  const [limit, setLimit] = useState(INITIAL_ROW_COUNT);
  const range = toRange(selection);
  const { columns, count, shown } = visibleTabArea(tab, range, limit);
  const focusNext = useFocusedCell(table);
  useFrozenRows(table, tab);
  // Unchanged rows aren't re-rendered, so they mustn't keep callbacks with an old selection.
  const latest = useRef(selection);
  latest.current = selection;
  const select = (next: Selection): void => {
    focusNext();
    onSelect(next);
  };
  const typing = useTyping(props, select, focusNext);
  return (
    <>
      <table
        ref={table}
        role="grid"
        aria-label={tab.title}
        aria-rowcount={tab.rowCount + 1}
        aria-colcount={tab.columns.length + 1}
        aria-multiselectable="true"
        class={tab.gridlines ? 'grid' : 'grid plain'}
        onKeyDown={typing.press}
        onCopy={typing.copy}
        onPaste={typing.paste}
      >
        <GridHead columns={columns} range={range} />
        <tbody>
          {Array.from({ length: shown }, (_, row) => (
            <Row
              key={row}
              tab={tab}
              row={row}
              columns={columns.length}
              range={row >= range.top && row <= range.bottom ? range : undefined}
              active={row === selection.row ? selection.column : undefined}
              editing={row === selection.row ? typing.editing : undefined}
              onPick={(column, extend) =>
                select(extend ? { ...latest.current, toRow: row, toColumn: column } : singleCell(row, column))
              }
              onEdit={(column) => typing.edit(tab.rows[row]?.[column]?.entry ?? '')}
              onFinish={typing.finish}
            />
          ))}
        </tbody>
      </table>
      {shown < count && (
        <button type="button" class="more" onClick={() => setLimit(limit + 5 * INITIAL_ROW_COUNT)}>
          Show more rows ({count - shown} are below)
        </button>
      )}
    </>
  );
}

/** The columns to show, the number of rows (with trailing empty rows), and how many rows to render. */
function visibleTabArea(
  tab: TabView,
  range: CellRange,
  limit: number,
): { readonly columns: TabView['columns']; readonly count: number; readonly shown: number } {
  const used = tab.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const columns = tab.columns.slice(
    0,
    Math.max(used + SPARE_CELLS.columns, SPARE_CELLS.leastColumns, range.right + 1),
  );
  const wanted = Math.max(tab.rows.length + SPARE_CELLS.rows, SPARE_CELLS.leastRows, range.bottom + 1);
  const count = Math.min(tab.rowCount, wanted);
  return { columns, count, shown: Math.min(count, Math.max(limit, range.bottom + 1)) };
}

/** Returns a function that makes the next render focus the active cell. */
function useFocusedCell(table: { readonly current: HTMLTableElement | null }): () => void {
  const moved = useRef(false);
  useLayoutEffect(() => {
    // Only focused after a key or a click, since a refresh mustn't take the focus from the sidebar.
    if (moved.current) {
      table.current?.querySelector<HTMLElement>('[aria-selected=true][tabindex="0"]')?.focus();
    }
    moved.current = false;
  });
  return () => {
    moved.current = true;
  };
}

function GridHead({
  columns,
  range,
}: {
  readonly columns: TabView['columns'];
  readonly range: CellRange;
}): JSX.Element {
  return (
    <>
      <colgroup>
        <col class="row-heads" />
        {columns.map((column) => (
          <col key={column.name} style={{ width: `${column.width}px` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th class="corner" scope="col">
            <span class="unseen">Row</span>
          </th>
          {columns.map((column, index) => (
            <th
              key={column.name}
              scope="col"
              class={index >= range.left && index <= range.right ? 'chosen' : undefined}
            >
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Whether a text is just a web address. */
export function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

/** Keeps all frozen rows in view. */
function useFrozenRows(table: { readonly current: HTMLTableElement | null }, tab: TabView): void {
  useLayoutEffect(() => {
    const rows = Array.from(table.current?.rows ?? []);
    let top = rows[0]?.offsetHeight ?? 0;
    rows.slice(1).forEach((row, index) => {
      const frozen = index < tab.frozenRows;
      row.classList.toggle('frozen', frozen);
      row.classList.toggle('last-frozen', index === tab.frozenRows - 1);
      row.style.top = frozen ? `${top}px` : '';
      if (frozen) top += row.offsetHeight;
    });
  }, [table, tab]);
}

interface RowProps {
  readonly tab: TabView;
  readonly row: number;
  readonly columns: number;
  /** The selected cells; undefined if this row has none. */
  readonly range: CellRange | undefined;
  /** The active cell's column; undefined if it's in another row. */
  readonly active: number | undefined;
  readonly editing: string | undefined;
  readonly onPick: (column: number, extend: boolean) => void;
  readonly onEdit: (column: number) => void;
  readonly onFinish: (text: string | undefined, down: number, right: number) => void;
}

function Row(props: RowProps): JSX.Element {
  const { tab, row, columns, range, active } = props;
  // A row without selected cells isn't re-rendered until the tab changes.
  const still = range === undefined && active === undefined;
  const drawn = (): JSX.Element => (
    <tr aria-rowindex={row + 2}>
      <th scope="row" class={range === undefined ? undefined : 'chosen'}>
        {row + 1}
      </th>
      {Array.from({ length: columns }, (_, column) => renderCell(props, column))}
    </tr>
  );
  const kept = useMemo(drawn, [tab, row, columns, still, still ? '' : {}]);
  return kept;
}

function renderCell(props: RowProps, column: number): JSX.Element | null {
  const { tab, row, range, active, editing, onPick, onEdit, onFinish } = props;
  const shown = findShownCell(tab, row, column);
  if (shown === undefined) return null;
  const { cell, cut } = shown;
  const chosen = range !== undefined && containsCell(range, row, column);
  const isActive = active === column;
  const classes = [
    chosen ? 'chosen' : '',
    isActive ? 'active' : '',
    cut ? 'cut' : '',
    cell.note === undefined ? '' : 'noted',
    cell.link !== undefined || isLink(cell.text) ? 'link' : '',
  ];
  return (
    <td
      key={column}
      colSpan={shown.columns}
      rowSpan={shown.rows}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={chosen}
      tabIndex={isActive ? 0 : -1}
      class={classes.filter((name) => name !== '').join(' ')}
      style={cell.style ?? {}}
      onMouseDown={(event) => {
        if (!isActive || event.shiftKey) onPick(column, event.shiftKey);
      }}
      onDblClick={() => onEdit(column)}
    >
      {isActive && editing !== undefined ? (
        <CellEditor
          start={editing}
          name={`${tab.columns[column]?.name ?? ''}${row + 1}`}
          choices={cell.choices ?? []}
          onFinish={onFinish}
        />
      ) : (
        <span>{cell.text}</span>
      )}
    </td>
  );
}

interface CellEditorProps {
  readonly start: string;
  readonly name: string;
  readonly choices: readonly string[];
  /** Called with the new text, or undefined if canceled, and how far to move the selection. */
  readonly onFinish: (text: string | undefined, down: number, right: number) => void;
}

function CellEditor({ start, name, choices, onFinish }: CellEditorProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  // A layout effect, since a key may be pressed before the browser paints.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, []);
  const finish = (text: string | undefined, down: number, right: number): void => {
    // Enter and Tab also cause a blur, which mustn't finish the edit a second time.
    if (done.current) return;
    done.current = true;
    onFinish(text, down, right);
  };
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const text = event.currentTarget.value;
    if (event.key === 'Enter') finish(text, event.shiftKey ? -1 : 1, 0);
    else if (event.key === 'Tab') finish(text, 0, event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') finish(undefined, 0, 0);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        class="cell-editor"
        aria-label={`Contents of ${name}`}
        defaultValue={start}
        list={choices.length > 0 ? 'choices' : undefined}
        spellcheck={false}
        autocomplete="off"
        onKeyDown={press}
        onBlur={(event) => finish(event.currentTarget.value, 0, 0)}
      />
      {choices.length > 0 && (
        <datalist id="choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
