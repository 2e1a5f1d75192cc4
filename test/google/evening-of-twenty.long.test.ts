// The moment before a deadline: twenty players check and send within forty seconds, the host's sidebar and a table look on,
// and Google counts every reading of the sheet and every execution. Nobody waits for others, and the round is told in time.

import { given } from '../../src/commands/desk-calls';
import type { DeskView } from '../../src/rounds/host/desk/views';
import type { Reply } from '../../src/rounds/reply/reply';
import { callsInLine } from '../../sidebar/player/page-calls';
import { nextPause } from '../../sidebar/player/reading';
import { sendPatiently } from '../../sidebar/player/sending';
import { refreshPause } from '../../sidebar/panel/desk/shown-desk';
import { quietEvenings } from '../support/evening';
import { besideEachOther, pause, type BusyHost } from '../support/beside-each-other';
import { mostInAMinute } from '../support/calls-a-minute';
import { drawn } from '../support/drawn';
import { hostTab } from '../support/host-books';
import { copyOf, type TestHost } from '../support/host';
import { createdGame, deliverAll, gameView, openStage } from '../support/host-game';
import { keysOf, moveOf, visit, withPage } from '../support/visits';

quietEvenings('counted calls');

const SECOND = 1000;
const PLAYERS = 20;
const WITHIN = 40 * SECOND;
const CHECKS = 3;
/** A window of a live game's table reads the sheet so often, however often it polls. */
const TABLE_READS = 5 * SECOND;
const READ = /^Sheets\.Spreadsheets\.(get|Values\.)/;
const WRITE = /^Sheets\.Spreadsheets\.(create|batchUpdate)$/;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A game whose open stage is resolved by itself at its deadline, a minute and a half from now. */
function beforeDeadline(): TestHost {
  const test = copyOf(createdGame({ players: PLAYERS }));
  withPage(test);
  deliverAll(test.desk);
  given(test.desk.setAtDeadline({ what: 'resolve', waitMinutes: 0 }));
  given(test.desk.setDeadline({ deadline: test.clock.now() + 90 * SECOND }));
  deliverAll(test.desk);
  test.clock.pass(30 * SECOND);
  return test;
}

/** The host's sidebar, which looks and answers in books what is new to it. */
async function sidebar({ desk, execute }: BusyHost): Promise<void> {
  for (let seen = '', failures = 0; ;) {
    const look = await execute((): Reply<DeskView> => desk.getDesk({ refresh: true }));
    failures = look.ok ? 0 : failures + 1;
    const sent =
      look.ok && look.value.phase === 'playing' ? JSON.stringify(look.value.play.stage?.submissions) : '';
    if (sent !== '' && sent !== seen && (await execute(() => desk.deliverFates())).ok) seen = sent;
    await pause(refreshPause(failures));
  }
}

/** A window of the table that polls. This game has no table: each poll is refused, and reads the sheet as one of a live game. */
async function table({ desk, execute }: BusyHost): Promise<void> {
  for (;;) {
    await execute(() => desk.getTable());
    await pause(TABLE_READS);
  }
}

interface Player {
  /** The time from the tap to the answer, in milliseconds. */
  took: number;
  /** The part of it in which nobody worked for this player: for the lock, for another call of the page, and pauses. */
  waited: number;
  ok: boolean;
  readonly checks: (number | null)[];
}

