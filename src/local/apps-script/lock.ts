// The service LockService: locks that exclude other executions, on this process and on others of the same folder.
import { GoogleError } from './errors';
import { sleep, waitTick, type Execution } from './execution';
import { method, number, ServiceObject } from './interface';

const TICK_MS = 5;

function lockObject(execution: Execution, name: string): ServiceObject {
  const { store } = execution.cloud;
  const holder = holderOf(execution);
  const tryLock = (timeout: number): boolean => {
    if (store.holdsLock(name, holder)) return true;
    const start = execution.clock.now();
    while (!store.tryLock(name, holder)) {
      const left = timeout - (execution.clock.now() - start);
      if (left <= 0) return false;
      if (store.isLockedHere(name)) {
        // Another execution of this very process, which cannot go on while this one waits.
        sleep(execution, left);
        return false;
      }
      waitTick(execution, TICK_MS);
      execution.faults.checkLimit(execution);
    }
    execution.locks.add(name);
    return true;
  };
  return new ServiceObject('Lock', {
    tryLock: method([number], tryLock),
    waitLock: method([number], (timeout) => {
      if (!tryLock(timeout)) {
        throw new GoogleError('Lock timeout: another process was holding the lock for too long.');
      }
    }),
    hasLock: method([], () => store.holdsLock(name, holder)),
    releaseLock: method([], () => {
      store.unlock(name, holder);
      execution.locks.delete(name);
    }),
  });
}

const holderOf = (execution: Execution): string => execution.key;

/** Gives back every lock of an execution that has ended, as Google does. */
export function releaseLocks(execution: Execution): void {
  for (const name of execution.locks) execution.cloud.store.unlock(name, holderOf(execution));
  execution.locks.clear();
}

/** The global `LockService`. */
export function lockService(execution: Execution): ServiceObject {
  const { bookId } = execution;
  return new ServiceObject('LockService', {
    // Outside a document there is none.
    getDocumentLock: method([], () =>
      bookId === null ? null : lockObject(execution, `script-document-${bookId}`),
    ),
    getScriptLock: method([], () => lockObject(execution, 'script-all')),
    getUserLock: method([], () => lockObject(execution, `script-user-${execution.user}`)),
  });
}
