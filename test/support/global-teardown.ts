// Runs once after all tests of the built program: ends the browser and removes the built parts.
import { rmSync } from 'node:fs';
import type { BrowserServer } from 'playwright-core';

interface Kept {
  readonly folder: string;
  readonly server: BrowserServer;
}

/** The key under which the set-up passes values to the teardown. They're loaded separately and share only the process. */
const KEY = Symbol.for('round-keeper tests');

export function keepUntilTeardown(kept: Kept): void {
  Reflect.set(globalThis, KEY, kept);
}

export default async function tearDown(): Promise<void> {
  const kept = Reflect.get(globalThis, KEY) as Kept | undefined;
  if (kept === undefined) return;
  await kept.server.close();
  rmSync(kept.folder, { recursive: true, force: true });
}
