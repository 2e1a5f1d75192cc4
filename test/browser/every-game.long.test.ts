// Every game from set-up to outcome in a browser: the host at the sidebar, players at their forms, the proof at the end.
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/games/catalogue';
import { given } from '../../src/commands/desk-calls';
import { prove } from '../../src/rounds/proof/proof';
import { downloadedText } from '../support/browser';
import type { Desk } from './desk';
import { clickStage } from './stages';
import { Started } from './started';

/**
 * The number of stages of a game that are clicked through; those in between are played by the same calls without
 * clicks.
 */
const CLICKED_FIRST = 4;
const SEED = 'fifty-five swallows over the old town';

/** One server, one window and one phone for all games. */
let started: Started;
let desk: Desk;
let phone: Page;

beforeAll(async () => {
  started = await Started.start();
  desk = await started.window();
  phone = await started.newPage();
});

afterEach(async () => {
  expect(started.pageErrors).toEqual([]);
  await desk.page.goto('about:blank');
  started.startOver();
  await desk.page.goto(started.address);
});

afterAll(async () => expect(await started.end()).toEqual([]));

/** Plays a stage by the calls alone; gives the name of the one that follows. */
function playStage(stage: string): string | undefined {
  given(started.api.submitForPractice({ players: [] }));
  let { desk } = given(started.api.resolveRound({ stage, token: '' }));
  while ('play' in desk && desk.play.toPrepare.length > 0) desk = given(started.api.prepareNext());
  return 'play' in desk ? desk.play.stage?.name : undefined;
}

test.each(GAMES.map(({ info }) => [info.title, info.id]))('%s, from set-up to outcome', async (title) => {
  await desk.startPractice(title, SEED);
  // A short game is over before so many are clicked.
  for (let clicked = 0; clicked < CLICKED_FIRST && started.game().stage !== null; clicked += 1) {
    await clickStage(started, desk, phone);
  }
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
  const record: unknown = JSON.parse(await downloadedText(await downloaded));
  const { commitment, lastHash } = started.game();
  const proof = prove(record, { commitment, hash: lastHash }, GAMES);
  expect(proof.holds ? '' : proof.steps.join('\n')).toBe('');
});
