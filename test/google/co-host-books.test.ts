// After a co-host resolves a round, only the host's account writes the books, by trigger or in the sidebar.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import { fire, MINUTE } from '../bundle/deadline-game';
import { CO, coHostOf, HOST, OTHER } from '../support/co-hosts';
import { quietly } from '../support/evening';
import { addResponse, keyOf, PICK } from '../support/hand-edits';
import { openTestHost, type TestHost } from '../support/host';
import { bookTabs } from '../support/host-books';
import {
  bookOf,
  createdGame,
  deliverAll,
  draft,
  gameView,
  prepare,
  SMALL,
  submittedGame,
} from '../support/host-game';

const words = (addOn: TestHost, player: string): string =>
  JSON.stringify(bookTabs(addOn.host, bookOf(addOn, player)));

const periodic = ({ host }: TestHost): readonly string[] =>
  host.triggers().flatMap(({ handler, user }) => (handler === 'onPeriodicTrigger' ? [user] : []));

const resolve = (desk: DeskApi, stage = 'round-1'): void => {
  unwrapReply(desk.resolveRound({ stage, token: '', deliver: true }));
};

const undone = (desk: DeskApi): readonly string[] =>
  gameView(desk).deliveries.flatMap(({ title, state }) => (state === 'done' ? [] : [title]));

test('a co-host’s click writes no book, and the host’s trigger does within ten minutes, whatever the settings', () => {
  const addOn = submittedGame(SMALL);
  const co = coHostOf(addOn);
  expect(periodic(addOn)).toEqual([HOST]);
  // Google doesn't let the co-host's account see these files and triggers.
  addOn.host.faults.resetCounts();
  resolve(co);
  expect(addOn.host.faults.count(/^Drive\.|ProjectTriggers|TriggerBuilder|UrlFetchApp\.fetchAll/)).toBe(0);
  const steps = [expect.stringContaining('the form “Your pick”'), 'Update 5 books'];
  expect(gameView(co)).toMatchObject({
    deliveries: [],
    toPrepare: [],
    forHost: { host: HOST, steps, isWatched: true },
  });
  expect(words(addOn, 'Aa')).not.toContain('Round 2');
  addOn.clock.pass(10 * MINUTE);
  fire(addOn);
  expect(words(addOn, 'Aa')).toContain('Round 2');
  expect(gameView(co).forHost).toBeUndefined();
  expect(undone(addOn.desk)).toEqual([]);
  expect(periodic(addOn)).toEqual([HOST]);
});

test('a submission that a co-host’s window sees is told by the host’s trigger', () => {
  const addOn = createdGame(SMALL);
  deliverAll(addOn.desk);
  const co = coHostOf(addOn);
  addResponse(addOn, { ...PICK, [KEY_TITLE]: keyOf(addOn, 'Aa') });
  expect(unwrapReply(co.deliverFates()).left).toBe(0);
  expect(words(addOn, 'Aa')).not.toContain('Counts so far');
  addOn.clock.pass(10 * MINUTE);
  fire(addOn);
  expect(words(addOn, 'Aa')).toContain('Counts so far');
});

describe('the trigger', () => {
  test('is there while a game has a co-host, over or not, and goes with the last of them or the game', () => {
    const addOn = openTestHost();
    draft(addOn, SMALL);
    unwrapReply(addOn.desk.nameCoHost({ address: CO }));
    expect(periodic(addOn)).toEqual([]);
    unwrapReply(addOn.desk.create());
    prepare(addOn.desk);
    expect(periodic(addOn)).toEqual([HOST]);
    unwrapReply(addOn.desk.nameCoHost({ address: OTHER }));
    unwrapReply(addOn.desk.removeCoHost({ address: CO }));
    expect(periodic(addOn)).toEqual([HOST]);
    unwrapReply(addOn.desk.removeCoHost({ address: OTHER }));
    expect(periodic(addOn)).toEqual([]);
    unwrapReply(addOn.desk.nameCoHost({ address: CO }));
    unwrapReply(addOn.desk.archive({ reason: 'Over' }));
    expect(periodic(addOn)).toEqual([]);
  });

  test('that Google refuses stops nothing: the co-host is told whom to ask, and the host’s window makes it', () => {
    const addOn = quietly('own faults', () => submittedGame(SMALL));
    addOn.host.faults.deny('ClockTriggerBuilder.create');
    const co = coHostOf(addOn);
    resolve(co);
    expect(gameView(co).forHost).toMatchObject({ host: HOST, isWatched: false });
    // An account only sees its own triggers.
    expect(periodic(addOn)).toEqual([]);
    addOn.host.faults.clear();
    unwrapReply(co.getDesk());
    expect(periodic(addOn)).toEqual([]);
    unwrapReply(addOn.desk.getDesk());
    expect(periodic(addOn)).toEqual([HOST]);
    expect(gameView(co).forHost).toMatchObject({ isWatched: true });
  });
});
