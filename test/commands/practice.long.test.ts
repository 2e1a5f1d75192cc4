// A practice game played twice from one seed: the same log, and the same bytes in every book.
import { practise, write } from './practised';

test('two practice games of one seed leave the same', () => {
  const [one, two] = [practise('soullinked'), practise('soullinked')];
  expect(two.log).toBe(one.log);
  expect(write(two)).toEqual(write(one));
});
