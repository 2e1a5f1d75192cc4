// Code.js as it is pasted and copied: half as long, in lines that an editor shows at once, with a map back to the readable
// one. The names that Google calls stay.
import { minify } from 'terser';

/** The readable file that lies beside the one to paste. */
export const READABLE_FILE = 'Code.readable.js';
/** The map from the file to paste to the readable one, of the kind that browsers and Node know. */
export const MAP_FILE = 'Code.map.json';

export interface SmallCode {
  readonly code: string;
  /** The map, as JSON. */
  readonly map: string;
}

/**
 * Where the end of the file begins, which stays as it is: the program looks for it, and a copy of a template looks in
 * it for its link.
 */
const END = /^var ROUND_KEEPER_RELEASE = /m;

/** Makes the script small. Throws for a script that `npm run build` has not made. */
export async function smallCode(readable: string): Promise<SmallCode> {
  const end = readable.search(END);
  if (end < 0) throw new Error('Code.js has no end: run npm run build.');
  // A parameter that nobody gives is undefined, and becomes a single letter: thousands of `void 0` would be longer.
  const script = readable
    .slice(0, end)
    .replace('var roundKeeper = (() => {', 'var roundKeeper = ((undefined) => {');
  const { code = '', map } = await minify(
    { [READABLE_FILE]: script },
    {
      ecma: 2019,
      compress: { passes: 2, unsafe_undefined: true },
      format: {
        // Longer lines are slow in Google's editor; only a text may be longer.
        max_line_len: 200,
        preamble: `// Made small for pasting. The same to be read is ${READABLE_FILE}, in the archive of its release.`,
      },
      sourceMap: { asObject: true },
    },
  );
  return { code: `${code}\n${readable.slice(end)}`, map: JSON.stringify(map) };
}
