// Checks that each call which a script can make is put into a class: a wait, a call listed beside, or one that asks
// nobody.
import 'apps-script-stand-in/globals';
import { declaredTypes } from 'apps-script-stand-in/interface';
import { besideIn, BESIDE, classOf, isWait, waitsApart, waitsIn, WAITS } from './waits';

const members = declaredTypes().flatMap(({ name, methods }) => methods.map((method) => `${name}.${method}`));
const named = (names: readonly string[]): readonly { readonly name: string }[] =>
  names.map((name) => ({ name }));

test('every member of the stand-in has a class, and every class a member', () => {
  expect(members.length).toBeGreaterThan(100);
  const found = new Set(members.map(classOf));
  expect([...found, 'fetch-all'].sort()).toEqual(expect.arrayContaining([...WAITS, ...BESIDE].sort()));
});

test('a call that nobody knows is refused, not left out of the count', () => {
  expect(() => classOf('Calendar.getEvents')).toThrow('Calendar.getEvents is in no class');
  expect(() => classOf('Sheets.Spreadsheets.batchUpdateTwice')).toThrow('is in no class');
});

test('each call of a server is a wait, and a fetchAll is one', () => {
  const asks = [
    'Sheets.Spreadsheets.Values.batchGetByDataFilter',
    'Sheets.Spreadsheets.batchUpdate',
    'SpreadsheetApp.openById',
    'Spreadsheet.getSpreadsheetTimeZone',
    'Drive.Files.get',
    'Drive.Permissions.create',
    'FormApp.openById',
    'Form.setTitle',
    'TextItem.setHelpText',
    'FormResponse.submit',
    'ScriptApp.deleteTrigger',
    'ClockTriggerBuilder.create',
    'UrlFetchApp.fetch',
    'UrlFetchApp.fetchAll',
  ];
  const others = ['Lock.tryLock', 'Cache.getAll', 'Properties.getProperties', 'User.getEmail', 'Form.getId'];
  expect(waitsIn(named([...asks, ...others]))).toEqual(asks);
});

test('edits of forms are counted apart', () => {
  const trace = named(['FormApp.openById', 'Drive.Files.get', 'Form.setTitle', 'Lock.tryLock']);
  expect(waitsApart(trace)).toEqual({
    forms: ['FormApp.openById', 'Form.setTitle'],
    others: ['Drive.Files.get'],
  });
});

test('opening the book to connect a form is such an edit, and opening it to read it is not', () => {
  const trace = named(['SpreadsheetApp.flush', 'SpreadsheetApp.openById', 'SpreadsheetApp.openById']);
  expect(waitsApart(trace).others).toEqual(['SpreadsheetApp.openById']);
});

test('lock, cache, properties, Session and User are listed beside the waits', () => {
  const trace = named([
    'Session.getActiveUser',
    'User.getEmail',
    'Lock.tryLock',
    'Cache.getAll',
    'Cache.putAll',
    'Properties.getProperties',
    'Properties.setProperties',
    'Sheets.Spreadsheets.batchUpdate',
  ]);
  expect(besideIn(trace)).toEqual({
    lock: 1,
    'cache-read': 1,
    'cache-write': 1,
    'property-read': 1,
    'property-write': 1,
    user: 2,
  });
  expect(BESIDE.some(isWait)).toBe(false);
});
