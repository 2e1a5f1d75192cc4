// The host adds and removes co-hosts in the sidebar, after reading what co-hosts can see. Co-hosts can only look.
import type { CoHostsView } from '../../src/rounds/host/account/views';
import { CO_HOSTS } from './co-host-fixtures';
import { play } from './play-fixtures';
import { stage } from './stage-fixtures';
import { AFTER, playing, resolved, RESOLVE } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

/** A server on which the host adds and removes these co-hosts. */
function hosted(view: CoHostsView): FakeServer {
  let now = view;
  const { coHosts, host: by } = view;
  return new FakeServer(playing(), {
    getCoHosts: () => ({ ok: true, value: now }),
    nameCoHost: ({ address }) => {
      now = { ...now, coHosts: [...now.coHosts, { address, since: 0, by, until: null }] };
      return { ok: true, value: now };
    },
    removeCoHost: ({ address }) => {
      now = { ...now, coHosts: coHosts.map((one) => (one.address === address ? { ...one, until: 1 } : one)) };
      return { ok: true, value: now };
    },
  });
}

async function opened(view: CoHostsView): ReturnType<typeof openSidebar> {
  const shown = await openSidebar(hosted(view));
  await shown.page.getByRole('button', { name: 'Help' }).click();
  await shown.page.getByRole('button', { name: 'Co-hosts' }).click();
  await shown.page.getByRole('heading', { name: 'Co-hosts (2)' }).waitFor();
  return shown;
}

test('the host adds a co-host by a valid address, and removes one', async () => {
  const { page, server } = await opened(CO_HOSTS);
  await page.getByText('A co-host can read every secret.').waitFor();
  const field = page.getByLabel('E-mail address of their Google account');
  await field.fill('nobody');
  await page.getByText('“nobody” isn’t an e-mail address').waitFor();
  await page.locator('button[aria-disabled=true]', { hasText: 'Add this co-host' }).waitFor();
  await field.fill('di@example.com');
  await page.getByRole('button', { name: 'Add this co-host' }).click();
  await page.getByText('di@example.com is a co-host. Now share this spreadsheet').waitFor();
  await page.getByRole('heading', { name: 'Co-hosts (3)' }).waitFor();
  await page.getByRole('button', { name: 'Remove bo@example.com' }).click();
  await page.getByText('still can’t play here').waitFor();
  await page.getByRole('heading', { name: 'Former co-hosts (2)' }).waitFor();
  expect(server.calls.slice(-2)).toEqual([
    { name: 'nameCoHost', input: { address: 'di@example.com' } },
    { name: 'removeCoHost', input: { address: 'bo@example.com' } },
  ]);
});

test('a co-host can resolve; files are left to the host', async () => {
  const server = new FakeServer(playing({ stage: stage({ waitingFor: [] }) }));
  const forHost = {
    host: 'host@example.com',
    steps: ['Open the form “Your pick”', 'Write 9 books'],
    isWatched: false,
  };
  const after = AFTER.phase === 'playing' ? AFTER.play : play();
  server.handlers.resolveRound = () => {
    server.view = { ...AFTER, play: { ...after, deliveries: [], forHost } } as typeof AFTER;
    return { ok: true, value: resolved({ desk: server.view }) };
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: RESOLVE }).click();
  const line =
    'Waiting for host@example.com, whose account creates and updates forms and books: Open the form “Your pick”, Write 9 books.';
  await page.getByText(`${line} Ask host@example.com to open Round Keeper once.`).waitFor();
  expect(server.names()).not.toContain('prepareNext');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByRole('heading', { name: 'Round 3', level: 1 }).waitFor();
});
