// Makes the local Google draw its ids from the name of the test file: a game's seed is one of them, and with ids drawn
// by chance every run would play another game. Late pages run the same files: hosts that both projects share must not hold
// ids that the other one will draw.
import * as path from 'node:path';
import { drawIdsFrom } from 'apps-script-stand-in/ids';

const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
drawIdsFrom('latePages' in globalThis ? `${file}, late` : file);
