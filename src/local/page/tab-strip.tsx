// The strip of tabs below the grid, to choose, add, rename and delete them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BookEdit, TabView } from '../server/server-messages';
import { Dialog } from './dialogs';
import { MenuBar } from './menu-bar';

interface TabStripProps {
  readonly tabs: readonly TabView[];
  readonly open: number;
  readonly onChoose: (tab: TabView) => void;
  readonly onEdit: (edit: BookEdit) => void;
}

const TAB_MENU = {
  title: 'Tab',
  items: [
    { caption: 'Rename…', handler: 'rename' },
    { caption: 'Delete…', handler: 'delete' },
  ],
};

export function TabStrip({ tabs, open, onChoose, onEdit }: TabStripProps): JSX.Element {
  const [asking, setAsking] = useState<string>();
  const current = tabs.find((tab) => tab.id === open);
  const close = (): void => setAsking(undefined);
  return (
    <nav class="tabs" aria-label="Tabs of this book">
      <button type="button" class="icon" aria-label="Add a tab" onClick={() => onEdit({ kind: 'add-tab' })}>
        +
      </button>
      <MenuBar
        menus={[
          {
            title: 'All tabs',
            items: tabs.map(({ id, title }) => ({ caption: title, handler: String(id) })),
          },
        ]}
        onChoose={(handler) => {
          const tab = tabs.find(({ id }) => String(id) === handler);
          if (tab !== undefined) onChoose(tab);
        }}
      />
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <button
              type="button"
              aria-current={tab.id === open ? 'true' : undefined}
              style={tab.colour === undefined ? {} : { borderBottom: `3px solid ${tab.colour}` }}
              onClick={() => onChoose(tab)}
            >
              {tab.title}
            </button>
          </li>
        ))}
      </ul>
      <MenuBar menus={[TAB_MENU]} onChoose={setAsking} />
      {asking === 'rename' && current !== undefined && (
        <RenameDialog
          title={current.title}
          onClose={close}
          onRename={(title) => {
            close();
            onEdit({ kind: 'rename-tab', tab: current.id, title });
          }}
        />
      )}
      {asking === 'delete' && current !== undefined && (
        <Dialog
          title={`Delete the tab “${current.title}”?`}
          onClose={close}
          buttons={
            <>
              <button type="button" onClick={close}>
                Keep it
              </button>
              <button
                type="button"
                class="action"
                onClick={() => {
                  close();
                  onEdit({ kind: 'delete-tab', tab: current.id });
                }}
              >
                Delete
              </button>
            </>
          }
        >
          <p>The tab’s contents will be deleted permanently, as in Google Sheets.</p>
        </Dialog>
      )}
    </nav>
  );
}

function RenameDialog({
  title,
  onClose,
  onRename,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly onRename: (title: string) => void;
}): JSX.Element {
  const [typed, setTyped] = useState(title);
  return (
    <Dialog
      title="Rename the tab"
      onClose={onClose}
      buttons={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form="rename" class="action">
            Rename
          </button>
        </>
      }
    >
      <form
        id="rename"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(typed);
        }}
      >
        <label>
          New name
          <input type="text" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
      </form>
    </Dialog>
  );
}
