// Files whose making was interrupted: they are found by their names, and none is made twice.
import { given } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { begunGame, SMALL } from '../support/host-game';
import { names } from './check-run';

test('a file whose making was stopped is found, and while Drive cannot list it nothing is made', () => {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  const { faults } = addOn.host;
  const before = names(addOn);
  faults.kill('Request.drive.files.create', { when: 'after' });
  expect(() => addOn.desk.prepareNext()).toThrow('killed');
  faults.clear();
  const [made = ''] = names(addOn).filter((name) => !before.includes(name));
  const seen = names(addOn).length;
  faults.fail('Request.drive.files.list', 'No.', { code: 403 });
  const { ok } = addOn.desk.prepareNext();
  expect([ok, names(addOn).length]).toEqual([false, seen]);
  faults.clear();
  given(addOn.desk.prepareNext());
  expect(names(addOn).filter((name) => name === made)).toHaveLength(1);
});

test('a file that Google refused to make is not looked for', () => {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  const { faults } = addOn.host;
  faults.fail('Request.drive.files.create', 'No.', { code: 403 });
  expect(addOn.desk.prepareNext().ok).toBe(false);
  faults.clear();
  faults.resetCounts();
  given(addOn.desk.prepareNext());
  expect(faults.count('Request.drive.files.create')).toBeGreaterThan(0);
  expect(faults.count('Request.drive.files.list')).toBe(0);
});
