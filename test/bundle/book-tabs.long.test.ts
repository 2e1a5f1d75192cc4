// Books changed by hand, or wrongly remembered, in more ways than the short run has.
import type { TestHost } from '../support/host';
import { bookOf, changeFile, changeProperty, drawsAsUndisturbed, request } from './changed-book';

test.each<readonly [what: string, change: (test: TestHost) => void]>([
  ['to which a tab was added', (test) => request(test, { addSheet: { properties: { title: 'Notes' } } })],
  [
    'that was thrown away and restored',
    (test) => [true, false].forEach((trashed) => changeFile(test, trashed)),
  ],
  [
    'of which nonsense is remembered',
    (test) => changeProperty(test, 'book-tabs', '{"lists":[[1]],"books":[["a"]]}'),
  ],
  [
    'of which no tab is remembered',
    (test) =>
      changeProperty(test, 'book-tabs', JSON.stringify({ lists: [[]], books: [[bookOf(test, 'Aa'), 0]] })),
  ],
  [
    'of which a tab is remembered that is not there',
    (test) =>
      changeProperty(
        test,
        'book-tabs',
        JSON.stringify({ lists: [[[5, 6]]], books: [[bookOf(test, 'Aa'), 0]] }),
      ),
  ],
])('a delivery into a book %s leaves what it leaves undisturbed', (_, change) => drawsAsUndisturbed(change));
