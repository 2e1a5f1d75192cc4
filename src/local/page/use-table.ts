// The page's copy of the table, reloaded whenever the server reports a change.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { BookEntry, BookView, TableView } from '../server/server-messages';
import { splitByGame } from './book-bar';
import { requests } from './requests';

interface TableState {
  readonly table: TableView | undefined;
  readonly book: BookView | undefined;
  /** Whether the server responds. */
  readonly online: boolean;
  readonly choose: (id: string) => void;
  /** Reloads the table. Resolves once the page shows the result. */
  readonly refresh: () => Promise<void>;
}

function bookFromUrl(): string | undefined {
  return /^\/spreadsheets\/d\/([\w-]+)/.exec(location.pathname)?.[1];
}

/** The chosen book, or the host's if no book is chosen or a new game has begun since. */
function bookToShow(
  books: readonly BookEntry[],
  chosen: string | undefined,
  olderBefore: readonly string[] | undefined,
): BookEntry | undefined {
  const isOlderNow = splitByGame(books).older.some(({ id }) => id === chosen);
  const grewOld = isOlderNow && olderBefore?.includes(chosen ?? '') === false;
  return (grewOld ? undefined : books.find(({ id }) => id === chosen)) ?? books[0];
}

/** Keeps the table and the open book up to date. */
export function useTable(): TableState {
  const [table, setTable] = useState<TableView>();
  const [book, setBook] = useState<BookView>();
  const [online, setOnline] = useState(true);
  const chosen = useRef(bookFromUrl());
  const olderBefore = useRef<readonly string[] | undefined>(undefined);
  const loads = useRef({ begun: 0, shown: 0 });

  const refresh = useCallback(async (): Promise<void> => {
    loads.current.begun += 1;
    const load = loads.current.begun;
    const next = await requests.table();
    const open = bookToShow(next.books, chosen.current, olderBefore.current);
    olderBefore.current = splitByGame(next.books).older.map(({ id }) => id);
    chosen.current = open?.id;
    const nextBook = open === undefined ? undefined : await requests.book(open.id);
    // Responses can arrive out of order, and an older response mustn't replace a newer response.
    if (load < loads.current.shown) return;
    loads.current.shown = load;
    // If another book has been chosen in the meantime, that book is loaded next.
    if (chosen.current === open?.id) setBook(nextBook);
    setTable(next);
    setOnline(true);
  }, []);

  const choose = useCallback(
    (id: string): void => {
      chosen.current = id;
      history.replaceState(null, '', `/spreadsheets/d/${id}/edit`);
      refresh().catch(() => setOnline(false));
    },
    [refresh],
  );

  useEffect(() => {
    const changes = new EventSource('/api/changes');
    changes.onmessage = () => {
      refresh().catch(() => setOnline(false));
    };
    changes.onerror = () => setOnline(false);
    return () => changes.close();
  }, [refresh]);

  return { table, book, online, choose, refresh };
}
