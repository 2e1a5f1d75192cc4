// Form choices show current names. Whichever name was shown, the answer means the roster's name.
import fc from 'fast-check';
import type { Question } from '../../../src/games/frame/fields';
import { NO_PEOPLE, withTenure, withPerson, type People } from '../../../src/rounds/record/people';
import { asSecret } from '../../../src/rounds/record/secret';
import { toFormAnswers, readFormAnswers, questionWithNames } from '../../../src/rounds/session/form-choices';
import { runs } from '../../games/random-play';

const PLAYERS = ['Ana', 'Bo', 'Cy'];
const ask = (type: 'choice' | 'checkboxes'): Question => ({
  title: 'Who',
  help: '',
  required: true,
  kind: { type, options: PLAYERS.map((value) => ({ value })) },
});
/** Bo's seat, first Bo's and then these people's. */
const heldByBoAnd = (...names: readonly string[]): People =>
  ['Bo', ...names].reduce((people, name, row) => {
    const [id, since, key] = [asSecret(`id of ${name}`), 'Round 2', asSecret(`key of ${name}`)];
    const known = withPerson(people, { id, name, key, formerKeys: [] });
    return withTenure(known, 'Bo', { person: id, row, at: row, since, changes: 0, forMatch: false });
  }, NO_PEOPLE);

const read = (question: Question, answer: string, names: readonly string[], openedRow: number): unknown => {
  const seating = { people: heldByBoAnd(...names), record: { openedRow } };
  return readFormAnswers([question], seating, () => answer)('Who');
};

test.each([
  ['the name as the stage opened', 'Zoe (for Bo)', ['Zoe'], 1],
  ['the name before anybody came', 'Bo', ['Zoe'], 1],
  ['the name of a form drawn before a substitute who came since', 'Bo', ['Zoe'], 0],
  ['the name of a substitute who was replaced since', 'Zoe (for Bo)', ['Zoe', 'Eva'], 1],
  ['the name of a substitute of a stage that is open again', 'Zoe (for Bo)', ['Zoe', 'Eva'], 2],
  ['the name as a phone writes it', ' zoe (for bo)', ['Zoe'], 1],
])('%s means the player', (_what, answer, people, at) => {
  expect(read(ask('choice'), answer, people, at)).toBe('Bo');
});

test('other answers stay as they were typed, and other questions stay unchanged', () => {
  expect(read(ask('choice'), 'Zoe', ['Zoe'], 1)).toBe('Zoe');
  expect(read(ask('choice'), 'Eva (for Bo)', ['Zoe'], 1)).toBe('Eva (for Bo)');
  const text: Question = { title: 'Who', help: '', required: true, kind: { type: 'text', long: false } };
  expect(read(text, 'Zoe (for Bo)', ['Zoe'], 1)).toBe('Zoe (for Bo)');
});

test('ticks become the roster’s names, whatever the substitutes are called', () => {
  const name = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'Z', ',', ' ', '(', ')') });
  const people = fc.uniqueArray(
    name.map((text) => `Q${text.trim()}`),
    { minLength: 1, maxLength: 3, selector: (text) => text.toLowerCase() },
  );
  fc.assert(
    fc.property(people, fc.subarray(PLAYERS, { minLength: 1 }), fc.nat(), (all, ticked, n) => {
      const openedRow = n % (all.length + 1);
      const person = all[openedRow - 1];
      const names = new Map(person === undefined ? [] : [['Bo', `${person} (for Bo)`]]);
      const question = ask('checkboxes');
      const answer = ticked.join(', ');
      const sent = toFormAnswers([question], names, { Who: answer, Other: 'x' });
      const { kind } = questionWithNames(question, names);
      const labels = kind.type === 'checkboxes' ? kind.options.map(({ label, value }) => label ?? value) : [];
      expect(sent).toEqual({
        Who: ticked.map((player) => labels[PLAYERS.indexOf(player)]).join(', '),
        Other: 'x',
      });
      expect(read(question, sent['Who'] ?? '', all, openedRow)).toBe(answer);
    }),
    { ...runs(150), endOnFailure: false },
  );
});

test('choices that could not be told apart keep the roster’s names', () => {
  const names = new Map([['Bo', 'Ana, Cy (for Bo)']]);
  const options = [...PLAYERS, 'Cy (for Bo)'].map((value) => ({ value }));
  for (const type of ['choice', 'checkboxes'] as const) {
    const question: Question = { ...ask(type), kind: { type, options } };
    const isShown = questionWithNames(question, names) !== question;
    expect([type, isShown]).toEqual([type, type === 'choice']);
  }
  const same: Question = { ...ask('choice'), kind: { type: 'choice', options } };
  expect(questionWithNames(same, new Map([['Bo', 'Cy (for Bo)']]))).toBe(same);
});
