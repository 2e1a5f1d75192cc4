// The chokepoint: counting, failing, killing, delaying and denying service calls.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { HandClock } from '../src/clock';
import { EXECUTION_LIMIT_MS } from '../src/faults';
import { cellsOf } from './host-tabs';
import { hostOf, removeFolders, scratch } from './helpers';

afterAll(removeFolders);

const stepwise = `
  function steps() {
    const properties = PropertiesService.getScriptProperties();
    try {
      properties.setProperty('one', '1');
      properties.setProperty('two', '2');
      properties.setProperty('three', '3');
    } catch (error) {
      properties.setProperty('caught', String(error.message));
    } finally {
      try { properties.setProperty('finally', '1'); } catch (error) { /* the execution is over */ }
    }
    return 'done';
  }
  function read() { return PropertiesService.getScriptProperties().getProperties(); }
  function locked() {
    if (!LockService.getDocumentLock().tryLock(1000)) throw new Error('The lock is taken.');
    SpreadsheetApp.getActiveSpreadsheet().getId();
  }
  function busy() { for (let i = 0; i < 100; i += 1) Utilities.sleep(10000); }`;

test('a killed execution gives its locks back', () => {
  const host = hostOf(stepwise);
  host.faults.kill('Spreadsheet.getId');
  expect(() => host.call('locked')).toThrow('killed');
  expect(() => host.call('locked')).not.toThrow();
});

test('the six minutes end an execution, by sleep, by slow calls and by a delay', () => {
  const host = hostOf(stepwise);
  expect(() => host.call('busy')).toThrow('Exceeded maximum execution time');
  host.faults.costMs = 100_000;
  expect(() => host.call('steps')).toThrow('Exceeded maximum execution time');
  host.faults.costMs = 0;
  host.faults.plant({ on: 'Properties.setProperty', action: { do: 'delay', ms: 200_000 } });
  expect(() => host.call('steps')).toThrow('Exceeded maximum execution time');
});

test('loading the script takes its time of every execution, by its size or as the conditions say', () => {
  const script = 'function now() { return Date.now(); }';
  const taken = (text: string, loadMs: number | null = null): number => {
    const clock = new HandClock(0);
    const host = hostOf(text, { clock });
    host.conditions.loadMs = loadMs;
    return Number(host.call('now'));
  };
  expect(taken(script)).toBe(0);
  expect(taken(`${script}//${'x'.repeat(856_000)}`)).toBe(214);
  expect(taken(script, 3000)).toBe(3000);
  const slow = hostOf(script);
  slow.conditions.loadMs = EXECUTION_LIMIT_MS + 1;
  expect(() => slow.call('now')).toThrow('Exceeded maximum execution time');
});

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
  const clock = new HandClock('2026-03-01T12:00:00Z');
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
