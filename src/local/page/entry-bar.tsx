// The line above the grid: the active cell's name and content, and buttons for its row and column.
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { TabView } from '../server/server-messages';
import { isLink } from './grid';
import { MenuBar } from './menu-bar';
import type { Selection } from './selection';

interface EntryBarProps {
  readonly tab: TabView;
  readonly selection: Selection;
  readonly onType: (text: string) => void;
  /** Undoes the latest typing. */
  readonly onUndo: () => void;
  /** Copies the first selected row into the rows below; absent if only one row is selected. */
  readonly onFill?: () => void;
  readonly onChangeRows: (kind: 'insert' | 'delete', what: 'ROWS' | 'COLUMNS') => void;
}

const ROWS_MENU = {
  title: 'Rows and columns',
  items: [
    { caption: 'Insert a row above', handler: 'insert ROWS' },
    { caption: 'Insert a column to the left', handler: 'insert COLUMNS' },
    { caption: '' },
    { caption: 'Delete the row', handler: 'delete ROWS' },
    { caption: 'Delete the column', handler: 'delete COLUMNS' },
  ],
};

export function EntryBar({
  tab,
  selection,
  onType,
  onUndo,
  onFill,
  onChangeRows,
}: EntryBarProps): JSX.Element {
  const cell = tab.rows[selection.row]?.[selection.column];
  const entry = cell?.entry ?? '';
  const [typed, setTyped] = useState(entry);
  // Shows the cell's new content when it changes. A layout effect, since a later effect would overwrite newer typing.
  useLayoutEffect(() => setTyped(entry), [entry]);
  const link = cell?.link ?? (isLink(entry) ? entry : undefined);
  const name = `${tab.columns[selection.column]?.name ?? ''}${selection.row + 1}`;
  const commit = (): void => {
    if (typed !== entry) onType(typed);
  };
  return (
    <div class="entry-bar">
      <label class="cell-name" for="entry">
        {name}
      </label>
      <input
        id="entry"
        type="text"
        value={typed}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          else if (event.key === 'Escape') setTyped(entry);
        }}
      />
      {link !== undefined && (
        <a href={link} target="_blank" rel="noreferrer">
          Open the link
        </a>
      )}
      {cell?.note !== undefined && <span class="note">Note: {cell.note}</span>}
      <button type="button" title="Ctrl+Z" onClick={onUndo}>
        Undo typing
      </button>
      <button
        type="button"
        title="Copies the first selected row into the rows below (Ctrl+D)"
        disabled={onFill === undefined}
        onClick={onFill}
      >
        Fill down
      </button>
      <MenuBar
        menus={[ROWS_MENU]}
        onChoose={(handler) =>
          onChangeRows(
            handler.startsWith('insert') ? 'insert' : 'delete',
            handler.endsWith('ROWS') ? 'ROWS' : 'COLUMNS',
          )
        }
      />
    </div>
  );
}
