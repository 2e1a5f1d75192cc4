// Hosts with a game: the first test of a run that asks for one makes it, and a file keeps it for the rest of the run.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { sharedRun } from './built-program';
import { quietly } from './evening';
import { openTestHost, type TestHost, type TestHostOptions } from './host';

/** A host: the time on its clock, and all that it holds. */
interface KeptHost {
  readonly now: number;
  readonly documents: readonly (readonly [string, unknown])[];
}

/** Hosts that this test file has asked for. */
const known = new Map<string, KeptHost>();

/** A copy of the host that is made the first time that it is asked for, on an evening of its own. */
export function madeOnce(name: string, make: () => TestHost, later: Partial<TestHostOptions> = {}): TestHost {
  const host = known.get(name) ?? keptJson(`host ${name}`, () => kept(quietly('a beginning', make)));
  known.set(name, host);
  const copy = openTestHost(later, new MemoryStore(new Map(host.documents)));
  copy.clock.set(host.now);
  return copy;
}

function kept({ clock, store }: TestHost): KeptHost {
  return { now: clock.now(), documents: [...store.documents()] };
}

/** Gives the value that is kept under this name, or makes it now. It must be one that JSON can hold. */
function keptJson<T>(name: string, make: () => T): T {
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
