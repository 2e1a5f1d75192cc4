// In the bar of books, names omit the words that all books share.
import { splitByGame, shortTitles } from '../../../src/local/page/book-bar';

const titlesOf = (...titles: readonly string[]): readonly string[] =>
  shortTitles([
    { id: '0', title: 'Host book', isHost: true, sharedWith: '' },
    ...titles.map((title, index) => ({ id: String(index + 1), title, isHost: false, sharedWith: '' })),
  ]).slice(1);

test.each([
  [
    ['Public book: Snap (s 6a)', "Ana's book: Snap (s 6a)", "Bo's book: Snap (s 6a)"],
    ['Public book', "Ana's book", "Bo's book"],
  ],
  [
    ['Snap: public book (s 6a)', "Snap: Ana's book (s 6a)"],
    ['Public book', "Ana's book"],
  ],
  [
    ['Public book (old)', 'Public book (new)'],
    ['Public book (old)', 'Public book (new)'],
  ],
  [
    ['One', 'Another'],
    ['One', 'Another'],
  ],
  [['Alone: with (all)'], ['Alone: with (all)']],
])('%j are shown as %j', (titles, short) => {
  expect(titlesOf(...titles)).toEqual(short);
});

test('books of the latest game come first, then older games’; other books stay where they are', () => {
  const books = [
    { id: '0', title: 'Host book', isHost: true, sharedWith: '' },
    ...[
      'Public book: Snap (0123abcd)',
      "Ana's book: Snap (0123abcd)",
      'My own notes',
      'Public book: Soullinked (89ab4567)',
    ].map((title, index) => ({ id: String(index + 1), title, isHost: false, sharedWith: '' })),
  ];
  const { now, older } = splitByGame(books);
  expect(now.map(({ id }) => id)).toEqual(['0', '3', '4']);
  expect(older.map(({ id }) => id)).toEqual(['1', '2']);
  expect(splitByGame(books.slice(0, 1)).older).toEqual([]);
});
