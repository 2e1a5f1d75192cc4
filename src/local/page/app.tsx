// The table's page: menus at the top, then the books with the program's sidebar beside them.
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CallAnswer, Menu, FrameView } from '../server/server-messages';
import { BookBar } from './book-bar';
import { BookSheet } from './book-sheet';
import { Dialog, FrameDialog, FormsDialog, OutgoingDialog, StartOverDialog } from './dialogs';
import { Frame } from './frame';
import { MenuBar } from './menu-bar';
import { requests, errorText } from './requests';
import { useTable } from './use-table';

const TABLE_MENU_HANDLERS = ['forms', 'outgoing', 'start-over'] as const;
type TableMenuHandler = (typeof TABLE_MENU_HANDLERS)[number];

const TABLE_MENU: Menu = {
  title: 'Table',
  items: [
    { caption: 'Forms…', handler: 'forms' },
    { caption: 'Outgoing messages…', handler: 'outgoing' },
    { caption: '' },
    { caption: 'Start over…', handler: 'start-over' },
  ],
};

/** A small dialog of the page itself, not of the program. */
interface NoteDialog {
  readonly kind: 'note';
  readonly title: string;
  readonly text: string;
}

/** The handler of the program's first menu item, which opens the sidebar. */
function sidebarHandler(menus: readonly Menu[]): string | undefined {
  return menus[0]?.items.find((item) => item.handler !== undefined)?.handler;
}

export function App(): JSX.Element {
  const { table, book, online, choose, refresh } = useTable();
  const [sidebar, setSidebar] = useState<FrameView>();
  const [dialogs, setDialogs] = useState<readonly (FrameView | NoteDialog)[]>([]);
  const [own, setOwn] = useState<TableMenuHandler>();

  const show = useCallback((shown: readonly (FrameView | NoteDialog)[]): void => {
    for (const one of shown) {
      if (one.kind === 'sidebar') setSidebar(one);
      else setDialogs((open) => [...open, one]);
    }
  }, []);

  const run = useCallback(
    async (name: string, args: unknown): Promise<CallAnswer> => {
      const answer = await requests.run(name, args);
      show(answer.shown);
      return answer;
    },
    [show],
  );

  const runFromMenu = useCallback(
    (name: string): void => {
      run(name, [])
        .then(({ error }) => (error === undefined ? undefined : error.message))
        .catch(errorText)
        .then((text) => {
          if (text !== undefined) show([buildNote('The script stopped with an error', text)]);
        })
        .catch(console.error);
    },
    [run, show],
  );

  const opened = useRef(false);
  const first = table === undefined ? undefined : sidebarHandler(table.menus);
  useEffect(() => {
    if (opened.current || first === undefined) return;
    opened.current = true;
    runFromMenu(first);
  }, [first, runFromMenu]);

  const startOver = async (): Promise<void> => {
    const { aside } = await requests.startOver();
    setSidebar(undefined);
    history.replaceState(null, '', '/');
    await refresh();
    setOwn(undefined);
    show([buildNote('A new table is ready', `The old table is now in ${aside}.`)]);
    if (first !== undefined) runFromMenu(first);
  };

  if (table === undefined)
    return <main class="waiting">{online ? 'Loading the table…' : <OfflineAlert />}</main>;
  return (
    <div class={sidebar === undefined ? 'table' : 'table with-sidebar'}>
      <header class="top">
        <h1>Round Keeper</h1>
        <MenuBar menus={table.menus} onChoose={runFromMenu} />
        <MenuBar
          menus={[TABLE_MENU]}
          onChoose={(handler) => setOwn(TABLE_MENU_HANDLERS.find((one) => one === handler))}
        />
        <span class="folder">Saved in {table.folder}</span>
      </header>
      {!online && <OfflineAlert />}
      <main>
        <h2 class="unseen">Books</h2>
        <BookBar books={table.books} open={book?.id} onChoose={choose} />
        {book !== undefined && <BookSheet key={book.id} book={book} onChanged={refresh} />}
      </main>
      {sidebar !== undefined && (
        <aside aria-label={sidebar.title}>
          <div class="aside-head">
            <h2>{sidebar.title}</h2>
            <button
              type="button"
              class="icon"
              aria-label="Close the sidebar"
              onClick={() => setSidebar(undefined)}
            >
              ✕
            </button>
          </div>
          <Frame key={sidebar.frame} shown={sidebar} onCall={run} onClose={() => setSidebar(undefined)} />
        </aside>
      )}
      {dialogs.map((shown, index) => {
        const close = (): void => setDialogs((open) => open.filter((one) => one !== shown));
        return shown.kind === 'note' ? (
          <Dialog key={index} title={shown.title} onClose={close}>
            <p class="said">{shown.text}</p>
          </Dialog>
        ) : (
          <FrameDialog key={shown.frame} shown={shown} onCall={run} onClose={close} />
        );
      })}
      {own === 'forms' && <FormsDialog forms={table.forms} onClose={() => setOwn(undefined)} />}
      {own === 'outgoing' && <OutgoingDialog requests={table.outgoing} onClose={() => setOwn(undefined)} />}
      {own === 'start-over' && <StartOverDialog onConfirm={startOver} onClose={() => setOwn(undefined)} />}
    </div>
  );
}

function buildNote(title: string, text: string): NoteDialog {
  return { kind: 'note', title, text };
}

function OfflineAlert(): JSX.Element {
  return (
    <p class="offline" role="alert">
      The server isn’t answering. Restart it with <code>npm start</code>. Nothing is lost.
    </p>
  );
}
