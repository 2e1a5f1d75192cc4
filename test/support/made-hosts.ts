// Hosts with a game on them, made by the first test of a run that asks.
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { copyOf, openTestHost, type TestHost, type TestHostOptions } from './host';
import { keptJson } from './kept-json';

/** A host: its time, and all that it holds. */
interface KeptHost {
  readonly now: number;
  readonly documents: readonly (readonly [string, unknown])[];
}

/** Hosts that this test file has asked for. */
const known = new Map<string, TestHost>();

/** A copy of the host that is made the first time that it is asked for. */
export function madeOnce(name: string, make: () => TestHost, later: Partial<TestHostOptions> = {}): TestHost {
  const host = known.get(name) ?? restored(keptJson(`host ${name}`, () => kept(make())));
  known.set(name, host);
  return copyOf(host, later);
}

function kept({ clock, store }: TestHost): KeptHost {
  return { now: clock.now(), documents: [...store.documents()] };
}

function restored({ now, documents }: KeptHost): TestHost {
  const host = openTestHost({}, new MemoryStore(new Map(documents)));
  host.clock.set(now);
  return host;
}
