// `npm run pictures`: walks through the guides and games in a browser and redraws docs/images.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IMAGES_FOLDER = 'docs/images';
const WALK_TEST_FILES = ['guide', 'games', 'own-match', 'season-whole'].map(
  (walk) => `test/browser/${walk}.long.test.ts`,
);

/** Whether a browser walk draws this picture. Other pictures are made by hand. */
const isDrawnByWalk = (name: string): boolean => !name.endsWith('.svg');

const newImagesFolder = mkdtempSync(join(tmpdir(), 'round-keeper-pictures-'));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--config', 'jest.long.config.mjs', ...WALK_TEST_FILES],
  { env: { ...process.env, PICTURES: newImagesFolder }, stdio: 'inherit' },
);
// Deletes pictures that no walk draws anymore, unless the walk failed.
if (status === 0) {
  for (const name of readdirSync(IMAGES_FOLDER).filter(isDrawnByWalk)) rmSync(join(IMAGES_FOLDER, name));
  for (const name of readdirSync(newImagesFolder))
    copyFileSync(join(newImagesFolder, name), join(IMAGES_FOLDER, name));
}
rmSync(newImagesFolder, { recursive: true });
process.exitCode = status ?? 1;
