// Answers as text: what is ticked in a checkbox answer, and which answers count as given.
import {
  answersByTitle,
  visibleQuestions,
  filledAnswers,
  tickedLabels,
  tickChoice,
} from '../../sidebar/shared/answers';
import { choice, object, toOptions, numberedList, text, variants } from '../../src/games/frame/fields';

const OPTIONS = [
  { value: 'Bo' },
  { value: 'Bo Jackson' },
  { value: 'li', label: 'Li, Mei' },
  { value: 'Li' },
] as const;

test('choices that contain a comma or begin like another are distinguished', () => {
  expect(tickedLabels(OPTIONS, 'Bo Jackson, Li, Mei')).toEqual(['Bo Jackson', 'Li, Mei']);
  expect(tickedLabels(OPTIONS, 'Li, Bo')).toEqual(['Bo', 'Li']);
  expect(tickedLabels(OPTIONS, '')).toEqual([]);
});

test('other texts are ignored', () => {
  expect(tickedLabels(OPTIONS, 'Nobody, Bo')).toEqual(['Bo']);
});

test('ticking and unticking keeps the order of the choices', () => {
  expect(tickChoice(OPTIONS, 'Li', 'Bo', true)).toBe('Bo, Li');
  expect(tickChoice(OPTIONS, 'Bo, Li, Mei', 'Bo', false)).toBe('Li, Mei');
});

test('an empty answer is no answer', () => {
  expect(filledAnswers({ Row: '4', Card: ' ', Column: '' })).toEqual({ Row: '4' });
});

test('the words of a submission fill in its form', () => {
  expect(answersByTitle([{ title: 'Row', answer: '4' }])).toEqual({ Row: '4' });
});

test('a section’s question is asked while the answers lead to it', () => {
  const move = variants(
    'do',
    choice({ title: 'Do', options: toOptions(['rest', 'give']) }),
    { to: text({ title: 'To' }) },
    { rest: {}, give: { asks: ['to'] } },
    {},
  );
  const asked = (answers: Readonly<Record<string, string>>): readonly string[] =>
    visibleQuestions(move.questions(''), answers).map(({ title }) => title);
  expect(asked({})).toEqual(['Do']);
  expect(asked({ Do: 'give' })).toEqual(['Do', 'To']);
  expect(asked({ Do: 'rest', To: 'Bo' })).toEqual(['Do']);
});

test('an entry that was begun requires the rest, and its first part can be undone', () => {
  const part = object({ who: text({ title: 'Who' }), how: text({ title: 'How' }) });
  const list = numberedList({ title: 'Duels', what: 'duel', each: (n) => `Duel ${n}`, asked: 2 }, part);
  const required = (answers: Readonly<Record<string, string>>): readonly string[] =>
    visibleQuestions(list.questions(''), answers).flatMap(({ title, required: is }) => (is ? [title] : []));
  expect(required({})).toEqual([]);
  expect(required({ 'Duel 2: Who': 'Bo' })).toEqual(['Duel 2: How']);
  expect(required({ 'Duel 2: Who': 'Bo', 'Duel 2: How': 'A' })).toEqual(['Duel 2: How']);
  expect(required({ 'Duel 1: How': 'A' })).toEqual([]);
});
