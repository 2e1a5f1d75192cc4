// What a failed call says: what was tried, once.
import { failure } from '../../sidebar/panel/desk/status-bar';

test('a sentence that begins with what was tried is not said to have been tried again', () => {
  expect(failure('Resolving Round 1', 'Resolving Round 1: a formula gives no number.')).toEqual({
    tried: 'Resolving Round 1:',
    text: 'a formula gives no number.',
  });
});

test('any other sentence stands after what did not work', () => {
  expect(failure('Resolving Round 1', 'Google was slow. Try again.')).toEqual({
    tried: 'Resolving Round 1 did not work.',
    text: 'Google was slow. Try again.',
  });
});
