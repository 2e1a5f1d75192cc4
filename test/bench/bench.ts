// Estimates how long a host waits after each click (`npm run bench`), by a model of Google. `--write` updates
// docs/performance.md.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDist } from '../../src/commands/dist';
import { waitingFigures, type Program } from './waiting';

const PAGE = 'docs/performance.md';
/** Everything between this line and `TO` is replaced by the figures. */
const FROM = '<!-- waiting: npm run bench -- --write -->';
const TO = '<!-- end of waiting -->';

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const dist = mkdtempSync(path.join(tmpdir(), 'round-keeper-built-'));
await makeDist(dist);
const { against } = options;
const programs: readonly Program[] =
  against === undefined
    ? [{ title: '', dist }]
    : [
        { title: 'before', dist: against },
        { title: 'now', dist },
      ];
const figures = waitingFigures(programs).join('\n').trim();
process.stdout.write(`${figures}\n`);
if (options.write) {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(FROM), page.indexOf(TO)];
  if (before < 0 || after < before) throw new Error(`${PAGE} has no place for figures.`);
  writeFileSync(PAGE, `${page.slice(0, before)}${FROM}\n\n${figures}\n\n${page.slice(after)}`);
}
