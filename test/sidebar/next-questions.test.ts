// What the sidebar says of the questions of the next round, beside the button that resolves.
import { nextQuestions } from '../../sidebar/panel/host-part/next-questions';
import { ownRound } from './own-match';

test('before the last round the same are asked again, and in it nothing', () => {
  expect(nextQuestions(ownRound({}, { rounds: 2 }))).toBe(
    'If the match goes on, the next round asks the same again: Your bid, Which lot.',
  );
  const last = 'This is the last round: the match ends with it, as a draw where nobody is said to win.';
  expect(nextQuestions(ownRound({}, { rounds: 1 }))).toBe(last);
  const entered = { 'Questions from the next round on': 'Why?; text' };
  expect(nextQuestions(ownRound({ hostAnswers: entered }, { rounds: 1 }))).toBe(last);
});
