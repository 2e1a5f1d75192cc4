// Values that other executions see only a while after they were written, where a test wants an account of that kind.
import type { Execution } from '../execution';
import type { Store } from '../store';

interface Write {
  /** The execution that wrote the value, and sees it immediately. */
  readonly by: string;
  readonly at: number;
  readonly before: string | null;
}

/** The last write of each value of a store. */
const writes = new WeakMap<Store, Map<string, Write>>();

/** Notes that an execution writes a value which others see only `lagMs` milliseconds later. */
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

/** Gives a value as an execution sees it; `now` is the value that is stored. */
export function seenLate(
  { key, cloud, clock }: Execution,
  lagMs: number,
  place: string,
  now: string | null,
): string | null {
  const write = lagMs === 0 ? undefined : writes.get(cloud.store)?.get(place);
  return write === undefined || write.by === key || write.at + lagMs <= clock.now() ? now : write.before;
}
