// The script's runtime: what is there, what is missing, and what google.script.run carries.
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

test('an execution that another runs within finds its own services and variables again', () => {
  const host = hostOf(`
    var runs = 0;
    function outer() {
      runs += 1;
      const mine = Session;
      SpreadsheetApp.getActiveSpreadsheet().getId();
      return [runs, Session === mine];
    }
    function inner() { runs += 1; return runs; }`);
  const within: unknown[] = [];
  host.faults.watch = ({ name }) => {
    if (name === 'Spreadsheet.getId') within.push(host.call('inner'));
  };
  expect([host.call('outer'), host.call('outer')]).toEqual(Array(2).fill([1, true]));
  expect(within).toEqual([1, 1]);
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

test('what JavaScript itself looks for on an object harms nothing', () => {
  const host = hostOf(`
    async function wait() { await Session.getActiveUser(); }
    function probe() {
      wait();
      const user = Session.getActiveUser();
      return [String(user), user + '', JSON.stringify(user), typeof user.then, user instanceof Object,
        typeof user.constructor, Object.prototype.toString.call(user), [user].concat([]).length, 'getName' in user,
        FormApp.ItemType.TEXT === FormApp.ItemType.TEXT, String(FormApp.ItemType.TEXT)];
    }`);
  const email = 'host@example.com';
  expect(host.call('probe')).toEqual([
    ...[email, email, '{}', 'undefined', true, 'function', '[object Object]', 1, false, true, 'TEXT'],
  ]);
});

test('wrong parameters are refused as Google refuses them', () => {
  const host = scratch();
  expect(() => host.call('run', ['FormApp.openById(1)'])).toThrow(
    "The parameters (number) don't match the method signature for FormApp.openById.",
  );
  expect(() => host.call('run', ['FormApp.openById("x", {}, null)'])).toThrow(
    'The parameters (String,(class),null)',
  );
});

test('a service outside the scopes of the manifest is refused', () => {
  const host = scratch({ manifest: { oauthScopes: ['https://www.googleapis.com/auth/spreadsheets'] } });
  expect(() => host.call('run', ['FormApp.create("x")'])).toThrow(
    'You do not have permission to call FormApp.create. Required permissions: https://www.googleapis.com/auth/forms',
  );
});
