// Merging fields that several people edit: untouched fields aren't written, and others' changes aren't overwritten.
import fc from 'fast-check';
import {
  getAnswer,
  type AnswersByTitle,
  changedFields,
  clashingFields,
  withFields,
} from '../../../src/rounds/reply/reply';

const text = fc.constantFrom('', 'a', 'b', ' a ', 'c');
const answers: fc.Arbitrary<AnswersByTitle> = fc
  .array(fc.tuple(fc.constantFrom('One', 'Two', 'constructor', '__proto__'), text))
  .map((pairs) => Object.fromEntries(pairs));

test('each merged field has the saved text or the window’s, and neither is lost', () => {
  fc.assert(
    fc.property(answers, answers, answers, (before, typed, stands) => {
      const changes = changedFields(before, typed);
      const clashing = clashingFields(stands, changes);
      const merged = withFields(stands, changes);
      for (const name of ['One', 'Two', 'constructor', '__proto__']) {
        const [was, now, is] = [before, typed, stands].map((each) => getAnswer(each, name).trim());
        const touched = was !== now;
        expect(getAnswer(merged, name).trim()).toBe(touched ? now : is);
        expect(clashing.includes(name)).toBe(touched && is !== was && is !== now);
      }
    }),
  );
});
