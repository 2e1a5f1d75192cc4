// Creates hosts that run a few lines of script, with a temporary folder.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { ManualClock } from '../src/clock';
import { openHost, type Host, type HostOptions } from '../src/host';

const folders: string[] = [];

/** Creates an empty folder. `removeFolders` deletes it. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'local-host-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** The conditions of an account outside any organization, without delays. */
const AT_ONCE = { anyoneResponds: true, listLagMs: 0, tabLagMs: 0 };

/** A host that runs this script, at noon UTC on 1 March 2026 unless `options` has a clock. */
export function hostOf(text: string, options: Partial<HostOptions> = {}): Host {
  const host = openHost({
    folder: newFolder(),
    bundle: { text },
    clock: new ManualClock('2026-03-01T12:00:00Z'),
    durable: false,
    ...options,
  });
  Object.assign(host.conditions, AT_ONCE);
  return host;
}

/** A host whose script runs code that tests send, with the arguments as `a`. */
export function scratch(options: Partial<HostOptions> = {}): Host {
  return hostOf('function run(code, a) { return new Function("a", code)(a); }', options);
}
