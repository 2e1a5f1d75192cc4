// Books of one click drawn by two calls at once, where something goes wrong: nobody writes a book that another may be writing,
// nothing older comes over what is newer, and nothing counts as delivered that is not.
import type { DriveFile } from 'apps-script-stand-in/cloud';
import { given } from '../../src/commands/desk-calls';
import { copyOf, type TestHost } from '../support/host';
import { bookTabs, hostContents } from '../support/host-books';
import { prepare } from '../support/host-game';
import {
  BOOKS,
  booksThat,
  callBeside,
  DRAWING,
  DRAWS,
  GIVEN,
  isGiven,
  onceGiven,
  resolve,
  resolveBeside,
  survives,
  untilItWaits,
  waitingRound,
  writesOf,
} from '../support/calls-beside';
import { waitsIn } from '../support/waits';

/** No call that was given books is at it any more by then. */
const SURELY_OVER = 201_000;

const start = waitingRound();
/** The same resolved and delivered by one call. */
const straight = copyOf(start);
given(resolve(straight));
const CORRECTION = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Aa',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
} as const;

function correct({ desk }: TestHost): void {
  const { token } = given(desk.previewChange({ change: CORRECTION }));
  given(desk.applyChange({ change: CORRECTION, reason: 'It was misread.', token }));
}

function idOf({ host }: TestHost, title: string): string {
  const file = host.books().find(({ name }) => name.includes(title));
  if (file === undefined) throw new Error(`${title} is no book.`);
  return file.id;
}

function changeBook(test: TestHost, title: string, change: (file: DriveFile) => void): void {
  const id = idOf(test, title);
  test.host.cloud.changeFiles((files) => {
    const file = files[id];
    if (file !== undefined) change(file);
  });
}

/** Delivers where nothing but time keeps books waiting: none of these is written before that time is over. */
function expectToWait(test: TestHost, books: number): void {
  test.host.faults.resetCounts();
  expect(test.desk.deliverSome()).toMatchObject({ ok: false, error: { code: 'being-drawn' } });
  expect(booksThat(test, 'waiting')).toBe(books);
}

function expectDelivered(test: TestHost, like: TestHost): void {
  given(test.desk.deliverSome());
  expect(booksThat(test, 'done')).toBe(BOOKS);
  expect(hostContents(test)).toBe(hostContents(like));
}

/** The waits of the call that resolves, which was the first one. */
function waits({ host }: TestHost): number {
  const trace = host.faults.trace();
  return waitsIn(trace.filter(({ execution }) => execution === trace[0]?.execution)).length;
}

test('two calls leave what one leaves, which takes no fewer waits; one after another, one draws all', () => {
  const [alone, beside] = [copyOf(start), copyOf(start)];
  alone.host.faults.resetCounts();
  callBeside(alone);
  expect(alone.host.faults.count('Utilities.sleep')).toBe(0);
  alone.host.faults.resetCounts();
  given(resolve(alone));
  expect(writesOf(alone)).toEqual([BOOKS]);
  beside.host.faults.resetCounts();
  given(resolveBeside(beside));
  expect(writesOf(beside)).toEqual([BOOKS - GIVEN, GIVEN]);
  expect(hostContents(beside)).toBe(hostContents(alone));
  expect(waits(beside)).toBeLessThanOrEqual(waits(alone));
});

test.each(['before', 'after'] as const)(
  'a call that is killed %s it writes leaves its books waiting, for as long as it might write them',
  (when) => {
    const test = copyOf(start);
    test.host.faults.resetCounts();
    const killed = (): void => {
      test.host.faults.plant({ ...DRAWING, when, action: { do: 'kill' } });
      expect(survives(() => callBeside(test))).toBe(false);
      test.host.faults.clear();
    };
    given(resolveBeside(test, killed));
    expect(writesOf(test)).toEqual(when === 'before' ? [BOOKS - GIVEN] : [BOOKS - GIVEN, GIVEN]);
    expectToWait(test, GIVEN);
    expect(test.host.faults.count(DRAWS)).toBe(0);
    test.clock.pass(SURELY_OVER);
    expectDelivered(test, straight);
  },
);

/** Kills the call that resolves as soon as it has given books; a call beside it that waits goes on after that. */
function killOnceGiven(test: TestHost): void {
  const { faults } = test.host;
  const begins = (): void => {
    untilItWaits(test);
    onceGiven(test, () => faults.kill('*'));
  };
  faults.plant({ on: 'Cache.put', nth: 1, when: 'after', action: { do: 'run', run: begins } });
  expect(survives(() => resolve(test))).toBe(false);
  faults.clear();
  expect(isGiven(test)).toBe(true);
}

test('where the call that resolves is killed, the other draws its books, and others draw them after it', () => {
  const test = copyOf(start);
  killOnceGiven(test);
  expectToWait(test, GIVEN);
  callBeside(test);
  expectDelivered(test, straight);
  const forgotten = copyOf(start);
  killOnceGiven(forgotten);
  forgotten.host.conditions.forgetsCache = true;
  callBeside(forgotten);
  expectToWait(forgotten, GIVEN);
  forgotten.clock.pass(SURELY_OVER);
  expectDelivered(forgotten, straight);
});

