// Books whose tabs somebody has changed, or of which the add-on remembers other tabs than are there: each delivery
// leaves them as it leaves a book that nobody has touched.
import type { TestHost } from '../support/host';
import { bookOf } from '../support/host-game';
import {
  changeFile,
  changeProperty,
  delivered,
  drawAgain,
  drawsAsUndisturbed,
  request,
  tabOf,
  undisturbed,
  waiting,
} from './changed-book';

describe('a delivery into a book', () => {
  test.each<readonly [what: string, change: (test: TestHost) => void]>([
    ['whose Now tab was deleted', (test) => request(test, { deleteSheet: { sheetId: tabOf(test, 'Now') } })],
    ['of which nothing is remembered', (test) => changeProperty(test, 'book-tabs', '')],
    [
      'of which a tab is remembered that is not there',
      (test) => {
        const remembered = { lists: [[[5, 6]]], books: [[bookOf(test, 'Aa'), 0]] };
        changeProperty(test, 'book-tabs', JSON.stringify(remembered));
      },
    ],
  ])('%s leaves what it leaves undisturbed', (_, change) => drawsAsUndisturbed(change));

  test('one of whose tabs was renamed draws that tab under its new name', () => {
    const test = waiting();
    request(test, {
      updateSheetProperties: { properties: { sheetId: tabOf(test, 'Now'), title: 'Jetzt' }, fields: 'title' },
    });
    const [aa, ...others] = delivered(test) as readonly Record<string, unknown>[];
    const { Jetzt, ...rest } = aa ?? {};
    expect([{ Now: Jetzt, ...rest }, ...others]).toEqual(undisturbed());
  });

  test('that was deleted for good makes another, and remembers that one', () => {
    const test = waiting();
    const old = bookOf(test, 'Aa');
    changeFile(test, true);
    expect(delivered(test)).toEqual(undisturbed());
    expect(bookOf(test, 'Aa')).not.toBe(old);
    drawAgain(test, 'Aa');
    test.host.faults.resetCounts();
    expect(delivered(test)).toEqual(undisturbed());
    expect(test.host.faults.count('Sheets.Spreadsheets.get')).toBe(0);
  });
});
