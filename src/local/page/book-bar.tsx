// The list of books: the host's book, the public book and the players' books.
import type { JSX } from 'preact';
import type { BookEntry } from '../server/server-messages';

interface BookBarProps {
  readonly books: readonly BookEntry[];
  readonly open: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** The length of the texts' common prefix. */
function commonPrefixLength(texts: readonly string[]): number {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  return length;
}

const reverseText = (text: string): string => Array.from(text).reverse().join('');

/** Removes the words that all of a game's books share, so that only the player's name remains. */
export function shortTitles(books: readonly BookEntry[]): readonly string[] {
  const made = books.filter((book) => !book.isHost).map((book) => book.title);
  const [first = ''] = made;
  if (made.length < 2) return books.map(({ title }) => title);
  // Titles are only cut between their parts, as in `Ana's book: Soullinked (2)` or `Soullinked: Ana's book (2)`.
  const start = first.lastIndexOf(': ', Math.max(0, commonPrefixLength(made) - 2)) + 1;
  const same = first.slice(first.length - commonPrefixLength(made.map(reverseText)));
  const end = same.slice(Math.max(0, same.search(/: | \(/)));
  const cut = /^(: | \()/.test(end) ? end.length : 0;
  return books.map(({ title, isHost }) => {
    const short = isHost ? title : title.slice(start, title.length - cut).trim();
    return short.charAt(0).toUpperCase() + short.slice(1);
  });
}

/** The suffix of a title that identifies its game; empty for the host's book. */
function gameSuffix({ title, isHost }: BookEntry): string {
  return isHost ? '' : (/ \([0-9a-f]{8}\)$/.exec(title)?.[0] ?? '');
}

/** Separates the latest game's books from older books. `books` is in order of creation. */
export function splitByGame(books: readonly BookEntry[]): {
  readonly now: readonly BookEntry[];
  readonly older: readonly BookEntry[];
} {
  const games = books.map(gameSuffix).filter((game) => game !== '');
  const latest = games[games.length - 1];
  const isOlder = (book: BookEntry): boolean => gameSuffix(book) !== '' && gameSuffix(book) !== latest;
  return { now: books.filter((book) => !isOlder(book)), older: books.filter(isOlder) };
}

export function BookBar({ books, open, onChoose }: BookBarProps): JSX.Element {
  const { now, older } = splitByGame(books);
  const current = books.find((book) => book.id === open);
  return (
    <nav class="books" aria-label="Books">
      <BookList books={now} titles={shortTitles(now)} open={open} onChoose={onChoose} />
      {older.length > 0 && (
        <details open={older.some(({ id }) => id === open)}>
          <summary>Older games ({older.length} books)</summary>
          <BookList books={older} titles={older.map(({ title }) => title)} open={open} onChoose={onChoose} />
        </details>
      )}
      {current !== undefined && (
        <p class="readers">
          {current.isHost ? 'Only for you. Don’t share it.' : `Who can open it: ${current.sharedWith}`}
        </p>
      )}
    </nav>
  );
}

function BookList({
  books,
  titles,
  open,
  onChoose,
}: BookBarProps & { readonly titles: readonly string[] }): JSX.Element {
  return (
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
  );
}
