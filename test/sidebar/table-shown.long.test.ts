// The look of the table at every step of a stage: axe-core finds nothing, nothing is cut off, all is in words too. With
// ROUND_KEEPER_SHOTS a folder, pictures are put there.
import * as path from 'node:path';
import { axeViolations } from '../support/axe';
import type { TableView } from '../../src/rounds/host/live/views';
import { given } from '../../src/commands/desk-calls';
import { playStage } from '../support/host-game';
import { LARGE, liveGame, openTablePage, serverShowing, started, tableOf, ticking } from './live-game';

const shots = process.env.ROUND_KEEPER_SHOTS;

/** The table before the second round is started, with the result of the first. */
let round: TableView;
/** The second round, running. */
let running: TableView;
/** A challenge that runs, its region outlined; and its result. */
let challenge: TableView;
let judged: TableView;
let over: TableView;

beforeAll(() => {
  const second = liveGame(/^round-2$/);
  round = tableOf(second);
  running = started(second);
  const game = liveGame(/-challenge$/);
  challenge = started(game);
  playStage(game.desk);
  judged = given(game.desk.getTable());
  const highlights = [{ title: 'Boldest bet', text: 'Ana predicted 9 in round 3.' }];
  const end = { winner: 'Ana', words: 'Ana has the higher score.', highlights };
  over = { ...judged, stage: null, scene: { ...judged.scene, end } };
});

const SHOWN = [
  ['not started', () => round],
  ['running', () => ticking(running, 12)],
  ['last seconds', () => ticking(running, 23)],
  ['grace', () => ticking(running, 33)],
  ['time is up', () => ticking(running, 60)],
  ['a challenge', () => ticking(challenge, 4)],
  ['what a challenge brought', () => judged],
  [
    'long names',
    () => ({
      ...running,
      names: ['Wolfeschlegelsteinhausenbergerdorff', 'أنا أحب القراءة كثيرا'].map(
        (name, index) => [running.scene.players[index]?.name ?? '', name] as const,
      ),
    }),
  ],
  ['over', () => over],
] as const;

/** The window as it opens; a narrow one; and the window at 200 % zoom. */
const SIZES = [
  { name: 'large', ...LARGE },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'at 200 % zoom', width: LARGE.width / 2, height: LARGE.height / 2 },
] as const;

test.each(SHOWN)('%s: axe finds nothing, and nothing is cut off, at every size', async (name, view) => {
  const { page, errors } = await openTablePage(serverShowing(view()));
  await page.locator('.live').waitFor();
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({
      size,
      wide,
      violations: await axeViolations(page),
    }).toEqual({ size, wide: width, violations: [] });
    if (shots !== undefined) {
      await page.screenshot({
        path: path.join(shots, `table ${name}, ${size}.png`),
        fullPage: size !== 'large',
      });
    }
  }
  expect(errors).toEqual([]);
});

test('at the size at which it opens, everything needed is in sight without scrolling', async () => {
  const { page } = await openTablePage(serverShowing(ticking(challenge, 4)));
  const bar = (await page.locator('.status').boundingBox())?.y ?? 0;
  for (const part of [
    '.squares',
    '.clock-card',
    '.picture',
    '.primary',
    '.players',
    '.result',
    '.stage-steps',
  ]) {
    const box = await page.locator(part).boundingBox();
    expect([part, (box?.y ?? Infinity) + (box?.height ?? 0) <= bar]).toEqual([part, true]);
  }
});

test('the clock stands in one line, also on a phone', async () => {
  const { page } = await openTablePage(serverShowing(round));
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page.getByRole('timer').evaluate((timer) => {
    const range = document.createRange();
    range.selectNodeContents(timer);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('each square says itself in words, and all stand in words below the board', async () => {
  const { page } = await openTablePage(serverShowing(judged));
  const squares = page.getByRole('table', { name: /^Board/ });
  await squares.waitFor();
  const inside = await squares.locator('tbody td .unseen').allTextContents();
  expect(inside).toHaveLength(81);
  expect(inside.filter((text) => text.startsWith('['))).toHaveLength(9);
  const last = judged.scene.results.find(({ stage }) => stage === judged.last);
  expect(inside.filter((text) => text.endsWith(', matches'))).toHaveLength(last?.matches?.length ?? -1);
  expect(await squares.locator('tbody td.inside').count()).toBe(9);
  await page.getByText('The board in words').click();
  const table = page.getByRole('region', { name: 'Board in words' });
  expect(await table.locator('tbody td').allTextContents()).toEqual(inside);
});

test('what every stage brought can be stepped through, also after a reload; a start leads back', async () => {
  const server = serverShowing(judged);
  const { page } = await openTablePage(server);
  const news = page.locator('.result');
  const results = judged.scene.results;
  const latest = results[results.length - 1];
  await news.getByText(latest?.words ?? '').waitFor();
  await page.reload();
  await news.getByText(latest?.words ?? '').waitFor();
  for (const result of [...results].reverse()) {
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('heading', { name: result.title, exact: true }).waitFor();
    expect(await news.innerText()).toContain(result.words);
    expect(await page.locator('td.inside').count()).toBe(result.region?.squares.length ?? 0);
  }
  server.handlers.getTable = () => ({ ok: true, value: ticking(running, 1) });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('attacks,').waitFor();
  expect(await page.locator('td.inside').count()).toBe(0);
});
