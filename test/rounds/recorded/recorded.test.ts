// Whole evenings do what they did when they were recorded. `RECORD=yes npx jest test/rounds/recorded` records them anew:
// look at every line that changes. The recordings are packed, since they say much again and again.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { EVENINGS } from './evenings';

test.each(Object.entries(EVENINGS))('the evening %s', (name, evening) => {
  const file = path.join(__dirname, `${name}.txt.gz`);
  const recorded = evening().lines;
  if (process.env['RECORD'] === 'yes') writeFileSync(file, gzipSync(recorded.join('\n'), { level: 9 }));
  expect(recorded).toEqual(gunzipSync(readFileSync(file)).toString().split('\n'));
});
