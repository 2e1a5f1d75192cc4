// While a round is being resolved, other calls check who can open the books (prefetch). The results are kept for one click.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { copyOf, type TestHost } from '../support/host';
import { hostContents } from '../support/host-books';
import { answeredGame, gameView, SMALL } from '../support/host-game';

quietEvenings('counted calls');

const BOOKS = SMALL.players + 1;
const LOOK = 'Request.drive.files.get';
const LOOKS = { click: 'one', parts: 2 };
const CACHED = 'Cache.getAll';

const start = answeredGame(SMALL);

function look({ desk }: TestHost): void {
  for (let part = 0; part < LOOKS.parts; part += 1) unwrapReply(desk.prefetchAccess({ ...LOOKS, part }));
}

/** Resolves and delivers with these prefetched checks. Returns how many books the call checked itself. */
function looksOf({ host, desk }: TestHost): number {
  host.faults.resetCounts();
  unwrapReply(desk.resolveRound({ stage: 'round-1', token: '', deliver: true, prefetch: LOOKS }));
  expect(gameView(desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  return host.faults.count(LOOK);
}

test('each look asks for its part of the books, and the call that draws them for none', () => {
  const test = copyOf(start);
  test.host.faults.resetCounts();
  look(test);
  expect(test.host.faults.count(LOOK)).toBe(BOOKS);
  expect(test.host.faults.count('UrlFetchApp.fetchAll')).toBe(2);
  expect(test.host.faults.count('Lock.tryLock')).toBe(0);
  expect(looksOf(test)).toBe(0);
  const alone = copyOf(start);
  expect(looksOf(alone)).toBe(BOOKS);
  expect(hostContents(test)).toBe(hostContents(alone));
});

test('after some seconds it counts no more', () => {
  const test = copyOf(start);
  look(test);
  test.clock.pass(21_000);
  expect(looksOf(test)).toBe(BOOKS);
});

test('where nothing can be kept or found, the call that draws looks itself', () => {
  const unkept = copyOf(start);
  unkept.host.faults.fail('Cache.put', 'Service unavailable: Cache', { nth: 1 });
  look(unkept);
  expect(looksOf(unkept)).toBe(Math.ceil(BOOKS / 2));
  const lost = copyOf(start);
  look(lost);
  lost.host.faults.fail(CACHED, 'Service unavailable: Cache', { nth: 1 });
  expect(looksOf(lost)).toBe(BOOKS);
});

test('where requests do not leave together, no look is made beside', () => {
  const test = copyOf(start);
  test.host.conditions.apisOff = true;
  // The first call finds out that batches don't work.
  look(test);
  test.host.faults.resetCounts();
  look(test);
  expect(test.host.faults.trace().filter(({ name }) => /^(Request|Drive|UrlFetchApp)\./.test(name))).toEqual(
    [],
  );
});
