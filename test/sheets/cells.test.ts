// Any text is written into a cell as text.
import fc from 'fast-check';
import type { Cell } from '../../src/games/frame/tabs';
import { cellData as drawn } from '../../src/sheets/cells';
import type { CellData } from '../../src/sheets/client';
import { anyText } from '../support/any-text';

const cellData = (value: Cell, look = {}): CellData =>
  drawn({ value, look, wrap: false, line: false, middle: false, air: 3 });

test('an address of Google’s is a link, and a text that only contains one isn’t', () => {
  const link = (text: string): unknown => cellData(text).userEnteredFormat?.textFormat?.link;
  const form = 'https://docs.google.com/forms/d/e/1x/viewform?usp=pp_url&entry.1=k';
  expect(link(form)).toEqual({ uri: form });
  for (const other of [`see ${form}`, 'https://example.com/', `=HYPERLINK("${form}")`, ''])
    expect(link(other)).toBeUndefined();
  const action = cellData('Open your form', { link: form });
  expect(action.userEnteredValue).toEqual({ stringValue: 'Open your form' });
  expect(action.userEnteredFormat?.textFormat?.link).toEqual({ uri: form });
});

test('no text becomes a formula, a number or a date, whatever it begins with', () => {
  const text = fc.tuple(fc.constantFrom('=', '+', '-', '@', "'", '0', '1/2/2026', 'TRUE', ''), anyText());
  fc.assert(
    fc.property(text, ([start, rest]) => {
      const value = start + rest;
      expect(cellData(value).userEnteredValue).toEqual(value === '' ? undefined : { stringValue: value });
    }),
  );
  expect(cellData(7).userEnteredValue).toEqual({ numberValue: 7 });
  expect(cellData('x'.repeat(60_000)).userEnteredValue?.stringValue).toHaveLength(50_000);
});
