// The README of the stand-in names exactly the members that a script may call there, and those that the add-on does
// not call.
import { readFileSync } from 'node:fs';
import 'apps-script-stand-in/globals';
import { declaredTypes } from 'apps-script-stand-in/interface';
import { requestKinds } from 'apps-script-stand-in/sheets/batch';
import { serviceCalls } from './services';

const README = 'packages/apps-script-stand-in/README.md';

/** A row of the table: members in the order of the alphabet, with a ° where the add-on does not call them. */
type Row = readonly [service: string, object: string, members: string];

const sorted = (members: readonly string[]): string => [...members].sort().join(', ');

function rowsOfReadme(): readonly Row[] {
  const found = new Map<string, { readonly service: string; readonly members: string[] }>();
  for (const line of readFileSync(README, 'utf8').split('\n')) {
    const [, service, object, members = ''] = /^\| `(\w+)` +\| `([\w.]+)` +\| (.*?) *\|$/.exec(line) ?? [];
    if (service === undefined || object === undefined) continue;
    const names = [...members.matchAll(/`(\w+`°?)/g)].map(([, name = '']) => name.replace('`', ''));
    // An object with many members has several rows.
    found.set(object, { service, members: [...(found.get(object)?.members ?? []), ...names] });
  }
  return [...found].map(([object, { service, members }]) => [service, object, sorted(members)]);
}

/** The calls of the add-on by the end of their names: `Form.setTitle`, `Files.get`. */
const called = new Set(serviceCalls('src/google').map((call) => call.split('.').slice(-2).join('.')));

function rowsOfHost(): readonly Row[] {
  return declaredTypes().map(({ service, name, methods, parts }) => {
    const owner = name.split('.').at(-1) ?? '';
    const marked = methods.map((method) => (called.has(`${owner}.${method}`) ? method : `${method}°`));
    return [service, name, sorted([...marked, ...parts])];
  });
}

const byName = (rows: readonly Row[]): readonly Row[] => [...rows].sort((a, b) => (a[1] < b[1] ? -1 : 1));

test('the table names every member that there is, and no other', () => {
  expect(byName(rowsOfReadme())).toEqual(byName(rowsOfHost()));
});

test('the requests of a batch are all named', () => {
  const [, list = ''] = /Requests of `batchUpdate`: (.*?)\.\n/s.exec(readFileSync(README, 'utf8')) ?? [];
  expect(sorted([...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))).toBe(sorted(requestKinds));
});
