// Opens a host that runs a built program on the stand-in. V8 compiles the program each time.
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { DIST_FILES } from '../../src/commands/dist';
import { builtCode, PARTS, shareRun } from '../support/built-program';
import { NOON, openTestHost, type TestHost } from '../support/host';

/** Chooses the built program for all clicks from now on. */
export function useProgram(dist: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-bench-'));
  mkdirSync(path.join(folder, PARTS.dist));
  for (const name of DIST_FILES) copyFileSync(path.join(dist, name), path.join(folder, PARTS.dist, name));
  shareRun({ folder, browser: '' });
}

let opened = 0;

export function open(store = new MemoryStore(), now = NOON): TestHost {
  opened += 1;
  const bundle = { text: `// ${opened}\n${builtCode()}` };
  const test = openTestHost({ bundle, quiet: 'counted calls' }, store);
  test.clock.set(now);
  return test;
}
