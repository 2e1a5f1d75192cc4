// The season's screens between matches: what waits goes out from there, with links, substitutes and contacts.
import type { DeliveryView } from '../../src/rounds/reply/posts';
import { between, COUNT, overIn, TO_COUNT } from './season-fixtures';
import { FakeServer, openSidebar } from './sidebar-page';

function book(id: string, part: Partial<DeliveryView> = {}): DeliveryView {
  return {
    id,
    kind: 'book',
    title: `${id}'s book`,
    stage: 'Season',
    state: 'waiting',
    note: '',
    text: '',
    ...part,
  };
}

test('a match is put away once its books are drawn, and everyone is told at once', async () => {
  const counted = TO_COUNT.matches.map((match) => ({ ...match, state: 'counted' as const }));
  const season = { ...TO_COUNT, matches: counted, next: { action: 'open-episode', title: 'x' } as const };
  const server = new FakeServer(overIn(season), {
    archive: () => ({ ok: true, value: between({}, { deliveries: [book('Ana')] }) }),
    deliverSome: () => ({ ok: true, value: between({}, { deliveries: [book('Ana', { state: 'done' })] }) }),
  });
  const { page } = await openSidebar(server);
  await page
    .getByRole('button', { name: /The Elder Tree/ })
    .first()
    .click();
  await page.getByText('Something else').click();
  await page.getByRole('button', { name: 'Put Soullinked away' }).click();
  await page.getByText('Soullinked is put away. Its tabs stay in the books.').waitFor();
  await page.getByText('✓ Everything is delivered.').waitFor();
  const names = server.calls.map(({ name }) => name);
  expect(names.slice(names.indexOf('archive'))).toEqual(['archive', 'deliverSome']);
});

test('somebody else plays on only after the host saw what follows, told once', async () => {
  const server = new FakeServer(between(), {
    substitutePerson: () => ({ ok: true, value: between() }),
  });
  const { page } = await openSidebar(server);
  await page.locator('details.person summary').first().click();
  await page.getByRole('button', { name: 'Somebody else plays on for Ana' }).click();
  await page.getByLabel('Name of who plays on').fill('Olga');
  expect(await page.getByRole('button', { name: 'See what changes' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await page.getByLabel('Reason (needed)').fill('Ana moved.');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByText('Olga plays for Ana from episode 5 on.').waitFor();
  await page.getByText('Everyone is told who plays for whom, without your reason.').waitFor();
  await page.getByRole('button', { name: 'Let Olga play' }).click();
  await server.settled();
  expect(server.calls.filter(({ name }) => name === 'substitutePerson').map(({ input }) => input)).toEqual([
    { player: 'Ana', holder: '0:Ana', name: 'Olga', contacts: {}, reason: 'Ana moved.' },
  ]);
});

test('a count shows what each is told, private parts folded, and anew once the choice has changed', async () => {
  const server = new FakeServer(overIn(TO_COUNT), { previewCount: () => ({ ok: true, value: COUNT }) });
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Count Soullinked' }).click();
  const told = page.getByRole('region', { name: 'What each is told' });
  await told.getByText('Soullinked is counted.').waitFor();
  expect(await page.locator('main').textContent()).not.toContain('Now you have 7 garnets');
  await told.getByRole('button', { name: 'Show the message to Ana' }).click();
  await told.getByText('Now you have 7 garnets').waitFor();
  // A change that is not finished yet is not in what was worked out.
  await page.getByRole('button', { name: 'Add a change' }).click();
  await told.getByText('You have changed what counts.').waitFor();
  await page.getByRole('button', { name: 'Remove change 1' }).click();
  await told.getByText('Soullinked is counted.').waitFor();
  await page.getByLabel(/^tokens \+2/).uncheck();
  await told.getByText('You have changed what counts.').waitFor();
  await told.getByRole('button', { name: 'See what each is told now' }).click();
  await told.getByText('Soullinked is counted.').waitFor();
  expect(server.calls.at(-1)).toMatchObject({ name: 'previewCount', input: { leaveOut: [1], changes: [] } });
});
