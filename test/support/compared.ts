// Compares lines with a recording, or records them again. Recordings are compressed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { lazy } from '../../src/games/frame/lazy';

export const IS_RECORDING = process.env['RECORD'] === 'yes';

/** `sentences`: the texts that the lines have as numbers. They may be reworded, but not give way to others of the program. */
export function compareLines(
  folder: string,
  name: string,
  lines: readonly string[],
  sentences: readonly string[],
): void {
  const file = path.join(folder, `${name}.txt.gz`);
  const all = [...lines, JSON.stringify(sentences)];
  if (IS_RECORDING) writeFileSync(file, gzipSync(all.join('\n'), { level: 9 }));
  if (!existsSync(file))
    throw new Error(`${name} has no recording yet. CONTRIBUTING.md says how to make one.`);
  const recorded = gunzipSync(readFileSync(file)).toString().split('\n');
  expect(lines).toEqual(recorded.slice(0, -1));
  const former = JSON.parse(recorded.at(-1) ?? '') as readonly string[];
  // A different sentence isn't a new wording of the former one if the program still has the former words.
  const swapped = former
    .map((before, at) => [before, sentences[at] ?? ''] as const)
    .filter(([before, now]) => isStillWritten(before, now));
  expect(swapped).toEqual([]);
}

/** Whether the program still has the words that the new sentence lacks, as a whole text or between the same neighbors. */
function isStillWritten(before: string, now: string): boolean {
  const [old, fresh] = [before.split(' '), now.split(' ')];
  const start = old.findIndex((word, at) => word !== fresh[at]);
  if (start < 0) return false;
  const shift = fresh.length - old.length;
  const end = Math.max(old.map((word, at) => word !== fresh[at + shift]).lastIndexOf(true) + 1, start);
  const [changed = ''] = /\p{L}(?:.*\p{L})?/su.exec(old.slice(start, end).join(' ')) ?? [];
  const near = old.slice(Math.max(0, start - 1), end + 1).filter((word) => !word.includes('_'));
  const texts = [...(near.length > 0 ? [near.join(' ')] : []), ...(changed === '' ? [] : [`'${changed}'`])];
  return texts.some((text) => programTexts().includes(text));
}

/** The program's source, with single spaces. */
const programTexts = lazy(() =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' '),
);

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
