// The books of the table, side by side: the host's, the public one, each player's.
import type { JSX } from 'preact';
import type { BookEntry } from '../server/messages';

export interface BookBarProps {
  readonly books: readonly BookEntry[];
  readonly open: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Titles without what the books of one game have in common: a player's name is what tells them apart. */
function shortTitles(books: readonly BookEntry[]): readonly string[] {
  const made = books.filter((book) => !book.isHost).map((book) => book.title);
  const [first = ''] = made;
  const start = first.slice(0, first.indexOf(': ') + 2);
  const end = / \([^()]*\)$/.exec(first)?.[0] ?? '';
  const alike = made.length > 1 && made.every((title) => title.startsWith(start) && title.endsWith(end));
  return books.map(({ title, isHost }) => {
    if (isHost || !alike) return title;
    const short = title.slice(start.length, title.length - end.length);
    return short.charAt(0).toUpperCase() + short.slice(1);
  });
}

export function BookBar({ books, open, onChoose }: BookBarProps): JSX.Element {
  const titles = shortTitles(books);
  const current = books.find((book) => book.id === open);
  return (
    <nav class="books" aria-label="Books">
      <ul>
        {books.map((book, index) => (
          <li key={book.id}>
            <button
              type="button"
              aria-current={book.id === open ? 'true' : undefined}
              title={book.title}
              class={book.isHost ? 'book host' : 'book'}
              onClick={() => onChoose(book.id)}
            >
              {titles[index]}
            </button>
          </li>
        ))}
      </ul>
      {current !== undefined && (
        <p class="readers">
          {current.isHost ? 'Yours alone: keep it to yourself.' : `Read by: ${current.sharedWith}`}
        </p>
      )}
    </nav>
  );
}
