// An older version of the host book is restored: nothing happens before the host decides. See also test/rounds/host/desk.
import { unwrapReply } from '../../src/commands/desk-calls';
import { openTestHost, type TestHost } from '../support/host';
import { allCells, bookTabs } from '../support/host-books';
import {
  deliverAll,
  draft,
  gameView,
  openStage,
  playStage,
  prepare,
  refused,
  resolveStage,
  SMALL,
} from '../support/host-game';
import { continueFrom, version } from '../support/older-version';

function texts({ host }: TestHost): string {
  return JSON.stringify(host.books().map(({ id }) => (id === host.bookId ? '' : bookTabs(host, id))));
}

test('a version from before forms and books were made is gone on from once the host has decided', () => {
  const test = openTestHost();
  const { desk, host, clock } = test;
  draft(test, SMALL);
  unwrapReply(desk.create());
  const older = version(test);
  clock.pass(60_000);
  prepare(desk);
  playStage(desk);
  clock.pass(60_000);
  older();
  const everything = (): unknown => [allCells(test, host.bookId ?? ''), texts(test), test.requests.length];
  const before = everything();
  for (const trigger of host.triggers()) host.fire(trigger);
  for (const call of [
    () => desk.getDesk({ refresh: true }),
    () => desk.resolveRound({ stage: 'round-1', token: '' }),
    () => desk.deliverSome(),
    () => desk.claimPosts(),
    () => desk.prepareNext(),
  ])
    expect(refused(call()).lostRow).toBeDefined();
  expect(everything()).toEqual(before);
  continueFrom(desk);
  prepare(desk);
  expect(openStage(desk)).toMatchObject({ name: 'round-1', deadline: null });
  // The form asks the open stage's questions again and still has its answers. The host decides which of them count.
  const open = host.forms.list().filter(({ accepting }) => accepting);
  expect(open.map((form) => JSON.stringify(form))).toEqual([expect.stringContaining('Round 1')]);
  expect(openStage(desk).submissions.map(({ late, former }) => late && former)).toEqual(
    Array(SMALL.players).fill(true),
  );
  expect(deliverAll(desk).deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(texts(test)).toContain('The host went back to an older version of the game');
  // The restored game can be continued.
  expect(gameView(desk).stage?.name).toBe('round-1');
  resolveStage(desk);
});
