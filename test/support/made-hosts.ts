// Hosts with a game on them, made by the first test that asks and kept in a file for all other tests of the run.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemoryStore } from '../../src/local/apps-script/memory-store';
import { sharedRun } from './built-program';
import { copyOf, openTestHost, type TestHost, type TestHostOptions } from './host';

/** What a file keeps of a host: its time, and all that it holds. */
interface KeptHost {
  readonly now: number;
  readonly documents: readonly (readonly [string, unknown])[];
}

/** Hosts that this test file has made or read. */
const known = new Map<string, TestHost>();

/** A copy of what is made the first time that it is asked for. */
export function madeOnce(name: string, make: () => TestHost, later: Partial<TestHostOptions> = {}): TestHost {
  const host = known.get(name) ?? kept(name) ?? keep(name, make());
  known.set(name, host);
  return copyOf(host, later);
}

function fileOf(name: string): string {
  return path.join(sharedRun().folder, 'hosts', createHash('sha256').update(name).digest('hex'));
}

function kept(name: string): TestHost | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return undefined;
  const { now, documents } = JSON.parse(readFileSync(file, 'utf8')) as KeptHost;
  const host = openTestHost({}, new MemoryStore(new Map(documents)));
  host.clock.set(now);
  return host;
}

/** Another process may be making the same: whoever is last replaces a whole file by a whole one. */
function keep(name: string, host: TestHost): TestHost {
  const file = fileOf(name);
  const { clock, store } = host;
  const content: KeptHost = { now: clock.now(), documents: [...store.documents()] };
  mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}-${randomUUID()}`;
  writeFileSync(written, JSON.stringify(content));
  renameSync(written, file);
  return host;
}
