// Values that several test files need and that take long to make: made by the first that asks, kept in a file for the
// rest of the run.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { sharedRun } from './built-program';

/** The value kept under this name, or the one made now. It has to survive being written as JSON. */
export function keptJson<T>(name: string, make: () => T): T {
  const folder = path.join(sharedRun().folder, 'kept');
  const file = path.join(folder, createHash('sha256').update(name).digest('hex'));
  // Only texts that this function wrote are there.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Another process may be making the same: whoever is last replaces a whole file by a whole one.
  const written = `${file}-${randomUUID()}`;
  writeFileSync(written, JSON.stringify(made));
  renameSync(written, file);
  return made;
}
