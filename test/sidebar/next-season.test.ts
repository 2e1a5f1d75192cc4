// The screen on which another season begins after one that has ended: who comes, and as whom.
import { between, SEASON_ENDED } from './season-fixtures';
import { NAMES } from './game-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

test('who comes is asked of each person, and of a seat in which somebody else plays before the season can begin', async () => {
  const [ana, bo] = NAMES;
  const people = SEASON_ENDED.people.map((person) =>
    person.name === bo
      ? { ...person, person: 'Petra', substitute: 'Petra', title: `${bo} (played by Petra)` }
      : person,
  );
  const currencies = [{ name: 'garnets', shown: 'public' } as const];
  const ended = between({ ...SEASON_ENDED, people, currencies, inherit: 'everything' });
  const server: FakeServer = new FakeServer(ended, {
    startSeason: () => server.desk(),
    openEpisode: () => server.desk(),
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Start another season' }).click();
  await page.getByLabel('Name of the season').fill('The Second Oak');
  // Those who were out are not ticked.
  const out = people.filter((person) => person.in !== 'in').map(({ name }) => name);
  expect(out.length).toBeGreaterThan(0);
  for (const person of people) {
    const { name } = person;
    if (name === bo) continue;
    const how =
      person.in === 'eliminated' ? ', who was eliminated' : person.in === 'left' ? ', who left' : '';
    const box = page.getByRole('checkbox', { name: `${name}${how}`, exact: true });
    expect([name, await box.isChecked()]).toEqual([name, how === '']);
  }
  const start = page.getByRole('button', { name: 'Start the season' });
  await page.getByText(`Choose who plays this season: Petra, ${bo}, or neither.`).waitFor();
  expect(await start.getAttribute('aria-disabled')).toBe('true');
  const who = page.getByLabel(`Petra played for ${bo}. Who plays this season?`);
  await who.selectOption('Petra, with the same link and book');
  await page.getByText('What Petra starts with').waitFor();
  await who.selectOption(`${bo}, with a new link and a new book`);
  await page.getByText(`Contacts of ${bo}`).click();
  await page.getByLabel(`E-mail, ${bo}`).fill('bo@example.com');
  await page.getByRole('checkbox', { name: ana, exact: true }).uncheck();
  await start.click();
  await server.settled();
  const started = server.calls.find(({ name }) => name === 'startSeason')?.input;
  expect(started).toMatchObject({ name: 'The Second Oak', currencies, inherit: 'everything' });
  expect(started).toMatchObject({
    people: people.map(({ name }) => {
      if (name === bo) return { name, comes: 'player', contacts: { 'E-mail': 'bo@example.com' } };
      return { name, comes: name === ana || out.includes(name) ? 'nobody' : 'player' };
    }),
  });
});
