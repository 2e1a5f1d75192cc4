// The README lists exactly the service members and formula functions that the stand-in has.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { FUNCTIONS } from '../src/formulas/functions';
import '../src/globals';
import { providedTypes } from '../src/service-types';

const readme = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');

test('the table names every member of every object', () => {
  const rows = readme.matchAll(/^\| `\w+` +\| `([\w.]+)` +\| (.*?) *\|$/gm);
  const named = [...rows].flatMap(([, object = '', members = '']) =>
    [...members.matchAll(/`(\w+)`/g)].map(([, member = '']) => `${object}.${member}`),
  );
  const there = providedTypes().flatMap(({ name, methods, parts }) =>
    [...methods, ...parts].map((member) => `${name}.${member}`),
  );
  expect(named.sort()).toEqual(there.sort());
});

test('the functions of formulas are all listed', () => {
  const [, list = ''] = /functions\. -->([^]*)<!-- The list of functions/.exec(readme) ?? [];
  expect([...list.matchAll(/`([A-Z]+)`/g)].map(([, name]) => name)).toEqual([...FUNCTIONS.keys()]);
});
