// A live round at the table in a real browser, the built bundle behind it. What else the table's page does is in the long run.
import { given } from '../../src/commands/desk-calls';
import { liveGame, openTablePage, primary, serverOf, settled, tableOf, words } from './live-game';

test('a round is two clicks: start, resolve; then it is delivered and the next one is ready', async () => {
  const game = liveGame(/^round-1$/);
  const first = tableOf(game);
  const server = serverOf(game);
  const { page, errors } = await openTablePage(server);
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  expect(await primary(page).innerText()).toBe('Start 30 seconds');
  expect(await words(page)).toContain('Target face down until Start');
  await settled(page);
  await primary(page).click();
  await page.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
  // The clock of a stage never starts before its forms are made.
  expect(server.names().slice(0, 3)).toEqual(['getTable', 'prepareNext', 'startClock']);
  const target = given(game.desk.getTable()).scene.target?.words ?? 'no target';
  expect(await words(page)).toContain(`Target ${target}`);
  given(game.desk.submitForPractice({ players: [] }));
  await page.getByText('Everyone has sent.').waitFor();
  // The page says that something was sent, but not its content.
  expect(await words(page)).not.toMatch(/prediction|axis/i);
  await settled(page);
  await primary(page).click();
  await page.getByText('Everything is delivered.').waitFor();
  await settled(page);
  const after = given(game.desk.getTable());
  expect(after.stage?.name).not.toBe(first.stage?.name);
  await page.getByRole('heading', { name: after.stage?.title ?? '', exact: true }).waitFor();
  expect(await primary(page).innerText()).toMatch(/^Start \d+ seconds$/);
  const desk = given(game.desk.getDesk());
  expect('play' in desk && desk.play.toPrepare).toEqual([]);
  expect('play' in desk && desk.play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(errors).toEqual([]);
});
