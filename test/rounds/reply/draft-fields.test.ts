// Matches the rows of an edited roster with those of the saved one.
import { rowKeys } from '../../../src/rounds/reply/draft-fields';

test.each([
  ['a renamed row is the same row', ['Ana', 'Eve'], ['Ana', 'Bo']],
  ['a new row below a new one is no removed row', ['Bo', 'Eve', 'Fay'], ['Bo', 'Eve', 'Fay']],
])('%s', (_, names, keys) => {
  const rows = (list: readonly string[]) => list.map((name) => [name]);
  expect(rowKeys(rows(names), rows(['Ana', 'Bo']))).toEqual(keys);
});
