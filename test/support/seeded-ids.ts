// Makes the local Google draw its ids from the name of the test file: a game's seed is one of them, and with ids drawn
// by chance every run would play another game.
import * as path from 'node:path';
import { drawIdsFrom } from 'apps-script-stand-in/ids';

drawIdsFrom(path.relative(process.cwd(), expect.getState().testPath ?? ''));
