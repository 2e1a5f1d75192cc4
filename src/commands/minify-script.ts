// Minifies Code.js for pasting and copying. The result is half as long, with short lines for the editor and a source map to
// the readable file. Names that Google calls are kept.
import { minify } from 'terser';
import { isObject } from '../games/frame/json';
import { wrapLines } from './page-script';

/** The readable file, next to the file to paste. */
export const READABLE_FILE = 'Code.readable.js';
/** A source map from the file to paste to the readable file, for browsers and Node. */
export const MAP_FILE = 'Code.map.json';

export interface MinifiedScript {
  readonly code: string;
  /** The source map as JSON. */
  readonly map: string;
}

/** Matches where the last lines begin. They aren't minified, since the program and copies of the template search them. */
const UNMINIFIED_END_PATTERN = /^var ROUND_KEEPER_RELEASE = /m;

/** Minifies the script. Throws if `npm run build` didn't create it. */
export async function minifyScript(readable: string): Promise<MinifiedScript> {
  const end = readable.search(UNMINIFIED_END_PATTERN);
  if (end < 0) throw new Error('Code.js has no end: run npm run build.');
  // A parameter that is never passed gives undefined a short name. Otherwise, there would be thousands of `void 0`.
  const script = readable
    .slice(0, end)
    .replace('var roundKeeper = (() => {', 'var roundKeeper = ((undefined) => {');
  const { code = '', map } = await minify(
    { [READABLE_FILE]: script },
    {
      ecma: 2019,
      compress: { passes: 2, unsafe_undefined: true },
      format: {
        preamble: `// Shortened for pasting. The readable version is ${READABLE_FILE}, in this release’s archive.`,
      },
      sourceMap: { asObject: true },
    },
  );
  const lines = wrapLines(code);
  return { code: `${lines}\n${readable.slice(end)}`, map: JSON.stringify(adaptSourceMap(map, code, lines)) };
}

/** Adapts a source map to the broken lines. The first number of each position is its column. */
function adaptSourceMap(map: unknown, before: string, after: string): unknown {
  if (!isObject(map) || typeof map.mappings !== 'string') throw new Error('terser gave no map.');
  const starts = lineBreakColumns(before, after);
  const mappings = map.mappings.split(';').map((places, at) => {
    const lines: string[][] = [[]];
    let [column, from, last] = [0, 0, 0];
    for (const [place, number] of places.matchAll(/([g-z0-9+/]*[A-Za-f])[^,]+/g)) {
      column += decodeVlq(number ?? '');
      for (let next = starts[at]?.[lines.length - 1]; next !== undefined && next <= column;) {
        [from, last] = [next, 0];
        lines.push([]);
        next = starts[at]?.[lines.length - 1];
      }
      lines[lines.length - 1]?.push(`${encodeVlq(column - from - last)}${place.slice(number?.length)}`);
      last = column - from;
    }
    while (lines.length <= (starts[at]?.length ?? 0)) lines.push([]);
    return lines.map((line) => line.join(',')).join(';');
  });
  return { ...map, mappings: mappings.join(';') };
}

/** For each line of a script, the columns at which the line is broken. */
function lineBreakColumns(before: string, after: string): readonly (readonly number[])[] {
  const broken = after.split('\n');
  return before.split('\n').map((line) => {
    const starts: number[] = [];
    for (let column = 0; ; starts.push(column)) {
      const part = broken.shift() ?? '';
      // A broken string ends its line with an added backslash, which isn't in the original.
      column += line.startsWith(part, column) ? part.length : part.length - 1;
      if (column >= line.length) return starts;
    }
  });
}

const VLQ_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes a base64 VLQ: five bits per digit, least significant first, with the sign in the first bit. */
function decodeVlq(digits: string): number {
  const bits = Array.from(digits).reduceRight((sum, digit) => sum * 32 + (VLQ_DIGITS.indexOf(digit) % 32), 0);
  return bits % 2 === 1 ? -(bits - 1) / 2 : bits / 2;
}

function encodeVlq(value: number): string {
  let bits = value < 0 ? -2 * value + 1 : 2 * value;
  let digits = '';
  for (; bits >= 32; bits = Math.floor(bits / 32)) digits += VLQ_DIGITS[32 + (bits % 32)] ?? '';
  return `${digits}${VLQ_DIGITS[bits] ?? ''}`;
}
