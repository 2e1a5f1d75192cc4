// What the table looks like at every step of a stage: axe-core finds nothing, nothing is cut off, all is in words too.
// With ROUND_KEEPER_SHOTS a folder, pictures are put there.
import * as path from 'node:path';
import { axeViolations } from '../support/axe';
import type { TableView } from '../../src/rounds/view/api';
import { LARGE, liveGame, openTablePage, playTo, serverShowing, ticking, withStage } from './live-game';

const shots = process.env.ROUND_KEEPER_SHOTS;

/** The table in the second round, the clock not started. */
let round: TableView;
/** The same with a region outlined, in a challenge. */
let challenge: TableView;
let over: TableView;

beforeAll(() => {
  const game = liveGame();
  round = playTo(game, /^round-2$/);
  challenge = playTo(game, /-challenge$/);
  over = { ...challenge, stage: null };
});

const SHOWN = [
  ['not started', () => round],
  ['running', () => ticking(round, 12)],
  ['last seconds', () => ticking(round, 23)],
  ['grace', () => ticking(round, 33)],
  ['time is up', () => ticking(round, 60)],
  ['a challenge', () => ticking(challenge, 4)],
  [
    'long names',
    () =>
      withStage(round, {
        players: ['Wolfeschlegelsteinhausenbergerdorff', 'أنا أحب القراءة كثيرا'].map((name, index) => ({
          name,
          sent: index === 0,
        })),
      }),
  ],
  ['over', () => over],
] as const;

/** The window as it opens; a narrow one; and the window at 200 % zoom. */
const SIZES = [
  { name: 'large', ...LARGE },
  { name: 'narrow', width: 600, height: 700 },
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
  await page.context().close();
});

test('at the size at which it opens, board, clock, target and button are in sight without scrolling', async () => {
  const { page } = await openTablePage(serverShowing(ticking(challenge, 4)));
  const bar = (await page.locator('.status').boundingBox())?.y ?? 0;
  for (const part of ['.squares', '.clock-card', '.picture', '.primary', '.sent', '.table-facts']) {
    const box = await page.locator(part).boundingBox();
    expect([part, (box?.y ?? Infinity) + (box?.height ?? 0) <= bar]).toEqual([part, true]);
  }
  await page.context().close();
});

test('each square says itself in words, and all stand in words below the board', async () => {
  const { page } = await openTablePage(serverShowing(challenge));
  const squares = page.getByRole('table', { name: /^Board/ });
  const inside = await squares.locator('tbody td .unseen').allTextContents();
  expect(inside).toHaveLength(81);
  expect(inside.filter((text) => text.startsWith('['))).toHaveLength(9);
  expect(await squares.locator('tbody td[style*="box-shadow"]').count()).toBeGreaterThanOrEqual(8);
  await page.getByText('The board in words').click();
  const table = page.getByRole('region', { name: 'Board in words' });
  expect(await table.locator('tbody td').allTextContents()).toEqual(inside);
  await page.context().close();
});
