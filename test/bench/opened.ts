// A host of a built program over the stand-in, as V8 finds it when it has not compiled it before.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { HandClock } from 'apps-script-stand-in/clock';
import { openHost } from 'apps-script-stand-in/host';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { deskOn } from '../../src/commands/desk-calls';
import { DIST_FILES } from '../../src/commands/dist';
import { PING_WORDS } from '../../src/rounds/host/account/page-answer';
import {
  builtCode,
  builtDist,
  builtPlayerPage,
  builtSidebar,
  PARTS,
  shareRun,
} from '../support/built-program';
import { NOON, type TestHost } from '../support/host';

/** Chooses the built program that all clicks from now on are made on. */
export function useProgram(dist: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-bench-'));
  mkdirSync(path.join(folder, PARTS.dist));
  for (const name of readdirSync(dist).filter((file) => DIST_FILES.some((known) => known === file)))
    copyFileSync(path.join(dist, name), path.join(folder, PARTS.dist, name));
  shareRun({ folder, browser: '' });
}

export type Opened = Pick<TestHost, 'host' | 'desk' | 'clock' | 'store'>;

let opened = 0;

/** A host of the chosen program, which V8 has not compiled before. */
export function open(store = new MemoryStore(), now = NOON): Opened {
  opened += 1;
  const clock = new HandClock(now);
  const manifest = toJson(JSON.parse(readFileSync(path.join(builtDist(), 'appsscript.json'), 'utf8')));
  const host = openHost({
    store,
    clock,
    bundle: { text: `// ${opened}\n${builtCode()}` },
    html: { sidebar: builtSidebar(), player: builtPlayerPage() },
    ...(isJsonObject(manifest) ? { manifest } : {}),
    book: { title: 'Host book', timeZone: 'Europe/Berlin' },
    fetch: ({ url }) => ({ code: 200, text: url.endsWith('/exec?ping=1') ? `<p>${PING_WORDS}.</p>` : '{}' }),
  });
  // The processor is timed as it loads the program.
  host.conditions.loadMs = 0;
  return { host, desk: deskOn(host), clock, store };
}
