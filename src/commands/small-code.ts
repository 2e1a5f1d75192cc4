// Code.js as it is pasted and copied: half as long, in lines that an editor shows at once, with a map back to the readable
// one. The names that Google calls stay.
import { transformSync } from 'esbuild';

/** The readable file that lies beside the one to paste. */
export const READABLE_FILE = 'Code.readable.js';
/** The map from the file to paste to the readable one, of the kind that browsers and Node know. */
export const MAP_FILE = 'Code.map.json';

/** The longest line, since longer ones are slow in Google's editor. */
const LINE = 200;

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
export function smallCode(readable: string): SmallCode {
  const end = readable.search(END);
  if (end < 0) throw new Error('Code.js has no end: run npm run build.');
  const { code, map } = transformSync(readable.slice(0, end), {
    target: 'es2019',
    charset: 'utf8',
    minify: true,
    lineLimit: LINE,
    legalComments: 'eof',
    banner: `// Made small for pasting. The same to be read is ${READABLE_FILE}, in the archive of its release.`,
    sourcemap: 'external',
    sourcesContent: false,
    sourcefile: READABLE_FILE,
  });
  return { code: code + readable.slice(end), map };
}
