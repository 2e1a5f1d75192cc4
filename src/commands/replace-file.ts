// Replaces a file at once.
import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file at once: a reader gets the whole old file or the whole new one. */
export function replaceFile(file: string, content: string): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}
