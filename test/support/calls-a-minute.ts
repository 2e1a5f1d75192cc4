// Counts how many service calls a host makes in a minute.
import type { TestHost } from './host';

const MINUTE = 60_000;

/** Gives the largest number of calls of a kind within any minute. */
export function mostInAMinute({ host }: TestHost, kind: RegExp): number {
  const times = host.faults
    .trace()
    .filter(({ name }) => kind.test(name))
    .map(({ at }) => at);
  return Math.max(
    0,
    ...times.map((end, index) => times.filter((at, before) => before <= index && at > end - MINUTE).length),
  );
}
