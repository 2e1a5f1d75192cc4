// The season's screens between matches: waiting deliveries, links, substitutes and contacts.
import type { DeliveryView } from '../../src/rounds/reply/posts';
import { between, overIn, TO_COUNT } from './season-fixtures';
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

test('a match can be archived once its books are drawn, and everyone is told right away', async () => {
  const counted = TO_COUNT.matches.map((match) => ({ ...match, state: 'counted' as const }));
  const season = { ...TO_COUNT, matches: counted, next: { action: 'open-episode', title: 'x' } as const };
  const server = new FakeServer(overIn(season), {
    archive: () => ({ ok: true, value: between({}, { deliveries: [book('Ana')] }) }),
    deliverSome: () => ({ ok: true, value: between({}, { deliveries: [book('Ana', { state: 'done' })] }) }),
  });
  const { page } = await openSidebar(server);
  await page.getByText('Other steps').click();
  await page.getByRole('button', { name: 'Archive Soullinked' }).click();
  await page.getByText('Soullinked is archived. Its tabs stay in the books.').waitFor();
  const names = server.calls.map(({ name }) => name);
  expect(names.slice(names.indexOf('archive'))).toEqual(['archive', 'deliverSome']);
});

test('a substitution is previewed, and announced once', async () => {
  const server = new FakeServer(between(), {
    substitutePerson: () => ({ ok: true, value: between() }),
  });
  const { page } = await openSidebar(server);
  await page.locator('details.person summary').first().click();
  await page.getByRole('button', { name: 'Bring in a substitute for Ana' }).click();
  await page.getByLabel('Substitute’s name').fill('Olga');
  expect(await page.getByRole('button', { name: 'See what changes' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await page.getByLabel('Reason (required)').fill('Ana moved.');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByText('Olga plays for Ana from episode 5 on.').waitFor();
  await page.getByText('Everyone can read who plays for whom, but not your reason.').waitFor();
  await page.getByRole('button', { name: 'Let Olga play' }).click();
  await server.settled();
  expect(server.calls.filter(({ name }) => name === 'substitutePerson').map(({ input }) => input)).toEqual([
    { player: 'Ana', holder: '0:Ana', name: 'Olga', contacts: {}, reason: 'Ana moved.' },
  ]);
});
