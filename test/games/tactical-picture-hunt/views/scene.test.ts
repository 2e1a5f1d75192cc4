// The scene on the live table, and the page beside it: what's open and face down in a round.
import { matchesOf } from '../../pages';

test('an open round shows its target and roles, face down neither', () => {
  const match = matchesOf('tactical-picture-hunt').find(({ stage }) => stage?.name === 'round-1');
  const [open, faceDown] = [match?.scene(false), match?.scene(true)];
  expect(open).toMatchObject({ words: 'Ana attacks, Bo defends.', region: null });
  expect(open?.target).not.toBeNull();
  expect(faceDown).toMatchObject({ words: '', target: null });
  // Each player reads what they can score or lose; while the board is face down, nothing.
  expect(match?.roster.map((name) => match.page(name).part)).toEqual([
    'You attack and score your prediction. If you predict more than Bo, you must first find that many.',
    'You defend. If Ana predicts more, Ana must find that many.',
  ]);
  expect(match?.roster.map((name) => match.page(name, true).part)).toEqual(['', '']);
});
