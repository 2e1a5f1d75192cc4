// Hosts with a game, which the first test of a run that asks for one makes.
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { quietly } from './evening';
import { openTestHost, type TestHost, type TestHostOptions } from './host';
import { keptJson } from './kept-json';

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
