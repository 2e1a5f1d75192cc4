// Whether Google has stopped running the periodic trigger.
import { isLongOverdue } from '../../../src/rounds/ports/triggers';

test('it is overdue more than forty minutes after its last run, if there was one', () => {
  expect([40, 41].map((minutes) => isLongOverdue(0, minutes * 60_000))).toEqual([false, true]);
  expect(isLongOverdue(undefined, 0)).toBe(false);
});
