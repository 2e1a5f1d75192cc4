// A cache of hosts with games, as files. The first test of a run that asks for a game creates the game.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { withIds } from 'apps-script-stand-in/ids';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { sharedRun } from './built-program';
import { quietly } from './evening';
import { openTestHost, type TestHost, type TestHostOptions } from './host';

/** A host's clock time and store. */
interface KeptHost {
  readonly now: number;
  readonly documents: readonly (readonly [string, unknown])[];
}

/** Hosts that this test file has already asked for. */
const known = new Map<string, KeptHost>();

/** A copy of the host with its own evening. The host is created when it's first asked for. */
export function madeOnce(name: string, make: () => TestHost, later: Partial<TestHostOptions> = {}): TestHost {
  // Its ids depend on its name, and not on which test asks first.
  const made = (): KeptHost => withIds(name, () => kept(quietly('a beginning', make)));
  const host = known.get(name) ?? keptJson(`host ${name}`, made);
  known.set(name, host);
  const copy = openTestHost(later, new MemoryStore(new Map(host.documents)));
  copy.clock.set(host.now);
  return copy;
}

function kept({ clock, store }: TestHost): KeptHost {
  return { now: clock.now(), documents: [...store.documents()] };
}

/** The value stored under this name; created if it doesn't exist. It must be JSON. */
function keptJson<T>(name: string, make: () => T): T {
  const folder = path.join(sharedRun().folder, 'kept');
  const file = path.join(folder, createHash('sha256').update(name).digest('hex'));
  // Only this function writes these files, so they have this type.
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Another process may be creating the same value. Each writes a complete file, and the last rename wins.
  const written = `${file}-${randomUUID()}`;
  writeFileSync(written, JSON.stringify(made));
  renameSync(written, file);
  return made;
}
