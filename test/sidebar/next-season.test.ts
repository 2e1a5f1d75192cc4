// Starting another season after one has ended: the host chooses who takes part.
import { between, SEASON_ENDED } from './season-fixtures';
import { NAMES } from './game-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

test('people join under their own name, unless they are out or the host unticks them', async () => {
  const [ana, bo] = NAMES;
  const people = SEASON_ENDED.people.map((person) =>
    person.name === bo ? { ...person, person: 'Petra', title: `${bo} (played by Petra)` } : person,
  );
  const currencies = [{ name: 'garnets', shown: 'public' } as const];
  const ended = between({ ...SEASON_ENDED, people, currencies, inherit: 'everything' });
  const server: FakeServer = new FakeServer(ended, {
    startSeason: () => server.desk(),
    openEpisode: () => server.desk(),
  });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Start another season' }).click();
  await page.getByLabel('Season name').fill('The Second Oak');
  // People who were out aren't ticked.
  const out = people.filter((person) => person.status !== 'in').map(({ name }) => name);
  expect(out.length).toBeGreaterThan(0);
  for (const { person, status: membership } of people) {
    const how =
      membership === 'eliminated' ? ', who was eliminated' : membership === 'left' ? ', who left' : '';
    const box = page.getByRole('checkbox', { name: `${person}${how}`, exact: true });
    expect([person, await box.isChecked()]).toEqual([person, how === '']);
  }
  await page.getByText('What Petra starts with').waitFor();
  await page.getByRole('checkbox', { name: ana, exact: true }).uncheck();
  await page.getByRole('button', { name: 'Start the season' }).click();
  await server.settled();
  const started = server.calls.find(({ name }) => name === 'startSeason')?.input;
  expect(started).toMatchObject({ name: 'The Second Oak', currencies, inherit: 'everything' });
  expect(started).toMatchObject({
    people: people.map(({ name }) =>
      name === ana || out.includes(name) ? { name, comes: false } : { name },
    ),
  });
});
