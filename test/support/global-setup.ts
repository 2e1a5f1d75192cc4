// Runs once before all tests of the built program: builds the shared parts and starts the browser.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { bundlePage } from '../../src/commands/bundle';
import { makeDist } from '../../src/commands/dist';
import { FIXTURE, PARTS, shareRun } from './built-program';
import { startBrowser } from './browser-server';
import { keepUntilTeardown } from './global-teardown';

export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-tests-'));
  const [server, page] = await Promise.all([
    startBrowser(),
    bundlePage('src/local/page'),
    makeDist(path.join(folder, PARTS.dist)),
    makeDist(path.join(folder, PARTS.fixture), FIXTURE),
  ]);
  writeFileSync(path.join(folder, PARTS.page), JSON.stringify(page));
  keepUntilTeardown({ folder, server });
  shareRun({ folder, browser: server.wsEndpoint() });
}
