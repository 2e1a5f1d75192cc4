// The script's runtime: its globals, missing globals, and the values that google.script.run transfers.
import { hostOf, removeFolders, scratch } from './helpers';

afterAll(removeFolders);

test('the globals that Apps Script lacks are missing', () => {
  const host = scratch();
  const names = ['setTimeout', 'setInterval', 'URL', 'TextEncoder', 'fetch', 'crypto', 'structuredClone'];
  const more = [
    'atob',
    'btoa',
    'process',
    'Buffer',
    'require',
    'module',
    'window',
    'performance',
    'queueMicrotask',
  ];
  for (const name of [...names, ...more])
    expect(host.call('run', [`return typeof ${name}`])).toBe('undefined');
  for (const name of ['SpreadsheetApp', 'Sheets', 'Drive', 'console', 'Utilities']) {
    expect(host.call('run', [`return typeof ${name}`])).toBe('object');
  }
});

test('what an execution leaves on the global object is gone in the next', () => {
  const host = hostOf(`
    function leave() { left = 1; JSON = 'mine'; Session = null; }
    function look() { return [typeof left, typeof JSON, typeof Session]; }`);
  host.call('leave');
  host.call('leave');
  expect(host.call('look')).toEqual(['undefined', 'object', 'object']);
});

test('only top-level functions can be called, and private ones cannot', () => {
  const host = hostOf(
    'function open() { return 1; } function secret_() {} const arrow = () => 2; var x = 3;',
  );
  expect(host.functions()).toEqual(['open']);
  expect(host.call('open')).toBe(1);
  for (const name of ['secret_', 'arrow', 'x', 'toString']) {
    expect(() => host.call(name)).toThrow(`Script function not found: ${name}`);
  }
});

test('arguments are copies of plain values', () => {
  const host = hostOf('function echo(v) { if (v && v.list) v.list.push(9); return v; }');
  const given = { list: [1, undefined], none: undefined, deep: { text: 'ä' } };
  expect(host.call('echo', [given])).toEqual({ list: [1, null, 9], deep: { text: 'ä' } });
  expect(given.list).toEqual([1, undefined]);
});

test('fields of arguments whose names end in two underscores vanish', () => {
  const host = hostOf('function echo(v) { return v; }');
  expect(host.call('echo', [{ a__: 1, list: [{ b__: 2, c_: 3 }] }])).toEqual({ list: [{ c_: 3 }] });
  expect(host.call('echo', ['{"a__":1}'])).toBe('{"a__":1}');
});

test.each([
  ['a Date', [new Date()], '0'],
  ['a nested Date', [{ when: new Date() }], 'when'],
  ['a function', [() => 1], '0'],
  ['a Map', [new Map()], '0'],
])('%s as an argument is refused', (_name, args, property) => {
  const host = hostOf('function echo(v) { return v; }');
  expect(() => host.call('echo', args)).toThrow(`Failed due to illegal value in property: ${property}`);
});

test('a returned Date makes the whole answer null, and the log says so', () => {
  const host = hostOf('function now() { return { when: new Date(), other: 1 }; }');
  expect(host.call('now')).toBeNull();
  expect(host.log.at(-1)?.text).toContain('when');
});

test('a name that Google has and this host has not is refused by name, as no refusal of Google’s', () => {
  const host = scratch();
  const asked = [
    ['SpreadsheetApp.openByUrl("x")', 'SpreadsheetApp.openByUrl'],
    ['SpreadsheetApp.getActiveSpreadsheet().getSheets()[0].setName("x")', 'Sheet.setName'],
    ['Sheets.Spreadsheets.Values.clear({}, "x", "A1")', 'Sheets.Spreadsheets.Values.clear'],
    ['FormApp.ItemType.GRID', 'ItemType.GRID'],
    ['typeof Session.getTemporaryActiveUserKey', 'Session.getTemporaryActiveUserKey'],
  ] as const;
  for (const [code, name] of asked) {
    expect(() => host.call('run', [code])).toThrow(`TypeError: ${name} is not provided by the local host`);
  }
  expect(() => host.call('run', ['GmailApp.getAliases()'])).toThrow('GmailApp is not defined');
});