/** A player's page, open all the time, on which three answers are checked and then one is sent. */
async function page(busy: BusyHost, key: string, index: number, chance: () => number): Promise<Player> {
  const { faults } = busy.host;
  let worked = 0;
  const call = callsInLine(async (name, [input]) => {
    const from = Date.now();
    let locked = 0;
    let execution = 0;
    const answer = await busy.execute(() => {
      const before = faults.trace().length;
      const given = visit(busy, name, input as object);
      const trace = faults.trace().slice(before);
      const asked = trace.findIndex((entry) => entry.name === 'Lock.tryLock');
      locked = (trace[asked + 1]?.at ?? 0) - (trace[asked]?.at ?? 0);
      execution = trace.at(-1)?.execution ?? 0;
      return given;
    });
    if (name === 'sendMove') worked += Date.now() - from - locked - busy.host.lateBy(execution);
    return answer;
  });
  const stage = openStage(busy.desk);
  const player: Player = { took: Infinity, waited: Infinity, ok: false, checks: [] };
  void (async () => {
    for (let failures = 0, stamp = ''; ;) {
      const read = await call('readPage', { key, stamp });
      failures = read.ok ? 0 : failures + 1;
      if (read.ok) ({ stamp } = read.value);
      await pause(nextPause({ stage: { live: false } }, failures, false));
    }
  })();
  const begin = chance() * (WITHIN / 2);
  const sends = begin + 5 * SECOND + chance() * (WITHIN - 5 * SECOND - begin);
  const answers = moveOf(stage, index);
  await pause(begin);
  for (let checks = 0; checks < CHECKS; checks += 1) {
    await pause(((sends - begin) / CHECKS) * 0.9);
    void call('checkMove', { key, stage: stage.name, answers }).then((checked) => {
      player.checks.push(checked.ok ? (checked.value?.problems.length ?? null) : null);
    });
  }
  await pause((sends - begin) * 0.1);
  const tapped = Date.now();
  const sent = await sendPatiently({ key, stage: stage.name, answers, tapped }, false, {
    call,
    say: () => undefined,
    wanted: () => true,
    comeback: { pause, isAway: () => false },
  });
  player.took = Date.now() - tapped;
  player.waited = player.took - worked;
  player.ok = sent.ok;
  return player;
}

interface Evening {
  readonly busy: BusyHost;
  readonly players: readonly Player[];
  /** The time from the deadline until the round was told everybody, in milliseconds. */
  readonly toldAfter: number;
}

const isResolved = (test: TestHost): boolean =>
  hostTab(test, 'Ledger').some((cells) => cells[4] === 'resolved');

async function evening(seed: number): Promise<Evening> {
  const test = beforeDeadline();
  const { clock, host } = test;
  const keys = [...keysOf(test).values()];
  const deadline = clock.now() + 60 * SECOND;
  const chance = drawn(seed);
  jest.useFakeTimers({ now: clock.now() });
  jest.spyOn(Math, 'random').mockImplementation(chance);
  const busy = besideEachOther(test, `evening ${seed}`);
  host.faults.resetCounts();
  void sidebar(busy);
  void table(busy);
  const players = keys.map((key, index) => page(busy, key, index, chance));
  let toldAfter = Infinity;
  void (async () => {
    for (;;) {
      await pause(SECOND);
      clock.set(Date.now());
      const [run] = host.fireDue();
      if (run?.error !== undefined) throw run.error;
      if (run !== undefined && isResolved(test)) toldAfter = Math.min(toldAfter, clock.now() - deadline);
    }
  })();
  await jest.advanceTimersByTimeAsync(120 * SECOND);
  const done = await Promise.all(players);
  clock.set(Date.now());
  return { busy, players: done, toldAfter };
}

const EVENINGS = [1, 2, 3, 4, 5];
const sends: Player[] = [];

test.each(EVENINGS)('evening %i: nothing is refused or lost, and the round is told', async (seed) => {
  const { busy, players, toldAfter } = await evening(seed);
  sends.push(...players);
  const { host, desk } = busy;
  expect(players.map(({ ok, checks }) => [ok, ...checks])).toEqual(players.map(() => [true, 0, 0, 0]));
  // The measure does count: the sidebar and the table read, and hardly any send does.
  expect(mostInAMinute(busy, READ)).toBeGreaterThan(10);
  expect(mostInAMinute(busy, READ)).toBeLessThanOrEqual(40);
  expect(mostInAMinute(busy, WRITE)).toBeLessThanOrEqual(60);
  expect(host.faults.trace().filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(toldAfter).toBeLessThan(120 * SECOND);
  const { deliveries, stage } = gameView(desk);
  expect(stage?.name).toBe('round-2');
  expect(deliveries.filter(({ kind, state }) => kind === 'book' && state !== 'done')).toEqual([]);
});

test('no send waits two seconds for others; of a hundred three take more than five, where Google’s own calls take that long', () => {
  expect(sends).toHaveLength(PLAYERS * EVENINGS.length);
  expect(Math.max(...sends.map(({ waited }) => waited))).toBeLessThanOrEqual(2 * SECOND);
  const slow = sends.filter(({ took }) => took > 5 * SECOND);
  expect(slow.length).toBeLessThanOrEqual(3);
  expect(slow.filter(({ took, waited }) => took - waited < 4.5 * SECOND)).toEqual([]);
});
