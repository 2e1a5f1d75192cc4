// Makes folders for a test file, which are removed when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

const folders: string[] = [];

const users: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of users) await close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Makes an empty folder. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-test-'));
  folders.push(folder);
  return folder;
}

/** Has something closed before the folders are removed: it may still ask for what is in them. */
export function closeBeforeRemoval(close: () => Promise<void>): void {
  users.push(close);
}
