// The time from the later Send of a live round to its result: on the wall, and at the host's table, which resolves by
// itself. It is a figure of this machine with nothing else to do, with the local stand-ins for Google.
import { availableParallelism, loadavg } from 'node:os';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { localLinks } from '../../src/local/server/links';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { openPage, play } from './phone';
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

async function tap(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page
    .getByRole('timer')
    .getByText(/^0:\d\d$/)
    .waitFor();
  for (const group of await page.locator('form.asked fieldset').all()) {
    const radios = group.locator('input[type=radio]:not([aria-disabled=true])');
    const count = await radios.count();
    if (count > 0) await radios.nth(Math.floor(count / 2)).check();
    else for (let square = 0; square < 3; square += 1) await group.getByRole('checkbox').nth(square).check();
  }
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send/ }).click();
}

async function openTable(): Promise<FrameLocator> {
  const desk = await started.window();
  await desk.click('Open the table');
  const table = desk.page.frameLocator('dialog iframe');
  await table.locator('.primary').waitFor();
  return table;
}

function phoneOf(phones: ReadonlyMap<string, Page>, player: string): Page {
  const phone = phones.get(player);
  if (phone === undefined) throw new Error(`${player} has no phone.`);
  return phone;
}

/** The milliseconds until this stage's result is there: its heading is another's. */
async function until(heading: Locator, title: string, since: number): Promise<number> {
  const exactly = new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  await heading.filter({ hasNotText: exactly }).waitFor();
  return Date.now() - since;
}

test('a result is on the wall within three seconds of the later Send', async () => {
  const machine = (loadavg()[0] ?? 0) < availableParallelism() ? 'idle' : 'busy';
  play(started, 'tactical-picture-hunt');
  const phones = new Map(
    await Promise.all(['Ana', 'Bo'].map(async (name) => [name, await openPage(started, name)] as const)),
  );
  const wall = await started.newPage();
  await wall.goto(localLinks(started.game().table, started.address.replace('http://', '')));
  const table = await openTable();
  await table.getByRole('button', { name: 'Autoplay' }).click();
  const took: { readonly stage: string; readonly wall: number; readonly host: number }[] = [];
  for (let rounds = 0; rounds < ROUNDS;) {
    const { name, title, waitingFor } = started.stage();
    for (const player of waitingFor) await tap(phoneOf(phones, player), title);
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
