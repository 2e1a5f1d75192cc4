// The time from the later Send of a live round to its result: on the wall, and at the host's table, which resolves by
// itself. It is a figure of this machine with nothing else to do, with the local stand-ins for Google.
import { availableParallelism, loadavg } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { localLinks } from '../../src/local/server/links';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { awaitClock, awaitOther, openTable, playOnPhones, tapAnswers } from './live-picture-hunt';
import { Started } from './started';

/** The rounds that are measured, the first of the game. */
const ROUNDS = 5;
/** The most that a result may take, in milliseconds: on a machine with nothing else to do, and on a busy one. */
const MOST = { idle: 3000, busy: 12_000 };

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send/ }).click();
}

function phoneOf(phones: ReadonlyMap<string, Page>, player: string): Page {
  const phone = phones.get(player);
  if (phone === undefined) throw new Error(`${player} has no phone.`);
  return phone;
}

/** The milliseconds until this stage's result is there: its heading is another's. */
async function until(heading: Locator, title: string, since: number): Promise<number> {
  await awaitOther(heading, title);
  return Date.now() - since;
}

test('a result is on the wall within three seconds of the later Send', async () => {
  const machine = (loadavg()[0] ?? 0) < availableParallelism() ? 'idle' : 'busy';
  const phones = await playOnPhones(started);
  const wall = await started.newPage();
  await wall.goto(localLinks(started.game().table, started.address.replace('http://', '')));
  const table = await openTable(started);
  await table.getByRole('button', { name: 'Autoplay' }).click();
  const took: { readonly stage: string; readonly wall: number; readonly host: number }[] = [];
  for (let rounds = 0; rounds < ROUNDS;) {
    const { name, title, waitingFor } = started.stage();
    for (const player of waitingFor) {
      const phone = phoneOf(phones, player);
      await awaitClock(phone, title);
      await tapAnswers(phone);
    }
    const last = waitingFor[waitingFor.length - 1] ?? '';
    for (const player of waitingFor.slice(0, -1)) {
      await send(phoneOf(phones, player));
      await phoneOf(phones, player)
        .getByText(/Counts so far\./)
        .first()
        .waitFor();
    }
    const since = Date.now();
    await send(phoneOf(phones, last));
    const [onWall, atHost] = await Promise.all([
      until(wall.getByRole('heading', { level: 1 }), title, since),
      until(table.getByRole('heading', { level: 1 }), title, since),
    ]);
    took.push({ stage: name, wall: onWall, host: atHost });
    if (name.startsWith('round-')) rounds += 1;
  }
  const figures = took.map(({ stage, wall: w, host }) => `${stage}: wall ${w} ms, host ${host} ms`);
  process.stdout.write(`On a machine that was ${machine}:\n${figures.join('\n')}\n`);
  const times = took.map((each) => each.wall).sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(MOST[machine]);
});
