// If somebody edits or deletes a player's book, the next delivery restores it. See also test/sheets/render-book.test.ts.
import { toJson } from 'apps-script-stand-in/json';
import { sheetIdOf } from '../../packages/apps-script-stand-in/test/host-tabs';
import { changeProperty, waitAgain } from '../support/hand-edits';
import type { TestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import { bookOf, deliverAll, gameView, resolvedGame, SMALL } from '../support/host-game';

const waiting = (): TestHost => resolvedGame(SMALL, { quiet: 'counted calls' });

/** The books of all players after the delivery. The id of Aa's book is masked, since a deleted book gets a new one. */
function delivered(test: TestHost): unknown {
  const play = deliverAll(test.desk);
  expect(play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  return play.players.map(({ name }): unknown => {
    const id = bookOf(test, name);
    // A book has links to its own tabs.
    return JSON.parse(JSON.stringify(bookTabs(test.host, id)).replaceAll(id, '<book>'));
  });
}

/** Queues Aa's book to be redrawn, and restarts the count of calls. */
function drawAgain(test: TestHost): void {
  const drawn = gameView(test.desk).deliveries.find(({ title }) => title === "Aa's book");
  waitAgain(test, drawn?.id ?? '');
  test.host.faults.resetCounts();
}

test.each<readonly [what: string, change: (test: TestHost) => void]>([
  [
    'whose Now tab was deleted',
    (test) => {
      const book = bookOf(test, 'Aa');
      const deleteSheet = { sheetId: sheetIdOf(test.host, book, 'Now') };
      test.host.sheets().batchUpdate({ requests: [toJson({ deleteSheet })] }, book);
    },
  ],
  ['of which nothing is remembered', (test) => changeProperty(test, 'book-tabs', '')],
])('a book %s is drawn as one that nobody has touched, and in one write from then on', (_, change) => {
  const undisturbed = delivered(waiting());
  const test = waiting();
  change(test);
  expect(delivered(test)).toEqual(undisturbed);
  drawAgain(test);
  expect(delivered(test)).toEqual(undisturbed);
  expect(test.host.faults.counts()).toMatchObject({
    'Drive.Files.get': 1,
    'Sheets.Spreadsheets.batchUpdate': 2,
  });
  expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
});

test('a book that was deleted for good is made again, and its tabs are remembered', () => {
  const undisturbed = delivered(waiting());
  const test = waiting();
  const old = bookOf(test, 'Aa');
  test.host.cloud.changeFiles((files) => {
    const file = files[old];
    if (file !== undefined) file.trashed = true;
  });
  expect(delivered(test)).toEqual(undisturbed);
  expect(bookOf(test, 'Aa')).not.toBe(old);
  drawAgain(test);
  expect(delivered(test)).toEqual(undisturbed);
  expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
});
