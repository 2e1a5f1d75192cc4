// Cells: any text goes in as text.
import fc from 'fast-check';
import { cellData } from '../../src/sheets/cells';

test('no text becomes a formula, a number or a date, whatever it begins with', () => {
  const text = fc.tuple(
    fc.constantFrom('=', '+', '-', '@', "'", '0', '1/2/2026', 'TRUE', ''),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, ([start, rest]) => {
      const value = start + rest;
      expect(cellData(value).userEnteredValue).toEqual(value === '' ? {} : { stringValue: value });
    }),
  );
  expect(cellData(7).userEnteredValue).toEqual({ numberValue: 7 });
  expect(cellData('x'.repeat(60_000)).userEnteredValue?.stringValue).toHaveLength(50_000);
});
