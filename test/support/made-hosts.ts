// Hosts with a game, which the first test of a run that asks for one makes.
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { copyOf, openTestHost, type TestHost, type TestHostOptions } from './host';
import { keptJson } from './kept-json';

/** A host: the time on its clock, and all that it holds. */
interface KeptHost {
  readonly now: number;
  readonly documents: readonly (readonly [string, unknown])[];
}

/** The hosts that this test file has asked for, by name. */
const known = new Map<string, TestHost>();

/** Gives a copy of the host with this name, which is made when it is first asked for. */
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
