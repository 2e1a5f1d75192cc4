// Failures at a host's desk: two windows, a reload in the middle, a server that is slow, failing or busy.
import { given } from '../../src/commands/desk-calls';
import type { Desk } from './desk';
import { Started } from './started';

let started: Started;
let desk: Desk;

beforeEach(async () => {
  started = await Started.start();
  started.createPractice('soullinked');
  started.prepare();
  given(started.api.submitForPractice({ players: [] }));
  desk = await started.window();
  await desk.heading('Round 1');
});

afterEach(async () => {
  started.table.host.faults.clear();
  expect(await started.end()).toEqual([]);
});

test('of two windows that resolve the same round, one is told that it was done already', async () => {
  const other = await started.window();
  await other.heading('Round 1');
  await Promise.all([desk.click('Resolve round'), other.click('Resolve round')]);
  const onward = 'On to the next stage';
  await Promise.all([desk.button(onward).waitFor(), other.button(onward).waitFor()]);
  const already = 'This was already resolved,';
  const told = await Promise.all(
    [desk, other].map(({ sidebar }) => sidebar.getByText(already).filter({ visible: true }).count()),
  );
  expect(told.sort()).toEqual([0, 1]);
  expect(started.game().past.map(({ name }) => name)).toEqual(['round-1']);
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});

test('reloaded in the middle of resolving, nothing is lost and nothing is done twice', async () => {
  let done = (): void => undefined;
  const resolved = new Promise<void>((resolve) => (done = resolve));
  // The page goes away when the server has done what was asked, and its answer is on its way.
  await desk.page.route('**/api/run', async (route) => {
    if (route.request().postData()?.includes('resolveRound') !== true) return route.continue();
    await route.fetch();
    done();
  });
  await desk.click('Resolve round');
  await resolved;
  await desk.page.unroute('**/api/run');
  await desk.page.reload();
  await desk.heading('Round 2');
  // If the next stage needs something made, the rest goes out with it.
  const rest = desk.button(/^Deliver the rest/);
  const whole = desk.sidebar.getByText(/^All \d+ are done/);
  await rest.or(whole).first().waitFor();
  if (await rest.isVisible()) await rest.click();
  await whole.waitFor();
  expect(started.game().past).toHaveLength(1);
});

test('a slow server is waited for, and said to be slow', async () => {
  await desk.page.clock.install();
  await desk.page.reload();
  await desk.heading('Round 1');
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await desk.page.route('**/api/run', async (route) => {
    await slow;
    await route.continue();
  });
  await desk.click('Preview');
  await desk.says('Working out the round');
  await desk.page.clock.runFor(6500);
  await desk.says(/This is slow just now/);
  answer();
  // Calls that are still held back go on first; a route taken away from under them fails them.
  await desk.page.unrouteAll({ behavior: 'wait' });
  await desk.sidebar.getByRole('heading', { name: 'What each is told' }).waitFor();
});

test('a write that Google does not take leaves the round open, says so, and works when tried again', async () => {
  started.table.host.faults.fail('Sheets.Spreadsheets.batchUpdate', 'Not today', { nth: 1, code: 409 });
  await desk.click('Resolve round');
  await desk.sidebar.getByRole('alert').waitFor();
  expect(started.game().past).toEqual([]);
  await desk.click('Try again');
  await desk.button('On to the next stage').waitFor();
  expect(started.game().past).toHaveLength(1);
});

test('a server that is gone is said to be gone, and the page goes on when it is back', async () => {
  let refused = 0;
  await desk.page.route('**/api/run', (route) => {
    refused += 1;
    return route.abort('connectionrefused');
  });
  await desk.click('Resolve round');
  await desk.sidebar.getByRole('alert').waitFor();
  await desk.page.unroute('**/api/run');
  await desk.click('Try again');
  await desk.button('On to the next stage').waitFor();
  // The browser itself reports each request that nobody answered; a look of the page's own may be among them.
  expect(started.pageErrors.splice(0)).toEqual(
    Array.from({ length: refused }, () => expect.stringContaining('ERR_CONNECTION_REFUSED') as unknown),
  );
});
