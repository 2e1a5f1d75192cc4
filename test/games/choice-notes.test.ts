// Each choice says its price, power and effect, so that players don't need the rules at hand.
import { answerNotes } from '../../src/games/frame/closed-choices';
import { checkboxes, choice, object, toOptions, text, integer, yesNo } from '../../src/games/frame/fields';
import type { Match } from '../../src/games/frame/match';
import { noteOn, resolved } from './by-hand';
import { gameOf } from './pages';
import { begin } from './random-play';

test('between matches, players asked for gifts read how many they can give now', () => {
  const players = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({
    name,
    tokens: name === 'Ana' ? 3 : 0,
    candidate: name === 'Di',
    mark: '',
  }));
  const opened = begin(gameOf('between'), { players, settings: {}, seed: 'gifts' });
  const note = (match: Match): string => noteOn(match, 'Ana', 'Who gets a token', '');
  expect(note(opened)).toBe('You have 2 tokens to give');
  expect(note(resolved(opened, { Ana: { players: ['Bo'] } }).next)).toBe('You have 1 token to give');
});

test('a note without values is beside its question, whatever the question asks', () => {
  const fields = {
    bid: integer({ title: 'Bid' }),
    who: choice({ title: 'Who', options: toOptions(['Ana', 'Bo']) }),
    all: checkboxes({ title: 'All', options: toOptions(['Ana', 'Bo']) }),
    sure: yesNo({ title: 'Sure?' }),
    why: text({ title: 'Why' }),
  };
  const move = object(fields);
  const worded = {
    questions: move.questions(''),
    toAnswers: (value: unknown) => move.toAnswers(value, ''),
  };
  const notes = Object.keys(fields).map((key) => ({ place: [key], note: `You have 12 coins.` }));
  expect(answerNotes(notes, worded)).toEqual(
    worded.questions.map(({ title }) => ({ title, answer: '', note: 'You have 12 coins.' })),
  );
});
