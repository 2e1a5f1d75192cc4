// Notes beside choices.
import { notedAnswers } from '../../src/games/frame/closed-choices';
import { checkboxes, choice, object, optionsOf, text, integer, yesNo } from '../../src/games/frame/fields';

test('a note without values is beside its question, whatever the question asks', () => {
  const fields = {
    bid: integer({ title: 'Bid' }),
    who: choice({ title: 'Who', options: optionsOf(['Ana', 'Bo']) }),
    all: checkboxes({ title: 'All', options: optionsOf(['Ana', 'Bo']) }),
    sure: yesNo({ title: 'Sure?' }),
    why: text({ title: 'Why' }),
  };
  const move = object(fields);
  const worded = {
    questions: move.questions(''),
    toAnswers: (value: unknown) => move.toAnswers(value, ''),
  };
  const notes = Object.keys(fields).map((key) => ({ place: [key], note: `You have 12 coins.` }));
  expect(notedAnswers(notes, worded)).toEqual(
    worded.questions.map(({ title }) => ({ title, answer: '', note: 'You have 12 coins.' })),
  );
});
