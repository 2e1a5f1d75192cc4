// Values that several test files need and that take long to make: the first test that asks makes them, and a file keeps
// them for the rest of the run.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { sharedRun } from './built-program';

/** Gives the value that is kept under this name, or makes it now. It must be one that JSON can hold. */
export function keptJson<T>(name: string, make: () => T): T {
  const folder = path.join(sharedRun().folder, 'kept');
  const file = path.join(folder, createHash('sha256').update(name).digest('hex'));
  // This function alone writes these files.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Another process may be making the same value: each writes a whole file, and the last one stays.
  const written = `${file}-${randomUUID()}`;
  writeFileSync(written, JSON.stringify(made));
  renameSync(written, file);
  return made;
}
