// The service LockService. A lock excludes other executions, in this process and in other processes with the same folder.
import { blockThread } from '../clock';
import { nameInProject, sleep, type Execution } from '../execution';
import { method, number, ServiceType } from '../service-types';

const LOCK_POLL_MS = 5;

interface Lock {
  readonly execution: Execution;
  readonly name: string;
}

const lockType = new ServiceType<Lock>('LockService', 'Lock', {
  tryLock: method([number], tryLock),
  releaseLock: method([], ({ execution, name }) => {
    unlock(execution, name);
    execution.locks.delete(name);
  }),
});

function tryLock({ execution, name }: Lock, timeout: number): boolean {
  const { store } = execution.cloud;
  if (store.holdsLock(name, execution.key)) return true;
  const start = execution.clock.now();
  const until = start + timeout;
  // By the clock, a concurrent execution holds the lock, although the execution has already run here.
  const free = execution.beside.freeFrom(name, start);
  if (free > start) {
    execution.beside.waits(name, start, Math.min(free, until));
    sleep(execution, Math.min(free, until) - start);
    if (free > until) return false;
  }
  while (!store.tryLock(name, execution.key)) {
    const left = until - execution.clock.now();
    if (left <= 0) return false;
    if (store.isLockedHere(name)) {
      // An execution of this process holds the lock, and it can't continue while this execution waits.
      sleep(execution, left);
      return false;
    }
    execution.faults.spend(execution, LOCK_POLL_MS);
    blockThread(LOCK_POLL_MS);
  }
  execution.locks.set(name, execution.clock.now());
  return true;
}

/** Releases all locks of an execution that has ended, as Google does. */
export function releaseLocks(execution: Execution): void {
  for (const name of execution.locks.keys()) unlock(execution, name);
  execution.locks.clear();
}

function unlock({ cloud, key, id, locks, beside, clock }: Execution, name: string): void {
  const from = locks.get(name);
  if (from !== undefined && cloud.store.holdsLock(name, key)) beside.held(name, id, from, clock.now());
  cloud.store.unlock(name, key);
}

export const lockService = new ServiceType<Execution>('LockService', 'LockService', {
  // A script without a document has no document lock.
  getDocumentLock: method([], (execution) =>
    execution.bookId === null
      ? null
      : lockType.make({
          execution,
          name: nameInProject(`script-document-${execution.bookId}`, execution.project),
        }),
  ),
  getScriptLock: method([], (execution) =>
    lockType.make({ execution, name: nameInProject('script-all', execution.project) }),
  ),
});
