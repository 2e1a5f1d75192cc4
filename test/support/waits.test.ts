// Checks that each call which a script can make is put into a class: a wait, a call listed beside, or one that asks
// nobody.
import 'apps-script-stand-in/globals';
import { declaredTypes } from 'apps-script-stand-in/interface';
import { BESIDE, classOf, WAITS } from './waits';

const members = declaredTypes().flatMap(({ name, methods }) => methods.map((method) => `${name}.${method}`));

test('every member of the stand-in has a class, and every class a member', () => {
  expect(members.length).toBeGreaterThan(100);
  const found = new Set(members.map(classOf));
  expect([...found, 'fetch-all'].sort()).toEqual(expect.arrayContaining([...WAITS, ...BESIDE].sort()));
});

test('a call that nobody knows is refused, not left out of the count', () => {
  expect(() => classOf('Calendar.getEvents')).toThrow('Calendar.getEvents is in no class');
  expect(() => classOf('Sheets.Spreadsheets.batchUpdateTwice')).toThrow('is in no class');
});
