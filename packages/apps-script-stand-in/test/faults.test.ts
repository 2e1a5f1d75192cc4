// Counting, failing, killing, delaying and denying service calls.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ManualClock } from '../src/clock';
import { cellsOf } from './host-tabs';
import { removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('a batch killed after it was applied is there after a restart, whole', () => {
  const host = scratch();
  const code =
    'Sheets.Spreadsheets.batchUpdate({requests: [{addSheet: {properties: {title: "New"}}}]}, SpreadsheetApp.getActiveSpreadsheet().getId())';
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'before' });
  expect(() => host.call('run', [code])).toThrow('killed');
  expect(host.cloud.books.get(host.bookId ?? '')?.tabs.length).toBe(1);
  host.faults.clear();
  host.faults.kill('Sheets.Spreadsheets.batchUpdate', { when: 'after' });
  expect(() => host.call('run', [code])).toThrow('killed');
  const again = scratch({ folder: host.store.place });
  expect(again.bookId).toBe(host.bookId);
  expect(again.cloud.books.get(again.bookId ?? '')?.tabs.map((tab) => tab.title)).toEqual(['Sheet1', 'New']);
});

test('everything is still there after a restart', () => {
  const clock = new ManualClock('2026-03-01T12:00:00Z');
  const host = scratch({ clock });
  host.call('run', [
    `PropertiesService.getDocumentProperties().setProperty('k', 'v');
     const form = FormApp.create('F', true);
     form.addTextItem().setTitle('Q');
     form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
     ScriptApp.newTrigger('tick').timeBased().everyHours(1).create();
     Drive.Permissions.create({type: 'anyone', role: 'reader'}, SpreadsheetApp.getActiveSpreadsheet().getId());`,
  ]);
  const form = host.forms.list()[0];
  host.forms.submit(form?.id ?? '', { [String(form?.items[0]?.id)]: 'answer' });
  const again = scratch({ folder: host.store.place, clock });
  expect(again.forms.list()).toEqual(host.forms.list());
  expect(again.triggers()).toEqual(host.triggers());
  expect(
    again.call('run', [
      `return [PropertiesService.getDocumentProperties().getProperty('k'),
         Drive.Files.get(SpreadsheetApp.getActiveSpreadsheet().getId(), {fields: 'permissions(type)'}).permissions.map((one) => one.type)];`,
    ]),
  ).toEqual(['v', ['user', 'anyone']]);
  expect(cellsOf(again, again.bookId ?? '', 'Form Responses 1')[1]?.[1]).toBe('answer');
});

test('a document is never half-written: what is left of a crash is only a file beside it', () => {
  const host = scratch();
  const file = path.join(host.store.place, 'books', `${host.bookId ?? ''}.json`);
  fs.writeFileSync(`${file}.999999.x.new`, '{"half');
  const again = scratch({ folder: host.store.place });
  expect(again.books().map((book) => book.id)).toEqual([host.bookId]);
  fs.writeFileSync(file, '{"half');
  expect(() => again.cloud.books.get(host.bookId ?? '')).toThrow('cannot be read');
});
