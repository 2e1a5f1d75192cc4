// The smaller stand-ins: properties, locks across processes, Drive, pages, requests and triggers.
import { spawn, type ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ManualClock, realClock } from '../src/clock';
import { hostOf, newFolder, removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('a property holds 9 kB and a store 500 kB, and a refused write changes nothing', () => {
  const host = scratch();
  const set = (key: string, length: number): void => {
    host.call('run', [
      `PropertiesService.getScriptProperties().setProperty('${key}', 'x'.repeat(${length}))`,
    ]);
  };
  set('fits', 9 * 1024);
  expect(() => set('fits', 9 * 1024 + 1)).toThrow('Argument too large: value');
  expect(() => {
    for (let n = 0; n < 60; n += 1) set(`key${n}`, 9 * 1024);
  }).toThrow('You have exceeded the property storage quota. Please remove some properties and try again.');
  const code =
    'const all = PropertiesService.getScriptProperties().getProperties(); return [Object.keys(all).length, all.fits.length]';
  expect(host.call('run', [code])).toEqual([55, 9 * 1024]);
});

const holder = `
  import { openHost } from '${path.resolve('packages/apps-script-stand-in/src/host.ts')}';
  const host = openHost({ folder: process.argv[2], bundle: { text:
    'function hold(ms) { LockService.getDocumentLock().tryLock(1000); console.log("held"); Utilities.sleep(ms); }' } });
  host.log.push = (line) => { process.stdout.write(line.text); return 1; };
  host.call('hold', [Number(process.argv[3])]);
`;

/** Starts another host process that takes the document lock and keeps it. Resolves once the process has the lock. */
function lockElsewhere(folder: string, ms: number): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', holder, 'x', folder, String(ms)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes('held')) resolve(child);
    });
    child.on('exit', (code) => reject(new Error(`the other host ended with ${code}`)));
  });
}

const tryIt = 'return LockService.getDocumentLock().tryLock(a);';

test('two host processes exclude each other, and a dead one holds nothing', async () => {
  const folder = newFolder();
  const host = scratch({ folder, clock: realClock });
  const child = await lockElsewhere(folder, 60_000);
  expect(host.call('run', [tryIt, 50])).toBe(false);
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  expect(host.call('run', [tryIt, 50])).toBe(true);
}, 30_000);

test('requests go through the given handler, within the whitelist', () => {
  const sent: unknown[] = [];
  const host = scratch({
    manifest: { urlFetchWhitelist: ['https://discord.com/'] },
    fetch: (request) => {
      sent.push(request);
      return { code: request.url.endsWith('bad') ? 429 : 204, text: 'slow down' };
    },
  });
  const code = `const answer = UrlFetchApp.fetch('https://discord.com/api/x',
    {method: 'post', contentType: 'application/json', payload: '{}', muteHttpExceptions: true});
    return answer.getResponseCode();`;
  expect(host.call('run', [code])).toBe(204);
  expect(sent).toEqual([
    {
      url: 'https://discord.com/api/x',
      method: 'post',
      headers: { 'Content-Type': 'application/json' },
      payload: '{}',
    },
  ]);
  expect(() => host.call('run', ["UrlFetchApp.fetch('https://discord.com/bad')"])).toThrow(
    'Request failed for https://discord.com returned code 429. Truncated server response: slow down',
  );
  for (const url of ['http://discord.com/x', 'https://discord.com.evil.example/']) {
    expect(() => host.call('run', ['UrlFetchApp.fetch(a)', url])).toThrow('urlFetchWhitelist');
  }
  expect(() => scratch().call('run', ["UrlFetchApp.fetch('https://example.com/')"])).toThrow(
    'given a handler',
  );
});

