// If creating a file is interrupted, the file is found by its name, so no file is created twice.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietly } from '../support/evening';
import { begunGame, refused, SMALL } from '../support/host-game';
import type { TestHost } from '../support/host';
import { names } from './check-run';

const MAKE = 'Request.drive.files.create';
const LIST = 'Request.drive.files.list';

/** A game whose first file was created although the call failed. */
function untoldGame(end: (addOn: TestHost) => void): TestHost {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  const before = names(addOn).length;
  end(addOn);
  expect(() => unwrapReply(addOn.desk.prepareNext())).toThrow();
  expect(names(addOn).length).toBeGreaterThan(before);
  return addOn;
}

function expectNoneTwice(addOn: TestHost): void {
  unwrapReply(addOn.desk.prepareNext());
  expect(new Set(names(addOn)).size).toBe(names(addOn).length);
}

test.each([
  ['was killed', ({ host }: TestHost) => host.faults.kill(MAKE, { when: 'after' })],
  ['broke down', ({ host }: TestHost) => host.faults.fail(MAKE, 'Later.', { code: 500, when: 'after' })],
])('a file whose making %s afterwards is found, and nothing is made while Drive can’t list it', (_, end) => {
  const addOn = untoldGame(end);
  const seen = names(addOn);
  addOn.host.faults.clear();
  addOn.host.faults.fail(LIST, 'Not you.', { code: 403 });
  expect(refused(addOn.desk.prepareNext()).text).toContain('Not you.');
  expect(names(addOn)).toEqual(seen);
  addOn.host.faults.clear();
  expectNoneTwice(addOn);
});

test('a form that is found again is linked once, even if its tab appears late', () => {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  addOn.host.faults.kill('Form.setDestination');
  expect(() => addOn.desk.prepareNext({ only: 'forms' })).toThrow();
  addOn.host.faults.resetCounts();
  addOn.host.conditions.tabLagMs = 20_000;
  expect(refused(addOn.desk.prepareNext({ only: 'forms' })).text).toContain('no tab appeared');
  expectNoneTwice(addOn);
  expect(addOn.host.faults.count('Form.setDestination')).toBe(1);
});

test('while nothing can be noted, files are looked for before they are made', () => {
  const addOn = untoldGame(({ host }) => {
    host.faults.fail('Properties.setProperty', 'No.');
    host.faults.fail(MAKE, 'Later.', { code: 503, when: 'after', nth: 1 });
  });
  // By now, Drive lists the file.
  addOn.clock.pass(10_000);
  expectNoneTwice(addOn);
});

test('a file that Google refused to make is not looked for', () => {
  const addOn = quietly('own faults', () => begunGame(SMALL));
  const { faults } = addOn.host;
  faults.fail(MAKE, 'Not you.', { code: 400 });
  expect(refused(addOn.desk.prepareNext()).text).toContain('Not you.');
  faults.clear();
  faults.resetCounts();
  unwrapReply(addOn.desk.prepareNext());
  expect(faults.count(MAKE)).toBeGreaterThan(0);
  expect(faults.count(LIST)).toBe(0);
});
