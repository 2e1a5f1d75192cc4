// Matches the rows of an edited roster with those of the saved one.
import { rowKeys } from '../../../src/rounds/reply/draft-fields';

test.each([
  ['a renamed row is the same row', ['Ana', 'Eve'], ['Ana', 'Bo']],
  ['a renamed first row is the same row', ['Eve', 'Bo'], ['Ana', 'Bo']],
  ['a new row above all is new', ['Eve', 'Ana', 'Bo'], ['Eve', 'Ana', 'Bo']],
  ['a row below a removed one keeps its key', ['Bo'], ['Bo']],
  [
    'rows of one name or none have keys of their own',
    ['Ana', 'Ana', '', 'Ana (row 5)', 'Ana'],
    ['Ana', 'Bo', 'Row 3', 'Ana (row 5)', 'Ana (row 5…)'],
  ],
  ['a new row below a new one is no removed row', ['Bo', 'Eve', 'Fay'], ['Bo', 'Eve', 'Fay']],
])('%s', (_, names, keys) => {
  const rows = (list: readonly string[]) => list.map((name) => [name]);
  expect(rowKeys(rows(names), rows(['Ana', 'Bo']))).toEqual(keys);
  expect(rowKeys([['Ana'], ['Eve']], [['Ana'], ['Bo']], true)).toEqual(['Ana', 'Eve']);
  expect(rowKeys([['Ana'], ['Ana']])).toEqual(['Ana', 'Ana (row 2)']);
});
