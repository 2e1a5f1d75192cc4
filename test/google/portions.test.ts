// Books of one click drawn by two calls at once, on the built add-on: each once, and by nobody while another may be at it.
import { given } from '../../src/commands/desk-calls';
import { copyOf, type TestHost } from '../support/host';
import { hostContents } from '../support/host-books';
import {
  BOOKS,
  booksThat,
  callBeside,
  GIVEN,
  isGiven,
  resolve,
  resolveBeside,
  waitingRound,
  writesOf,
} from '../support/calls-beside';
import { waitsIn } from '../support/waits';

const start = waitingRound();

/** The waits of the call that resolves, which was the first one. */
function waits({ host }: TestHost): number {
  const trace = host.faults.trace();
  return waitsIn(trace.filter(({ execution }) => execution === trace[0]?.execution)).length;
}

test('where calls run one after another, none waits and one draws all; two at once draw half each, and leave the same', () => {
  const [alone, beside] = [copyOf(start), copyOf(start)];
  callBeside(alone);
  alone.host.faults.resetCounts();
  given(resolve(alone));
  const before = alone.host.faults.trace().length;
  callBeside(alone);
  expect(writesOf(alone)).toEqual([BOOKS]);
  expect(
    alone.host.faults
      .trace()
      .slice(before)
      .map(({ name }) => name),
  ).not.toContain('Utilities.sleep');
  beside.host.faults.resetCounts();
  given(resolveBeside(beside));
  expect(writesOf(beside)).toEqual([BOOKS - GIVEN, GIVEN]);
  expect(booksThat(beside, 'done')).toBe(BOOKS);
  expect(isGiven(beside)).toBe(false);
  expect(hostContents(beside)).toBe(hostContents(alone));
  expect(waits(beside)).toBeLessThanOrEqual(waits(alone));
});
