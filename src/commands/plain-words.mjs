// Part of `npm run rules`: looks for the phrases in own-rules.mjs in texts that oxlint doesn't read.
import { readdirSync, readFileSync } from 'node:fs';
import { habitsIn } from './own-rules.mjs';

const inFolder = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`);
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'sidebar', 'test/casebook'].flatMap(inFolder),
].filter((name) => /\.(md|html|yaml)$/.test(name) && name !== 'docs/casebook.md');
for (const text of texts) {
  for (const habit of habitsIn(readFileSync(text, 'utf8'))) {
    console.error(`${text}: ${habit}`);
    process.exitCode = 1;
  }
}
