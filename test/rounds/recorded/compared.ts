// Compares recorded evenings with their recordings, or records them again. Recordings are compressed.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sampled } from '../../support/sample';
import type { Recording } from './recording';

const IS_RECORDING = process.env['RECORD'] === 'yes';

/** `repeated`: evenings for the long run. All but a hundredth of the code that they run is also run by the others. */
export function compareEvenings(
  evenings: Readonly<Record<string, () => Recording>>,
  repeated: readonly string[],
): void {
  const all = Object.entries(evenings);
  const others = all.filter(([name]) => !repeated.includes(name));
  test.each(IS_RECORDING ? all : sampled(all, others))('the evening %s', (name, evening) => {
    const file = path.join(__dirname, `${name}.txt.gz`);
    const recorded = evening().lines;
    if (IS_RECORDING) writeFileSync(file, gzipSync(recorded.join('\n'), { level: 9 }));
    expect(recorded).toEqual(gunzipSync(readFileSync(file)).toString().split('\n'));
  });
}
