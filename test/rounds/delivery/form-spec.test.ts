// The words above the questions of a form: the stage and its deadline, brought up to date without touching a question.
import { given } from '../../../src/commands/desk-calls';
import { formChange, formSpec, versionOf } from '../../../src/rounds/delivery/form-spec';
import type { FormSpec } from '../../../src/rounds/ports/ports';
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

test('what has changed is told by the version', () => {
  const spec = specNow(created());
  expect(formChange(versionOf(spec), spec)).toBe('nothing');
  expect(formChange(versionOf(spec), { ...spec, description: '' })).toBe('description');
  expect(formChange(versionOf(spec), { ...spec, questions: [] })).toBe('questions');
  expect(formChange(undefined, spec)).toBe('questions');
  // As versions were written before forms said their stage.
  expect(formChange('0123456789abcdef', spec)).toBe('questions');
});
