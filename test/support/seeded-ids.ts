// Has the local Google draw its ids from the name of the test file: a game's seed is one of them, and ids drawn by
// chance would make another game of every run.
import * as path from 'node:path';
import { drawIdsFrom } from 'apps-script-stand-in/ids';

drawIdsFrom(path.relative(process.cwd(), expect.getState().testPath ?? ''));
