// Compares lines with a recording, or records them again. Recordings are compressed.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

export const IS_RECORDING = process.env['RECORD'] === 'yes';

export function compareLines(folder: string, name: string, lines: readonly string[]): void {
  const file = path.join(folder, `${name}.txt.gz`);
  if (IS_RECORDING) writeFileSync(file, gzipSync(lines.join('\n'), { level: 9 }));
  expect(lines).toEqual(gunzipSync(readFileSync(file)).toString().split('\n'));
}
