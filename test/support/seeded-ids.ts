// Draws the local Google's ids, and so games' seeds, from the test file's name, so that each run plays the same game.
// Late pages run the same files: hosts that both projects share must not hold ids that the other one will draw.
import * as path from 'node:path';
import { drawIdsFrom } from 'apps-script-stand-in/ids';

const file = path.relative(process.cwd(), expect.getState().testPath ?? '');
drawIdsFrom('latePages' in globalThis ? `${file}, late` : file);
