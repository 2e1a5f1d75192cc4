// The processor's time of a script: that of its own thread, without what other threads of its process do meanwhile.
import { pbkdf2Sync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { processorMs } from './processor-time';

const MUCH = ['words', 'salt', 200_000, 64, 'sha512'] as const;

test('what the thread does itself is counted', () => {
  const before = processorMs();
  pbkdf2Sync(...MUCH);
  expect(processorMs() - before).toBeGreaterThan(20);
});

test('what another thread does is not, where the system tells of one thread', async () => {
  if (!existsSync('/proc/thread-self/schedstat')) return;
  const done = new Int32Array(new SharedArrayBuffer(4));
  const work = `
    const { workerData: { done, much } } = require('node:worker_threads');
    require('node:crypto').pbkdf2Sync(...much);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);`;
  const worker = new Worker(work, { eval: true, workerData: { done, much: MUCH } });
  const own = processorMs();
  const all = process.cpuUsage();
  // This thread stands still meanwhile.
  Atomics.wait(done, 0, 0);
  const { user } = process.cpuUsage(all);
  expect(processorMs() - own).toBeLessThan(user / 1000 / 4);
  await worker.terminate();
});
