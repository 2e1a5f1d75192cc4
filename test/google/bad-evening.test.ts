// Twenty players send at the same time while Google refuses calls at random. No answer is lost or counted twice.
import { randomRefusals, applyLastingProblems } from 'apps-script-stand-in/random-failures';
import { unwrapReply } from '../../src/commands/desk-calls';
import { newCallQueue } from '../../sidebar/player/page-calls';
import { sendWithRetries } from '../../sidebar/player/sending';
import type { Reply } from '../../src/rounds/reply/reply';
import { endRefusals, quietEvenings } from '../support/evening';
import { hostTab, responseTab } from '../support/host-books';
import { createdGame, gameView, openStage } from '../support/host-game';
import { formerCode } from '../support/built-program';
import { drawn } from '../support/drawn';
import { sentFor } from '../support/paper-game';
import { sampled } from '../support/sample';
import { keysOf, moveOf, withPage } from '../support/visits';

quietEvenings('own faults');

const PLAYERS = 20;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const EVENINGS = sampled(
  Array.from({ length: 40 }, (_, index) => index + 1),
  [1],
);

test.each(EVENINGS)('sends on evening %i: none is lost, none is there twice', async (seed) => {
  const addOn = withPage(createdGame({ players: PLAYERS }));
  const { host, clock, desk } = addOn;
  const stage = openStage(desk);
  const keys = [...keysOf(addOn).values()];
  const chance = drawn(seed);
  jest.useFakeTimers({ now: clock.now() });
  jest.spyOn(Math, 'random').mockImplementation(chance);
  host.faults.refuses = randomRefusals(chance, 0.2);
  host.conditions.sheetsPerMinute = 60;
  // Google accepts calls for two seconds after a page is opened. Rows arrive late, and the first is lost.
  const evening = { chance, former: formerCode };
  applyLastingProblems(
    host,
    ['a former page', 'calls that expire', 'triggers that never run', 'lost rows'],
    evening,
  );
  host.faults.watch = ({ name }) => {
    if (name === 'FormResponse.submit') applyLastingProblems(host, ['late rows'], evening);
  };
  let openedAt = clock.now();
  setTimeout(() => (openedAt = Infinity), 60_000);
  const run = async (name: string, [input]: readonly unknown[]): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, 300 + 1000 * chance()));
    // The host's clock follows real time, so that executions wait for each other.
    clock.set(Math.max(clock.now(), Date.now()));
    return host.call(name, [input], { visitor: true, openedAt });
  };
  const told = new Set<string>();
  const sent = keys.map((key, index) => {
    const sending = { key, stage: stage.name, answers: moveOf(stage, index), tapped: clock.now() };
    return sendWithRetries(sending, false, {
      advice: '',
      call: newCallQueue(run),
      say: (why) => told.add(why),
      wanted: () => true,
      comeback: {
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        isAway: () => false,
      },
    });
  });
  const answers: Reply<unknown>[] = [];
  for (const one of sent) void one.then((answer) => answers.push(answer));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(answers.map(({ ok }) => ok)).toEqual(Array(PLAYERS).fill(true));
  endRefusals(addOn);
  clock.set(Date.now());
  const missing = gameView(desk).stage?.waitingFor ?? [];
  expect(missing.length).toBeGreaterThan(0);
  // One row for each of the others, below the headings.
  expect(hostTab(addOn, responseTab(host))).toHaveLength(PLAYERS + 1 - missing.length);
  const { notices } = unwrapReply(desk.resolveRound({ stage: stage.name, token: '' }));
  for (const player of missing) expect(notices.join()).toMatch(new RegExp(`${player}.* read from the form`));
  expect(new Set(sentFor(addOn).map(({ player }) => player)).size).toBe(PLAYERS);
  expect([...told].join(' ')).toMatch(/Google is too busy/);
  expect([...told].join(' ')).toMatch(/No response yet\. Trying again…/);
  expect([...told].join(' ')).not.toMatch(/went wrong on your host/);
});
