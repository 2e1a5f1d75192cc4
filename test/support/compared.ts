// Compares lines with a recording, or records them again. Recordings are compressed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

export const IS_RECORDING = process.env['RECORD'] === 'yes';

/** `sentences`: those that the lines have by number. A recording ends with their hashes. */
export function compareLines(
  folder: string,
  name: string,
  lines: readonly string[],
  sentences: readonly string[],
): void {
  const file = path.join(folder, `${name}.txt.gz`);
  const hashes = sentences.map(hashOf);
  if (IS_RECORDING) writeFileSync(file, gzipSync([...lines, hashes.join(' ')].join('\n'), { level: 9 }));
  if (!existsSync(file))
    throw new Error(`${name} has no recording yet. CONTRIBUTING.md says how to make one.`);
  const recorded = gunzipSync(readFileSync(file)).toString().split('\n');
  expect(lines).toEqual(recorded.slice(0, -1));
  // A reworded sentence has a new hash. A known hash in another place means that sentences were swapped.
  const former = recorded.at(-1)?.split(' ') ?? [];
  const swapped = sentences.filter((_, at) => {
    const known = former.indexOf(hashes[at] ?? '');
    return known >= 0 && known !== at;
  });
  expect(swapped).toEqual([]);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
