// The books of the table, side by side: the host's, the public one, each player's.
import type { JSX } from 'preact';
import type { BookEntry } from '../server/messages';

export interface BookBarProps {
  readonly books: readonly BookEntry[];
  readonly open: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function BookBar({ books, open, onChoose }: BookBarProps): JSX.Element {
  const current = books.find((book) => book.id === open);
  return (
    <nav class="books" aria-label="Books">
      <ul>
        {books.map((book) => (
          <li key={book.id}>
            <button
              type="button"
              aria-current={book.id === open ? 'true' : undefined}
              class={book.isHost ? 'book host' : 'book'}
              onClick={() => onChoose(book.id)}
            >
              {book.title}
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