test('one that is at it while a correction is written draws nothing over it', () => {
  const corrected = copyOf(straight);
  correct(corrected);
  given(corrected.desk.deliverSome());
  // It has laid out its books, and is about to write them.
  const late = copyOf(start);
  killOnceGiven(late);
  const meanwhile = (): void => {
    correct(late);
    expectToWait(late, GIVEN);
    expect(writesOf(late)).toEqual([BOOKS - GIVEN]);
  };
  late.host.faults.plant({ ...DRAWING, when: 'before', action: { do: 'run', run: meanwhile } });
  callBeside(late);
  late.host.faults.clear();
  expect(booksThat(late, 'waiting')).toBe(GIVEN);
  expectDelivered(late, corrected);
  // It has not read the game yet.
  const early = copyOf(start);
  killOnceGiven(early);
  correct(early);
  early.host.faults.resetCounts();
  callBeside(early);
  expect(early.host.faults.count(DRAWS)).toBe(0);
  expectDelivered(early, corrected);
});

test('a book whose reader is replaced meanwhile is ended once nobody can be writing it', () => {
  const test = copyOf(start);
  killOnceGiven(test);
  const change = { kind: 'replace-player', player: 'Pp', name: 'Zoë', contacts: {} } as const;
  const { token } = given(test.desk.previewChange({ change }));
  given(test.desk.applyChange({ change, reason: 'Pp left.', token }));
  const id = idOf(test, "Pp's book");
  const ended = (): boolean => JSON.stringify(bookTabs(test.host, id)).includes('This book ended');
  expect(test.desk.prepareNext()).toMatchObject({ ok: false, error: { code: 'being-drawn' } });
  expect(ended()).toBe(false);
  callBeside(test);
  prepare(test.desk);
  expect(ended()).toBe(true);
});

test('one that comes too late to begin writes nothing', () => {
  const test = copyOf(start);
  killOnceGiven(test);
  test.host.faults.plant({
    on: /batchGetByDataFilter$/,
    nth: 1,
    action: { do: 'delay', ms: 16_000 },
  });
  test.host.faults.resetCounts();
  callBeside(test);
  expect(test.host.faults.count(DRAWS)).toBe(0);
  test.host.faults.clear();
  expectDelivered(test, straight);
});

test('a book that a stranger can read is not written by it, and the call that resolves says so', () => {
  const test = copyOf(start);
  changeBook(test, "Pp's book", ({ permissions }) => {
    permissions.push({ id: 'eve', type: 'user', role: 'reader', emailAddress: 'eve@example.com' });
  });
  test.host.faults.resetCounts();
  given(resolveBeside(test));
  expect(writesOf(test)).toEqual([BOOKS - GIVEN, GIVEN - 1]);
  expect([booksThat(test, 'done'), booksThat(test, 'paused')]).toEqual([BOOKS - 1, 1]);
});

test('what Google refuses it, or leaves unsure, the call that resolves draws', () => {
  const refused = copyOf(start);
  given(
    resolveBeside(refused, () => {
      refused.host.faults.fail(DRAWS, 'The service is currently unavailable.', { nth: 3, code: 503 });
      callBeside(refused);
      refused.host.faults.clear();
    }),
  );
  expect(booksThat(refused, 'done')).toBe(BOOKS);
  expect(hostContents(refused)).toBe(hostContents(straight));
  const thrown = copyOf(start);
  given(
    resolveBeside(thrown, () => {
      thrown.host.faults.plant({
        ...DRAWING,
        when: 'after',
        action: { do: 'fail', message: 'Address unavailable' },
      });
      callBeside(thrown);
      thrown.host.faults.clear();
    }),
  );
  expect(booksThat(thrown, 'done')).toBe(BOOKS);
  expect(hostContents(thrown)).toBe(hostContents(straight));
});

test('a book to be made again stays with the call that resolves; what others drew before it is drawn once more', () => {
  const [test, alone] = [copyOf(start), copyOf(start)];
  for (const host of [test, alone]) changeBook(host, 'Public book', (file) => (file.trashed = true));
  given(resolve(alone));
  given(resolveBeside(test));
  // To make it has taken all the time of this call.
  expect(booksThat(test, 'waiting')).toBe(GIVEN);
  expectDelivered(test, alone);
});

test('nobody waits where requests do not leave together, and nothing is given where it could not be kept', () => {
  const apart = copyOf(start);
  apart.host.conditions.apisOff = true;
  expect(survives(() => callBeside(apart))).toBe(true);
  const begins = (): void => callBeside(apart);
  apart.host.faults.plant({ on: 'Cache.put', nth: 1, when: 'after', action: { do: 'run', run: begins } });
  given(resolve(apart));
  expect(isGiven(apart)).toBe(false);
  const forgetful = copyOf(start);
  forgetful.host.conditions.forgetsCache = true;
  forgetful.host.faults.plant({
    on: 'Cache.put',
    nth: 1,
    when: 'after',
    action: { do: 'run', run: () => callBeside(forgetful) },
  });
  given(resolve(forgetful));
  expect(booksThat(forgetful, 'done')).toBe(BOOKS);
});
