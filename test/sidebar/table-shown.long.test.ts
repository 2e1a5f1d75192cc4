// The live table at every step of a stage: axe-core finds nothing, nothing is cut off, and everything drawn is also text.
import { axeViolations } from '../support/axe';
import type { TableView } from '../../src/rounds/host/live/views';
import { given } from '../../src/commands/desk-calls';
import { playStage } from '../support/host-game';
import { LARGE, liveGame, openTablePage, serverShowing, started, tableOf, ticking } from './live-game';

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

test.each(SHOWN)('%s: axe finds nothing, and nothing is cut off, at every size', async (_, view) => {
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
  }
  expect(errors).toEqual([]);
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
