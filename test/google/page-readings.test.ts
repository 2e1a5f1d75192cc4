// Polls of the players' page: they cost no calls if nothing changed, and their timing reveals nothing about other players.
import { unwrapReply } from '../../src/commands/desk-calls';
import type { PageUpdate } from '../../src/rounds/page/views';
import { quietEvenings } from '../support/evening';
import type { TestHost } from '../support/host';
import {
  answerForm,
  createdGame,
  deliverAll,
  gameView,
  openStage,
  prepare,
  resolveStage,
  SMALL,
} from '../support/host-game';
import { madeOnce } from '../support/made-hosts';
import { keysOf, moveOf, read, visit, withPage } from '../support/visits';
import { waitsIn } from '../support/waits';

quietEvenings('counted calls');

const SECOND = 1000;

const keyOf = (addOn: TestHost, player: string): string => keysOf(addOn).get(player) ?? '';

/** A poll, and how many calls to servers it made. */
function look(
  addOn: TestHost,
  key: string,
  stamp: string,
  more: object = {},
): PageUpdate & { waits: number } {
  addOn.host.faults.resetCounts();
  const reading = unwrapReply(visit<PageUpdate>(addOn, 'readPage', { key, stamp, ...more }));
  return { ...reading, waits: waitsIn(addOn.host.faults.trace()).length };
}

/** How many calls each poll of an open page waits for: `number` polls, `pause` apart. */
function looks(addOn: TestHost, key: string, number: number, pause: number): readonly number[] {
  let { stamp } = unwrapReply(read(addOn, key));
  return Array.from({ length: number }, () => {
    addOn.clock.pass(pause);
    const { waits, stamp: now, page } = look(addOn, key, stamp);
    expect(page).toBeNull();
    stamp = now;
    return waits;
  });
}

test.each([
  ['soullinked', 20 * SECOND],
  ['tactical-picture-hunt', 3 * SECOND],
])('of ten looks at a page of %s while nothing changes one asks a server, once', (game, pause) => {
  const addOn = withPage(createdGame(game === 'soullinked' ? SMALL : { game }));
  const [key = ''] = [...keysOf(addOn).values()];
  const waits = looks(addOn, key, 20, pause);
  expect(Math.max(...waits)).toBe(1);
  expect(waits.filter((one) => one > 0).length).toBeLessThanOrEqual(2);
});

test('the first look after a round asks a server once, whoever looks, and the others’ not at all', () => {
  const addOn = withPage(createdGame(SMALL));
  const keys = [...keysOf(addOn).values()];
  resolveStage(addOn.desk);
  expect(keys.map((key) => look(addOn, key, '').waits)).toEqual([1, 0, 0, 0]);
});

/** A host whose submit trigger works, with a page that Aa and Bb have open. */
function watched(): TestHost {
  const addOn = madeOnce('a page and books', () => {
    const test = withPage(createdGame(SMALL));
    deliverAll(test.desk);
    prepare(test.desk);
    return test;
  });
  for (const player of ['Aa', 'Bb']) unwrapReply(read(addOn, keyOf(addOn, player)));
  return addOn;
}

/** A player submits their form, and the trigger runs. */
function sendByForm(addOn: TestHost, player: string): void {
  submitForm(addOn, player);
  expect(addOn.host.fireDue().flatMap(({ error }) => error?.message ?? [])).toEqual([]);
}

/** A player submits their form. The trigger hasn't run yet. */
function submitForm(addOn: TestHost, player: string): void {
  const { desk, clock } = addOn;
  clock.pass(5 * SECOND);
  const index = gameView(desk).players.findIndex(({ name }) => name === player);
  answerForm(addOn, player, Object.fromEntries(moveOf(openStage(desk), index)));
}

test('an answer by the form is on its sender’s page at the next look, and nobody else’s look tells of it', () => {
  const addOn = watched();
  const quiet = watched();
  const stampOf = (player: string): string => unwrapReply(read(addOn, keyOf(addOn, player))).stamp;
  const [aa, bb] = [stampOf('Aa'), stampOf('Bb')];
  sendByForm(addOn, 'Aa');
  quiet.clock.set(addOn.clock.now());
  const other = look(addOn, keyOf(addOn, 'Bb'), bb);
  expect(other).toMatchObject({ page: null, stamp: bb, waits: 0 });
  // The calls are the same as if nobody had answered.
  const calls = addOn.host.faults.trace().map(({ name }) => name);
  look(quiet, keyOf(quiet, 'Bb'), bb);
  expect(calls).toEqual(quiet.host.faults.trace().map(({ name }) => name));
  const own = look(addOn, keyOf(addOn, 'Aa'), aa);
  expect(own.waits).toBe(1);
  expect(own.page?.submissions).toMatchObject([{ fate: 'counted' }]);
});

test('another’s look does not put back a page that shows an answer on its way', () => {
  const addOn = withPage(createdGame(SMALL));
  const { host, desk, clock } = addOn;
  host.conditions.rowLagMs = 30 * SECOND;
  const [aa, bb] = [keyOf(addOn, 'Aa'), keyOf(addOn, 'Bb')];
  const stage = openStage(desk);
  unwrapReply(visit(addOn, 'sendMove', { key: aa, stage: stage.name, answers: moveOf(stage, 0) }));
  clock.pass(SECOND);
  unwrapReply(read(addOn, bb));
  expect(unwrapReply(read(addOn, aa)).page?.submissions).toMatchObject([{ fate: 'counted' }]);
});

test('whoever comes back from their form is shown what is in the sheet, though no trigger has run', () => {
  const addOn = watched();
  const key = keyOf(addOn, 'Aa');
  submitForm(addOn, 'Aa');
  addOn.clock.pass(20 * SECOND);
  expect(look(addOn, key, '').page?.submissions).toEqual([]);
  const back = look(addOn, key, '', { back: true });
  expect([back.waits, back.page?.submissions.length]).toEqual([1, 1]);
  // The second time, nothing is read.
  expect(look(addOn, key, '', { back: true }).waits).toBe(0);
});
