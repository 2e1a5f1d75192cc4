// Forms and books made at the same time, by two calls that reach into each other. The long run lets them meet at every call.
import type { Chosen } from './interrupted-action';
import { expectSameBeside, PAIRS } from './prepared-beside';

/** Calls on the way: those after each lock was taken, and the one that makes files. */
const some: Chosen = (trace) => {
  const files = trace.findIndex((name) => /^(Drive.Files.create|UrlFetchApp.fetchAll)$/.test(name)) + 1;
  const locks = trace.flatMap((name, index) => (name === 'Lock.tryLock' ? [index + 2] : []));
  return [...locks, files];
};

test.each(PAIRS)('%s made while another call makes %s: nothing twice, nothing lost', (outer, inner) => {
  expectSameBeside(outer, inner, some);
});
