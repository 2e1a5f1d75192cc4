// Compares recorded evenings with their recordings, or records them again. Recordings are compressed.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Recording } from './recording';

export function compareEvenings(evenings: Readonly<Record<string, () => Recording>>): void {
  test.each(Object.entries(evenings))('the evening %s', (name, evening) => {
    const file = path.join(__dirname, `${name}.txt.gz`);
    const recorded = evening().lines;
    if (process.env['RECORD'] === 'yes') writeFileSync(file, gzipSync(recorded.join('\n'), { level: 9 }));
    expect(recorded).toEqual(gunzipSync(readFileSync(file)).toString().split('\n'));
  });
}
