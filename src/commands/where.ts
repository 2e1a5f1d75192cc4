// `npm run where -- "REPORT"`: a report, each place in Code.gs followed by that in the readable program of the release in
// release/, which must be the one that whoever reports has.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { readablePlaces } from './readable-places';
import { MAP_FILE } from './small-code';

const map = readFileSync(path.join('release', MAP_FILE), 'utf8');
process.stdout.write(`${readablePlaces(process.argv.slice(2).join('\n'), map)}\n`);
