// Which parts of a form have changed, and what is updated.
import { findFormChanges, buildFormSpec, hashFormSpec } from '../../../src/rounds/delivery/form-spec';
import type { Question } from '../../../src/games/frame/fields';
import type { FormSpec, QuestionChanges } from '../../../src/rounds/ports/forms';
import { created, sessionOf } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

function specNow(book: Paper, change = (questions: readonly Question[]) => questions): FormSpec {
  const session = sessionOf(book);
  const [ask] = session.match.stage?.asks ?? [];
  if (ask === undefined) throw new Error('Nothing is asked.');
  return buildFormSpec(session, { ...ask, questions: change(ask.questions) });
}

const NO_CHANGE: QuestionChanges = { options: false, help: false, required: false };

test('the version says which parts have changed', () => {
  const spec = specNow(created());
  const version = hashFormSpec(spec);
  const same = { title: false, description: false, questions: spec.questions.map(() => NO_CHANGE) };
  expect(findFormChanges(version, spec)).toEqual(same);
  expect(findFormChanges(version, { ...spec, title: 'Other' })).toEqual({ ...same, title: true });
  expect(findFormChanges(version, { ...spec, description: '' })).toEqual({ ...same, description: true });
  const [first, ...rest] = spec.questions;
  if (first === undefined) throw new Error('It asks nothing.');
  const withFirst = (changes: Partial<Question>): ReturnType<typeof findFormChanges> =>
    findFormChanges(version, { ...spec, questions: [{ ...first, ...changes }, ...rest] });
  const firstChanged = (changes: Partial<QuestionChanges>): ReturnType<typeof findFormChanges> => ({
    ...same,
    questions: [{ ...NO_CHANGE, ...changes }, ...rest.map(() => NO_CHANGE)],
  });
  expect(withFirst({ help: 'Other' })).toEqual(firstChanged({ help: true }));
  expect(withFirst({ required: !first.required })).toEqual(firstChanged({ required: true }));
});

test('a form requires what no player can skip', () => {
  const kinds = [{ required: true }, { required: false }, { required: true, lapses: true }] as const;
  const { questions } = specNow(created(), ([first]) =>
    kinds.map((kind) => ({ title: '', help: '', kind: { type: 'text', long: false }, ...first, ...kind })),
  );
  expect(questions.map(({ required }) => required)).toEqual([true, false, false]);
});

test('choices belong to their question, unless they lead to pages', () => {
  const choice: Question = {
    title: 'What',
    help: '',
    required: true,
    kind: { type: 'choice', options: [{ value: 'a' }, { value: 'b' }] },
  };
  const none: Question = { ...choice, kind: { type: 'choice', options: [] } };
  const spec: FormSpec = { ...specNow(created()), questions: [choice] };
  const changes = {
    title: false,
    description: false,
    questions: [{ ...NO_CHANGE, options: true, required: true }],
  };
  expect(findFormChanges(hashFormSpec(spec), { ...spec, questions: [none] })).toEqual(changes);
  const after: Question = {
    ...choice,
    title: 'Whom',
    section: { title: 'Of a', help: '', after: { question: 'What', choices: ['a'] } },
  };
  const branching: FormSpec = { ...spec, questions: [choice, after] };
  expect(findFormChanges(hashFormSpec(branching), { ...branching, questions: [none, after] })).toBe('all');
});

test('if questions come or go, or the version is unknown, the whole form is updated', () => {
  const spec = specNow(created());
  expect(findFormChanges(hashFormSpec(spec), { ...spec, questions: spec.questions.slice(1) })).toBe('all');
  expect(findFormChanges(undefined, spec)).toBe('all');
  expect(findFormChanges('0123456789abcdef', spec)).toBe('all');
  expect(findFormChanges('0123456789abcdef.0123456789abcdef', spec)).toBe('all');
});
