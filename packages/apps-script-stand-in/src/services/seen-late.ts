// Values that other executions see only a while after they were written, on accounts where a test wants it so.
import type { Execution } from '../execution';
import type { Store } from '../store';

interface Write {
  /** The execution that wrote, which sees it at once. */
  readonly by: string;
  readonly at: number;
  readonly before: string | null;
}

/** The last write to each place of a store. */
const writes = new WeakMap<Store, Map<string, Write>>();

/** An execution writes to a place that others see so many milliseconds later. */
export function wroteLate(
  { key, cloud, clock }: Execution,
  lagMs: number,
  place: string,
  before: string | null,
): void {
  if (lagMs === 0) return;
  const known = writes.get(cloud.store) ?? new Map<string, Write>();
  writes.set(cloud.store, known.set(place, { by: key, at: clock.now(), before }));
}

/** The value at a place as an execution sees it: `now` is what stands there. */
export function seenLate(
  { key, cloud, clock }: Execution,
  lagMs: number,
  place: string,
  now: string | null,
): string | null {
  const write = lagMs === 0 ? undefined : writes.get(cloud.store)?.get(place);
  return write === undefined || write.by === key || write.at + lagMs <= clock.now() ? now : write.before;
}