test('a clock trigger at a time runs once and stays listed; one made in a run of a trigger never runs', () => {
  const clock = new ManualClock('2026-03-01T12:00:00Z');
  const host = hostOf(
    `function at(ms) { ScriptApp.newTrigger('tick').timeBased().at(new Date(ms)).create(); }
     function tick() { console.log('tick'); at(Date.now() + 1); }
     function number() { ScriptApp.newTrigger('tick').timeBased().at(1); }`,
    { clock, isAddOn: false },
  );
  expect(() => host.call('number')).toThrow();
  host.call('at', [clock.now() + 60_000]);
  clock.pass(59_999);
  expect(host.fireDue()).toEqual([]);
  clock.pass(1);
  expect(host.fireDue().map(({ error }) => error)).toEqual([undefined]);
  clock.pass(3_600_000);
  expect(host.fireDue()).toEqual([]);
  expect(host.triggers().map(({ next }) => next)).toEqual([null, null]);
  expect(host.log.map(({ text }) => text)).toEqual(['tick']);
});

test('a trigger runs every so many minutes as Google permits, in an add-on once an hour at most', () => {
  const clock = new ManualClock('2026-03-01T12:00:00Z');
  const source = `
    function every(minutes) { ScriptApp.newTrigger('tick').timeBased().everyMinutes(minutes).create(); }
    function tick() { console.log('tick'); }`;
  const host = hostOf(source, { clock, isAddOn: false });
  for (const minutes of [0, 2, 20, 60, -5])
    expect(() => host.call('every', [minutes])).toThrow('It must be one of 1, 5, 10, 15 or 30.');
  host.call('every', [10]);
  clock.pass(9 * 60_000);
  expect(host.fireDue()).toEqual([]);
  clock.pass(60_000);
  host.fireDue();
  clock.pass(10 * 60_000);
  host.fireDue();
  expect(host.log.map(({ text }) => text)).toEqual(['tick', 'tick']);
  for (const minutes of [1, 5, 15, 30]) host.call('every', [minutes]);
  expect(host.triggers()).toHaveLength(5);
  const addOn = hostOf(source, { clock });
  expect(() => addOn.call('every', [30])).toThrow('must be at least one hour');
});

test('a trigger on a spreadsheet fires for its forms, once the row is there, and again for an edited response', () => {
  const clock = new ManualClock('2026-03-01T12:00:00Z');
  const host = hostOf(
    `function install() {
       const book = SpreadsheetApp.getActiveSpreadsheet();
       return ScriptApp.newTrigger('tock').forSpreadsheet(book).onFormSubmit().create().getTriggerSourceId() === book.getId();
     }
     function tock(e) { console.log(Object.keys(e).sort().join()); }
     function make(linked) {
       const f = FormApp.create('F', true).setAllowResponseEdits(true);
       f.addTextItem();
       if (linked) f.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
       return f.getId();
     }`,
    { clock },
  );
  expect(host.call('install')).toBe(true);
  expect(() => host.call('install')).toThrow('The Add-on has created too many form submit triggers');
  const make = (isLinked: boolean): string => {
    const id = host.call('make', [isLinked]);
    return typeof id === 'string' ? id : '';
  };
  const [linked, other] = [make(true), make(false)];
  host.forms.submit(other, {});
  expect(host.fireDue()).toEqual([]);
  host.conditions.rowLagMs = 4000;
  const sent = host.forms.submit(linked, {});
  expect(host.fireDue()).toEqual([]);
  clock.pass(4000);
  expect(host.fireDue().map(({ error }) => error)).toEqual([undefined]);
  host.conditions.submitFires = 2;
  host.forms.submit(linked, {}, sent.ok ? { editOf: sent.responseId } : {});
  clock.pass(4000);
  expect(host.fireDue()).toHaveLength(2);
  // The event contains nothing from the row.
  expect(new Set(host.log.map(({ text }) => text))).toEqual(new Set(['authMode,source,triggerUid,user']));
});

test('a lock of an earlier process of the same number is free', () => {
  const host = scratch();
  const file = path.join(host.store.place, 'locks', `script-document-${host.bookId ?? ''}.lock`);
  fs.writeFileSync(file, `${process.pid} some-earlier-token key`);
  expect(host.call('run', [tryIt, 0])).toBe(true);
});
