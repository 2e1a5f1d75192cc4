// Host books that earlier versions of the program made, opened by this one; the long run has more.
import type { EntryKind } from '../src/rounds/record/entries';
import { checkKeptBook, ledgerOf } from './kept-books/check';
import { keptBooks, openKeptBook } from './support/kept-books';

test.each(keptBooks().filter(({ inShortRun }) => inShortRun))('$version: $game, $state', checkKeptBook);

test('the kept books of the first version hold every kind of entry that it knew', () => {
  const ended = keptBooks().filter(({ version, state }) => version === '02790c9' && state === 'put-away');
  const kinds = ended.flatMap(({ version, game, state }) =>
    ledgerOf(openKeptBook(version, game, state)).map(({ entry }) => entry.kind),
  );
  const known: readonly EntryKind[] = [
    ...(['set-up', 'zone', 'key', 'substituted', 'deadline', 'accepting', 'reminders', 'pictures'] as const),
    ...(['reminded', 'host-facts', 'entered', 'late-accepted', 'removed', 'resolved', 'corrected'] as const),
    ...(['settings', 'rewound', 'published', 'closed'] as const),
  ];
  expect([...new Set(kinds)].sort()).toEqual([...known].sort());
});
