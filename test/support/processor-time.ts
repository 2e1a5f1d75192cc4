// The processor's time of what a script does, as somebody would wait for it.
import { existsSync, readFileSync } from 'node:fs';

/** A file of Linux: its first number is for how many nanoseconds the thread that reads it has run. */
const THREAD = '/proc/thread-self/schedstat';

/**
 * Gives the milliseconds for which this thread has had a processor. V8 compiles busy functions a second time on threads of
 * its own, and no script waits for those. Where the system does not tell of one thread, gives the time of all of them.
 */
export function processorMs(): number {
  const [nanoseconds] = existsSync(THREAD) ? readFileSync(THREAD, 'utf8').split(' ') : [];
  const { user, system } = process.cpuUsage();
  return nanoseconds === undefined ? (user + system) / 1000 : Number(nanoseconds) / 1e6;
}
