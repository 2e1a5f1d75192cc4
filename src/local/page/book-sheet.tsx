// An open book: the active cell's content, one tab's grid, and the strip of tabs below.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BookEdit, BookView, CellArea, TabView } from '../server/server-messages';
import { Charts } from './chart';
import { EntryBar } from './entry-bar';
import { Grid } from './grid';
import { requests, errorText } from './requests';
import { toRange, INITIAL_SELECTION, type CellRange, type Selection } from './selection';
import { TabStrip } from './tab-strip';

interface BookSheetProps {
  readonly book: BookView;
  readonly onChanged: () => Promise<void>;
}

/** The tab in the page's address, in the format of Google's addresses. */
function tabFromUrl(): number | undefined {
  const id = /^#gid=(\d+)$/.exec(location.hash)?.[1];
  return id === undefined ? undefined : Number(id);
}

const toCellArea = (tab: number, { top, left, bottom, right }: CellRange): CellArea => ({
  tab,
  row: top,
  column: left,
  rows: bottom - top + 1,
  columns: right - left + 1,
});

export function BookSheet({ book, onChanged }: BookSheetProps): JSX.Element {
  const [chosen, setChosen] = useState<number | undefined>(tabFromUrl);
  const [selections, setSelections] = useState<ReadonlyMap<number, Selection>>(new Map());
  const [trouble, setTrouble] = useState('');
  const visible = book.tabs.filter((tab) => !tab.hidden);
  const tab = visible.find(({ id }) => id === chosen) ?? visible[0];

  const edit = async (change: BookEdit): Promise<void> => {
    try {
      await requests.edit(book.id, change);
      setTrouble('');
    } catch (error) {
      setTrouble(errorText(error));
    }
    await onChanged().catch((error: unknown) => setTrouble(errorText(error)));
  };

  if (tab === undefined) return <p>This book has no visible tabs.</p>;
  const selection = selections.get(tab.id) ?? INITIAL_SELECTION;
  const select = (next: Selection): void => setSelections((old) => new Map(old).set(tab.id, next));
  const type = (values: readonly (readonly string[])[], at = toRange(selection)): void =>
    void edit({ kind: 'type', tab: tab.id, row: at.top, column: at.left, values });

  const range = toRange(selection);
  const { top, left } = range;
  const fill =
    range.bottom === top ? {} : { onFill: () => void edit({ kind: 'fill', ...toCellArea(tab.id, range) }) };

  return (
    <>
      <EntryBar
        key={`${tab.id} ${selection.row} ${selection.column}`}
        tab={tab}
        selection={selection}
        onType={(text) =>
          type([[text]], toRange({ ...selection, toRow: selection.row, toColumn: selection.column }))
        }
        onUndo={() => void edit({ kind: 'undo' })}
        {...fill}
        onChangeRows={(kind, what) =>
          void edit({
            kind,
            tab: tab.id,
            what,
            at: what === 'ROWS' ? toRange(selection).top : toRange(selection).left,
          })
        }
      />
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="scroller">
        <div class="sheet">
          <Grid
            key={tab.id}
            book={book.id}
            tab={tab}
            selection={selection}
            onSelect={select}
            onType={type}
            onCopy={(from, range) =>
              void edit({ kind: 'copy', from: toCellArea(from, range), tab: tab.id, row: top, column: left })
            }
            onUndo={() => void edit({ kind: 'undo' })}
            {...fill}
          />
          <Charts tab={tab} />
        </div>
      </div>
      <TabStrip
        tabs={visible}
        open={tab.id}
        onChoose={(next: TabView) => setChosen(next.id)}
        onEdit={(change) => void edit(change)}
      />
    </>
  );
}
