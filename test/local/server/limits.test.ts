// `npm start -- --limits`: a table at which Google's limits of a minute hold.
import * as path from 'node:path';
import { HandClock } from 'apps-script-stand-in/clock';
import { Table } from '../../../src/local/server/table';
import { builtDist } from '../../support/built-program';
import { newFolder } from '../../support/temp-folders';

/** The time that seventy looks at the sidebar wait for Google, in milliseconds. */
function waitedFor(limits: boolean): number {
  const clock = new HandClock('2026-03-01T12:00:00Z');
  const folder = path.join(newFolder(), 'table');
  const table = new Table({ folder, dist: builtDist(), durable: false, clock, limits });
  const began = clock.now();
  for (let looks = 0; looks < 70; looks += 1) table.run('getDesk', []);
  return clock.now() - began;
}

test('seventy looks within a minute are too many where the limits hold, and are not where they do not', () => {
  expect(waitedFor(true)).toBeGreaterThan(5000);
  expect(waitedFor(false)).toBe(0);
});
