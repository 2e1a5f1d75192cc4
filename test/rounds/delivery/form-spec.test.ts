// The words above the questions of a form: the stage and its deadline, brought up to date without touching a question.
import { given } from '../../../src/commands/desk-calls';
import { formChanges, formSpec, versionOf } from '../../../src/rounds/delivery/form-spec';
import type { Question } from '../../../src/games/frame/fields';
import type { FormSpec, QuestionChanges } from '../../../src/rounds/ports/forms';
import { created, gameIn, sessionOf, submitted } from '../../support/paper-game';
import type { Paper } from '../../support/paper-ports';

const HOUR = 3_600_000;

/** The form of the open stage as it is to be. */
function specNow(book: Paper): FormSpec {
  const session = sessionOf(book);
  const [ask] = session.match.stage?.asks ?? [];
  if (ask === undefined) throw new Error('Nothing is asked.');
  return formSpec(session, ask);
}

function callsOf(book: Paper, run: () => unknown): readonly string[] {
  const before = book.calls.length;
  run();
  return book.calls.slice(before).filter((call) => call.startsWith('forms.'));
}

test('a form says its game, its stage and the deadline, in the same words to all', () => {
  const book = created();
  given(book.desk.setDeadline({ deadline: Date.UTC(2026, 2, 2, 20) }));
  const { title, description } = specNow(book);
  expect(title).toBe('Soullinked: Your pick');
  expect(description.split('\n').slice(0, 3)).toEqual([
    'Round 1',
    'Deadline: Mon, 2 Mar 2026, 20:00 UTC. If the host moves it, your book tells you.',
    '',
  ]);
  for (const { name } of gameIn(book.desk).players)
    expect(description).not.toMatch(new RegExp(`\\b${name}\\b`));
  given(book.desk.setDeadline({ deadline: null }));
  expect(specNow(book).description).toMatch(/^Round 1\. There is no deadline\./);
});

test('a moved deadline and a new stage are written above the questions, which are left alone', () => {
  const book = submitted();
  given(book.desk.setDeadline({ deadline: book.ports.now() + 5 * HOUR }));
  expect(gameIn(book.desk).toPrepare).toEqual(['Write stage and deadline into the form “Your pick”']);
  expect(callsOf(book, () => given(book.desk.prepareNext()))).toEqual(['forms.describe']);
  given(book.desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(callsOf(book, () => given(book.desk.prepareNext()))).toEqual(['forms.describe']);
  expect(gameIn(book.desk).toPrepare).toEqual([]);
});

test('a form that is closed is not written to: opening it brings it up to date', () => {
  const book = submitted();
  given(book.desk.setAccepting({ accepting: false }));
  given(book.desk.prepareNext());
  given(book.desk.setDeadline({ deadline: book.ports.now() + 5 * HOUR }));
  expect(gameIn(book.desk).toPrepare).toEqual([]);
  given(book.desk.setAccepting({ accepting: true }));
  expect(callsOf(book, () => given(book.desk.prepareNext()))).toEqual(['forms.open']);
  expect(gameIn(book.desk).toPrepare).toEqual([]);
});

const NO_CHANGE: QuestionChanges = { options: false, help: false, required: false };

test('what has changed is told by the version, part by part', () => {
  const spec = specNow(created());
  const version = versionOf(spec);
  const same = { title: false, description: false, questions: spec.questions.map(() => NO_CHANGE) };
  expect(formChanges(version, spec)).toEqual(same);
  expect(formChanges(version, { ...spec, title: 'Other' })).toEqual({ ...same, title: true });
  expect(formChanges(version, { ...spec, description: '' })).toEqual({ ...same, description: true });
  const [first, ...rest] = spec.questions;
  if (first === undefined) throw new Error('It asks nothing.');
  const withFirst = (changes: Partial<Question>): ReturnType<typeof formChanges> =>
    formChanges(version, { ...spec, questions: [{ ...first, ...changes }, ...rest] });
  const firstChanged = (changes: Partial<QuestionChanges>): ReturnType<typeof formChanges> => ({
    ...same,
    questions: [{ ...NO_CHANGE, ...changes }, ...rest.map(() => NO_CHANGE)],
  });
  expect(withFirst({ help: 'Other' })).toEqual(firstChanged({ help: true }));
  expect(withFirst({ required: !first.required })).toEqual(firstChanged({ required: true }));
});

test('choices are a part of their question, unless they lead to pages', () => {
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
  expect(formChanges(versionOf(spec), { ...spec, questions: [none] })).toEqual(changes);
  const after: Question = {
    ...choice,
    title: 'Whom',
    section: { title: 'Of a', help: '', after: { question: 'What', choices: ['a'] } },
  };
  const branching: FormSpec = { ...spec, questions: [choice, after] };
  expect(formChanges(versionOf(branching), { ...branching, questions: [none, after] })).toBe('all');
});

test('a question that comes or goes, and a version that is not known, are a form drawn anew', () => {
  const spec = specNow(created());
  expect(formChanges(versionOf(spec), { ...spec, questions: spec.questions.slice(1) })).toBe('all');
  expect(formChanges(undefined, spec)).toBe('all');
  expect(formChanges('0123456789abcdef', spec)).toBe('all');
  expect(formChanges('0123456789abcdef.0123456789abcdef', spec)).toBe('all');
});
