// A season with a stand-in for one match, and a second one with the same people, hosted by clicking: nothing is lost, nothing
// is typed twice.
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { SeasonHost, SEED } from './season-host';
import { Started } from './started';

let started: Started;
let host: SeasonHost;

beforeAll(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
  host = new SeasonHost(started, await started.window());
});

afterAll(async () => expect(await started.end()).toEqual([]));

/** The book and the link of whoever holds each seat. */
function waysIn(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(host.season().people.map(({ name, book, page }) => [name, [book, page]]));
}

/** The tabs of the book that everyone reads. */
function publicTabs(): readonly string[] {
  const { table } = started;
  const ids = table.view().books.filter(({ title }) => /public/i.test(title));
  return ids.flatMap(({ id }) => table.book(id).tabs.map(({ title }) => title));
}

test('a stand-in for one match, the season’s end, and a second season with the same people', async () => {
  const { desk } = host;
  const { sidebar } = desk;
  await desk.startPractice('Soullinked', SEED);
  await host.play();
  await desk.click('Start a season');
  await sidebar.getByLabel('Name of the season').fill('The Elder Tree');
  await desk.click('Start the season');
  await desk.heading('The Elder Tree');
  await host.count('Soullinked');
  const people = host.season().people.map(({ name }) => name);
  const [nour = ''] = people;
  const ways = waysIn();

  await sidebar.getByText('Something else').click();
  await host.click(/^Open episode/);
  await host.click('Set up the main match');
  await host.click('Set up The Black Garnet');
  await host.create();
  await desk.place('Corrections');
  await desk.click('A player');
  await sidebar.getByLabel('Who leaves').selectOption(nour);
  await desk.click('Choose who plays on');
  await desk.heading('Somebody else plays on');
  await sidebar.getByLabel('Name of who plays on').fill('Petra');
  await sidebar.getByLabel(/^Only for this match\./).check();
  await sidebar.getByLabel(/^Reason/).fill('Nour is ill.');
  await desk.click('See what changes');
  await desk.click('Let Petra play');
  await desk.says('Petra plays for Nour. Send them their links.'.replace('Nour', nour));
  expect(waysIn()[nour]?.[1]).not.toBe(ways[nour]?.[1]);
  await desk.click('← The Elder Tree');
  await desk.click('← The Black Garnet');
  await host.play();
  await host.count('The Black Garnet');
  // Her own seat, link and book again, and nobody had to do anything for it.
  expect(waysIn()).toEqual(ways);

  await sidebar.getByText('Something else').click();
  await desk.click('End the season');
  await sidebar.getByLabel(nour, { exact: true }).check();
  await desk.click('End the season');
  await desk.says('The season has ended.');
  await desk.click('Put the last match away');
  await desk.says('The last match is put away. You can start another season.');
  const former = publicTabs();
  await desk.click('Start another season');
  await desk.heading('Start a season');
  for (const name of people)
    expect(await sidebar.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
  await sidebar.getByLabel('Name of the season').fill('The Second Oak');
  await desk.click('Start the season');
  await desk.heading('The Second Oak');

  expect(host.season().people.map(({ name }) => name)).toEqual(people);
  expect(host.season().people.every(({ in: membership }) => membership === 'in')).toBe(true);
  expect(waysIn()).toEqual(ways);
  expect(publicTabs().length).toBeGreaterThan(former.length);

  await host.click('Set up the main match');
  await host.click('Set up The Black Garnet');
  await host.create();
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(given(started.api.exportFile({ what: 'season' })).content).toMatchObject({
    season: 'The Second Oak',
  });
});
