// `npm run where -- "REPORT"`: adds positions in the readable file to an error report. release/ must contain the same
// release as the reporter's program.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { addReadablePositions } from './readable-positions';
import { MAP_FILE } from './minify-script';

const sourceMap = readFileSync(path.join('release', MAP_FILE), 'utf8');
process.stdout.write(`${addReadablePositions(process.argv.slice(2).join('\n'), sourceMap)}\n`);
