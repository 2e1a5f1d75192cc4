// A whole game of Wanted Sharpshooters in the browser whose deadlines are all resolved by themselves: after the switch the
// host clicks nothing. And a round of the same game by hand, for which one click is needed.
import { HandClock } from 'apps-script-stand-in/clock';
import type { Request } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { Desk } from './desk';
import { openIn, Started } from './started';

const HOUR = 3_600_000;

let started: Started;
let clock: HandClock;
let desk: Desk;
/** The sidebar's calls, and the host's clicks in it. */
const [calls, clicks]: [string[], string[]] = [[], []];

beforeEach(async () => {
  clock = new HandClock(Date.now());
  started = await Started.start({ clock });
  calls.length = 0;
  clicks.length = 0;
  const page = await started.newPage();
  await page.clock.install();
  await page.exposeFunction('noteClick', (what: string) => void clicks.push(what));
  await page.addInitScript(() => {
    document.addEventListener('click', ({ target }) => {
      const note: unknown = Reflect.get(window, 'noteClick');
      if (typeof note === 'function') Reflect.apply(note, undefined, [(target as Element).textContent]);
    });
  });
  page.on('request', (request) => noteCall(request));
  await page.goto(started.address);

  desk = new Desk(page);
});

afterEach(async () => expect(await started.end()).toEqual([]));

function noteCall(request: Request): void {
  if (!request.url().endsWith('/api/run')) return;
  const { name } = request.postDataJSON() as { readonly name: string };
  calls.push(name);
}

test('a whole game of Wanted Sharpshooters is resolved by itself, and a round takes no click', async () => {
  await desk.startPractice('Wanted Sharpshooters', 'ninety-nine swallows over the old town');
  await desk.click('Move deadline');
  await desk.click('+ 1 day');
  await desk.says(/^The deadline is /);
  await desk.sidebar.getByLabel('At the deadline', { exact: true }).selectOption('Resolve and go on');
  await desk.click('Save what happens at the deadline');
  await desk.says(/is resolved by itself, mostly within a minute or two of/);
  const titles: string[] = [];
  const perRound: (readonly string[])[] = [];
  for (let stage = started.game().stage; stage !== null; stage = started.game().stage) {
    titles.push(stage.title);
    expect(titles.length).toBeLessThan(20);
    await desk.heading(stage.title);
    // Players send what they send: every third stage one of them does not.
    const missing = titles.length % 3 === 0 ? stage.waitingFor.slice(0, 1) : [];
    const players = stage.waitingFor.filter((name) => !missing.includes(name));
    if (players.length > 0) given(started.api.submitForPractice({ players }));
    const [before, clicked] = [calls.length, clicks.length];
    clock.set((openIn(started.game()).deadline ?? 0) + HOUR / 60);
    expect(started.table.fireDue()).toEqual([]);
    const { past, stage: next } = started.game();
    expect(past.at(-1)?.title).toBe(stage.title);
    // The window looks again by itself.
    await desk.page.clock.runFor(21_000);
    await desk.heading(next === null ? 'The game is over' : next.title);
    await desk.says('Everything is delivered.');
    expect(clicks.length - clicked).toBe(0);
    perRound.push(calls.slice(before));
  }
  expect(titles.length).toBeGreaterThan(4);
  // It reads the game, and has nothing else to do.
  expect([...new Set(perRound.flat())]).toEqual(['getDesk']);
  const history = given(started.api.getHistory()).map(({ text }) => text);
  expect(history.filter((text) => text.endsWith('was resolved by itself: its deadline had passed.'))).toEqual(
    titles.map((title) => `${title} was resolved by itself: its deadline had passed.`),
  );
  expect(started.game().ending).not.toEqual([]);
  expect(started.table.host.triggers()).toEqual([]);
});

test('by hand a round of it takes one click', async () => {
  await desk.startPractice('Wanted Sharpshooters', 'ninety-nine swallows over the old town');
  const { title } = started.stage();
  given(started.api.submitForPractice({ players: [] }));
  await desk.page.clock.runFor(21_000);
  await desk.says('Nobody is missing.');
  const [before, clicked] = [calls.length, clicks.length];
  await desk.click('Resolve round');
  await desk.heading(`${title} is resolved`);
  await desk.says('Everything is delivered.');
  expect(clicks.slice(clicked)).toEqual(['Resolve round']);
  const own = calls.slice(before).filter((name) => name !== 'getDesk' && name !== 'prefetchAccess');
  expect(own).toEqual(['resolveRound', 'prepareNext']);
});
