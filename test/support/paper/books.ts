// Players' books in paper games: their readers, and tabs as lists of cells.
import { asSecret } from '../../../src/rounds/record/secret';
import type { Cell } from '../../../src/games/frame/fields';
import type { CallProblem } from '../../../src/rounds/reply/reply';
import { fail, ok, type Result } from '../../../src/games/frame/result';
import {
  cellStyle,
  cellValue,
  idOfTab,
  type PlainTab,
  type StyledCell,
  type Tab,
} from '../../../src/games/frame/tabs';
import { type BookState, NO_BOOK_ACCESS, type BookAccess } from '../../../src/rounds/ports/books';
import type { Ports } from '../../../src/rounds/ports/ports';
import type { PaperForm } from './forms';
import type { Service } from './service';

export interface PaperBook {
  /** True for an existing book that another account created. Forms have the same flag. */
  hidden: boolean;
  readers: BookAccess;
  tabs: readonly PlainTab[];
  /** The new title of a renamed book. */
  title?: string;
  /** The ids of `tabs`, in the same order. */
  ids: readonly number[];
  gone: boolean;
}

export interface PaperBooks {
  readonly books: Map<string, PaperBook>;
  /** Addresses with which no book can be shared, each with the reason; '' stands for link sharing. */
  readonly refusals: Map<string, 'no-account' | 'forbidden'>;
  /** How many books are handled at once. */
  readonly together: { books: number };
  /** Prefetched facts about who can open each book, keyed by click and part. */
  readonly seen: Map<string, ReadonlyMap<string, BookAccess>>;
}

/** A tab as its reader sees it, with each link's target after its text. */
function withLinks(tab: Tab): PlainTab {
  const cell = (each: Cell | StyledCell): Cell => {
    const { link } = cellStyle(each);
    return link === undefined ? cellValue(each) : `${String(cellValue(each))} <${link}>`;
  };
  return { title: tab.title, rows: tab.rows.map((cells) => cells.map(cell)) };
}

/** Draws tabs as a spreadsheet does. An archived tab (`kept`) keeps its cells but gets its new title. */
function drawTabs(book: PaperBook, tabs: readonly Tab[]): void {
  const drawn = tabs.flatMap((tab): readonly { readonly id: number; readonly plain: PlainTab }[] => {
    const id = idOfTab(tab);
    if (tab.kept !== true) return [{ id, plain: withLinks(tab) }];
    const before = book.tabs[book.ids.indexOf(id)];
    return before === undefined ? [] : [{ id, plain: { ...before, title: tab.title } }];
  });
  book.ids = drawn.map(({ id }) => id);
  book.tabs = drawn.map(({ plain }) => plain);
}

/** An account's canonical address: dots before the @ are ignored. */
function accountOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.replaceAll('.', '')}@${domain}`;
}

export function paperBooks(
  service: Service,
  forms: ReadonlyMap<string, PaperForm>,
  { books, refusals, together, seen }: PaperBooks,
): Pick<Ports, 'books' | 'prefetch'> {
  const stateOf = (id: string): BookState => {
    const book = books.get(id);
    if (book === undefined || book.gone) return { kind: 'gone' };
    return book.hidden ? { kind: 'not-shown' } : { kind: 'there', readers: book.readers };
  };
  const changeBook = (id: string, change: (book: PaperBook) => void): Result<undefined, CallProblem> => {
    const book = books.get(id);
    if (book === undefined || book.gone) return fail({ code: 'gone', text: 'The book is gone.' });
    change(book);
    return ok(undefined);
  };
  const port: Ports['books'] = {
    atOnce: () => together.books,
    make: (names) =>
      names.map((name) =>
        service('books.make', () => {
          const old = books.get(name);
          if (old === undefined || old.gone)
            books.set(name, { readers: NO_BOOK_ACCESS, tabs: [], ids: [], gone: false, hidden: false });
          return ok({ id: asSecret(name), url: `book:${name}` });
        }),
      ),
    copy: (copies) =>
      copies.map(({ id, name }) =>
        service('books.copy', () => {
          const source = books.get(id);
          if (source === undefined) return fail({ code: 'gone', text: 'The book is gone.' });
          if (!books.has(name)) books.set(name, { ...source, readers: NO_BOOK_ACCESS });
          return ok({ id: asSecret(name), url: `book:${name}` });
        }),
      ),
    tabsOf: (ids) => ids.map((id) => service('books.tabs', () => ok(books.get(id)?.ids ?? []))),
    statesOf: (ids) => ids.map((id) => service('books.look', () => ok(stateOf(id)))),
    share: (sharings) =>
      sharings.map(({ id, email }) =>
        service('books.share', () => {
          if (refusals.has(email)) return ok({ kind: refusals.get(email) ?? 'forbidden' });
          const reader = { permission: `permission of ${accountOf(email)}`, email: accountOf(email) };
          const changed = changeBook(id, (book) => {
            book.readers =
              email === ''
                ? { ...book.readers, link: true }
                : { ...book.readers, people: [...book.readers.people, reader] };
          });
          return changed.ok ? ok({ kind: 'shared', permission: reader.permission }) : changed;
        }),
      ),
    layOut: () => undefined,
    render: (all) =>
      all.map(({ id, tabs, title }) =>
        service('books.draw', () =>
          changeBook(id, (book) => {
            drawTabs(book, tabs);
            if (title !== undefined && title !== id) book.title = title;
          }),
        ),
      ),
    unshare: (id) =>
      service('books.unshare', () => {
        const changed = changeBook(id, (book) => {
          book.readers = {
            ...NO_BOOK_ACCESS,
            people: book.readers.people.filter(({ email }) => refusals.has(email)),
            sharedDrive: book.readers.sharedDrive,
          };
        });
        return changed.ok ? ok(books.get(id)?.readers ?? NO_BOOK_ACCESS) : changed;
      }),
    isShown: (id) =>
      service('books.isShown', () => {
        const file = forms.get(id) ?? books.get(id);
        return ok(file !== undefined && !file.gone && !file.hidden);
      }),
  };
  const prefetch: Ports['prefetch'] = {
    prefetch: ({ click, part, parts }) => {
      const all = [...books].filter((_, index) => index % parts === part);
      const there = all.filter(([, book]) => !book.gone && !book.hidden);
      seen.set(`${click} ${part}`, new Map(there.map(([id, { readers }]) => [id, readers])));
    },
    seen: ({ click, parts }) =>
      new Map(Array.from({ length: parts }, (_, part) => [...(seen.get(`${click} ${part}`) ?? [])]).flat()),
  };
  return { books: port, prefetch };
}
