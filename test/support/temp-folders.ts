// Creates temporary folders for a test file, which are removed when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

const folders: string[] = [];

/** Functions that close whatever uses the folders. */
const users: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of users) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-test-'));
  folders.push(folder);
  return folder;
}

/** Registers a function that closes a user of the folders, such as a browser window, before they are removed. */
export function closeBeforeRemoval(close: () => Promise<void>): void {
  users.push(close);
}
