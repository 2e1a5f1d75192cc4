// Every game from set-up to outcome in a browser: the host at the sidebar, players at their forms, the proof at the end.
import { readFileSync } from 'node:fs';
import { GAMES } from '../../src/games/catalogue';
import { given } from '../../src/commands/desk-calls';
import { answersOf } from '../../sidebar/parts/answers';
import { prove } from '../../src/rounds/record/proof';
import type { Desk } from './desk';
import { askOf, submitForm } from './player';
import { endReady, makeReady, Started, type Ready } from './started';

// A long game on a busy machine.
jest.setTimeout(180_000);

/** So many stages of a game are clicked through; those in between are played by the same calls without clicks. */
const CLICKED_FIRST = 4;
const SEED = 'fifty-five swallows over the old town';

let ready: Ready;
let started: Started;

beforeAll(async () => {
  ready = await makeReady();
});

afterAll(() => endReady(ready));

beforeEach(async () => {
  started = await Started.start(ready);
});

afterEach(async () => expect(await started.end()).toEqual([]));

/** What the program would send for somebody, sent by their own hand: it replaces what the program sent. */
async function submitByHand(): Promise<void> {
  const name = started.stage().waitingFor.find((player) => {
    given(started.api.submitForPractice({ players: [player] }));
    return started.stage().submissions.some((sent) => sent.player === player);
  });
  if (name === undefined) return;
  const stage = started.stage();
  const sent = stage.submissions.find(({ player }) => player === name);
  const page = await started.newPage();
  await submitForm(page, started.linkOf(name), askOf(stage, name).questions, answersOf(sent?.words ?? []));
  await page.close();
  const fates = started.stage().submissions.filter(({ player }) => player === name);
  expect(fates.map(({ fate }) => fate).sort()).toEqual(['counts', 'replaced']);
  expect(fates[0]?.words).toEqual(fates[1]?.words);
}

async function clickStage(desk: Desk): Promise<void> {
  const { title, waitingFor } = started.stage();
  await desk.heading(title);
  if (waitingFor.length > 0) {
    await submitByHand();
    if (started.stage().waitingFor.length > 0) {
      await desk.click('Submit for everyone missing');
      await desk.says(/^The program has submitted/);
    }
  }
  await desk.resolve();
  expect(started.game().past.at(-1)?.title).toBe(title);
}

/** Plays a stage by the calls alone; the name of the one that follows. */
function playStage(stage: string): string | undefined {
  given(started.api.submitForPractice({ players: [] }));
  let { desk } = given(started.api.resolveRound({ stage, token: '' }));
  while ('play' in desk && desk.play.toPrepare.length > 0) desk = given(started.api.prepareNext());
  return 'play' in desk ? desk.play.stage?.name : undefined;
}

test.each(GAMES.map(({ info }) => [info.title, info.id]))('%s, from set-up to outcome', async (title) => {
  const desk = await started.window();
  await desk.startPractice(title, SEED);
  for (let clicked = 0; clicked < CLICKED_FIRST; clicked += 1) await clickStage(desk);
  // Nobody looks meanwhile: the page would load its book again after each stage.
  await desk.page.goto('about:blank');
  let stage = started.game().stage?.name;
  while (stage !== undefined) stage = playStage(stage);
  given(started.api.deliverSome());
  await desk.page.goto(started.address);
  await desk.heading('The game is over');
  await desk.click('Publish everything');
  await desk.sidebar.getByRole('dialog').getByRole('button', { name: 'Publish everything' }).click();
  await desk.says(/^✓ Everything is published/);
  // The sidebar delivers the record by itself; what a slow machine has not got to yet is finished here.
  while (started.game().deliveries.some(({ state }) => state === 'waiting')) given(started.api.deliverSome());
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);

  await desk.place('Record');
  await desk.sidebar.getByText('The record for everyone').click();
  await desk.click('Make the file');
  const downloaded = desk.page.waitForEvent('download');
  await desk.sidebar.getByRole('link', { name: /^Download/ }).click();
  const file = await (await downloaded).path();
  const { commitment, lastHash } = started.game();
  const proof = prove(JSON.parse(readFileSync(file, 'utf8')), { commitment, hash: lastHash });
  expect(proof.holds ? '' : proof.steps.join('\n')).toBe('');
});
