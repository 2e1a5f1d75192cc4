// Seeds the stand-in's ids, and so games' seeds, with the test file's name, so that each run plays the same game.
// Late pages run the same files with another seed, since hosts that both projects share must not contain ids drawn later.
import * as path from 'node:path';
import { seedIds } from 'apps-script-stand-in/ids';

const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
seedIds('latePages' in globalThis ? `${file}, late` : file);
