// Runs several calls at the same time, each as long as it would take on Google by the model of waiting: it begins when
// it is made, and is answered once its time is over. All use Jest's clock.
import { chanceFrom, type Chance } from '../../src/games/frame/chance';
import { timeOf } from '../bench/waiting-model';
import type { TestHost } from './host';
import { classOf, type CallClass } from './waits';

/** A host whose services take time, and which allows sixty reads and sixty writes a minute, as Google does. */
export interface BusyHost extends TestHost {
  /** Makes a call as a page does. Rejects where Google refuses to run it. */
  readonly execute: <T>(call: () => T) => Promise<T>;
}

/** Draws how long a fetchAll takes: as long as the slowest of several writes. */
function partsOf(kind: CallClass, chance: Chance): number {
  if (kind !== 'fetch-all') return 0;
  return Math.max(...Array.from({ length: 8 }, () => timeOf('sheets-write', chance)));
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes a host whose calls take time; the test moves Jest's clock. The same seed gives the same times. */
export function besideEachOther(test: TestHost, seed: string): BusyHost {
  const { host, clock } = test;
  const chance = chanceFrom(seed);
  const around = host.faults.around.bind(host.faults);
  host.faults.around = (context, name, apply, options) => {
    const kind = classOf(name);
    return around(context, name, apply, {
      ...options,
      costMs: kind === 'within' ? 0 : Math.round(timeOf(kind, chance) + partsOf(kind, chance)),
    });
  };
  host.conditions.sheetsPerMinute = 60;
  return {
    ...test,
    execute: async (call) => {
      // Half of the time is for the way to Google, half for the way back.
      const way = Math.round(timeOf('run', chance) / 2);
      await pause(way);
      const begun = Date.now();
      clock.set(begun);
      try {
        return call();
      } finally {
        const took = clock.now() - begun;
        const execution = host.faults.trace().at(-1)?.execution ?? 0;
        clock.set(begun);
        await pause(took + way);
        // Those that begin meanwhile may take a lock before it, so that it ends later.
        for (let waited = 0, late = host.lateBy(execution); late > waited; late = host.lateBy(execution)) {
          await pause(late - waited);
          waited = late;
        }
      }
    },
  };
}
