// Books of the Sheets API of the stand-in: made, not there, not shared, shared with a reader.
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('a book is made with its title and zone', () => {
  const host = scratch();
  const made = host.call('run', [
    'const b = Sheets.Spreadsheets.create({properties: {title: "Alba", timeZone: "Europe/Berlin"}});' +
      'return Sheets.Spreadsheets.get(b.spreadsheetId, {fields: "properties(title,timeZone),sheets.properties(sheetId,title)"})',
  ]);
  expect(made).toEqual({
    properties: { title: 'Alba', timeZone: 'Europe/Berlin' },
    sheets: [{ properties: { sheetId: 0, title: 'Sheet1' } }],
  });
});

test('a book that is not there, or not shared, is refused', () => {
  const host = scratch();
  expect(() => host.call('run', ['Sheets.Spreadsheets.get("none")'])).toThrow(
    'API call to sheets.spreadsheets.get failed with error: Requested entity was not found.',
  );
  expect(() =>
    host.call('run', ['Sheets.Spreadsheets.get(a)', host.bookId], { user: 'eve@example.com' }),
  ).toThrow('The caller does not have permission');
});

test('a reader may read and not write', () => {
  const host = scratch();
  const share =
    'Drive.Permissions.create({type: "user", role: "reader", emailAddress: "bo@example.com"}, a, {sendNotificationEmail: false})';
  host.call('run', [share, host.bookId]);
  const asBo = { user: 'bo@example.com' };
  const title = 'return Sheets.Spreadsheets.get(a, {fields: "properties.title"}).properties.title';
  expect(host.call('run', [title, host.bookId], asBo)).toBe('Untitled spreadsheet');
  expect(() =>
    host.call('run', ['Sheets.Spreadsheets.batchUpdate({requests: [{addSheet: {}}]}, a)', host.bookId], asBo),
  ).toThrow('The caller does not have permission');
});
