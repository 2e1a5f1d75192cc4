// Posting to Discord from the sidebar: messages are claimed, posted in order and reported, and the host sees the result.
import type { Page, Route } from 'playwright-core';
import type { ClaimedPost, DeliveryView } from '../../src/rounds/reply/posts';
import { delivery } from './play-fixtures';
import { PICTURE, stage } from './stage-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

const WEBHOOK = 'https://discord.com/api/webhooks/1/secret';

function message(index: number, part: Partial<DeliveryView> = {}): DeliveryView {
  const text = `Message ${index}`;
  return delivery({ id: `m${index}`, title: `Discord, channel ${index}`, kind: 'message', text, ...part });
}

function desk(...deliveries: readonly DeliveryView[]): ReturnType<typeof playing> {
  return playing({ stage: stage({ waitingFor: [] }), deliveries });
}

const POSTS = [1, 2].map((index): ClaimedPost => ({
  id: `m${index}`,
  address: `${WEBHOOK}?wait=true`,
  body: JSON.stringify({ content: `Message ${index}` }),
  picture: null,
}));

/** A server with two waiting messages. After the report, their deliveries are `after`. */
function server(after: readonly DeliveryView[]): FakeServer {
  const fake = new FakeServer(desk(message(1, { state: 'waiting' }), message(2, { state: 'waiting' })));
  const claims = [POSTS];
  fake.handlers = {
    claimPosts: () => ({ ok: true, value: { claim: 'k1', posts: claims.shift() ?? [], desk: fake.view } }),
    reportPosts: () => {
      fake.view = desk(...after);
      return fake.desk();
    },
  };
  return fake;
}

const ALLOWED = { 'access-control-allow-origin': '*' };
const answer =
  (status: number, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body, headers: ALLOWED });

/** Plays Discord: each post gets the next of these responses; the last one is repeated. */
async function discord(
  page: Page,
  ...answers: readonly ((route: Route) => Promise<void>)[]
): Promise<string[]> {
  const contents: string[] = [];
  await page.route('https://discord.com/**', async (route) => {
    const request = route.request();
    expect([request.method(), request.url()]).toEqual(['POST', `${WEBHOOK}?wait=true`]);
    // No preflight request, no referrer, no cookies.
    expect(request.headers()).not.toMatchObject({ referer: expect.any(String) as unknown });
    contents.push(/Message \d/.exec(request.postData() ?? '')?.[0] ?? '');
    await answers[Math.min(contents.length, answers.length) - 1]?.(route);
  });
  return contents;
}

async function deliverRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deliver the rest (2)' }).click();
}

const outcomes = (fake: FakeServer): unknown =>
  (
    fake.calls.find(({ name }) => name === 'reportPosts')?.input as
      | { outcomes: { outcome: unknown }[] }
      | undefined
  )?.outcomes.map(({ outcome }) => outcome);

test('messages are posted one after another with the pauses that Discord asks for, and reported at once', async () => {
  const fake = server([message(1, { text: '' }), message(2, { text: '' })]);
  let contents: readonly string[] = [];
  const { page, errors } = await openSidebar(fake, async (opened) => {
    contents = await discord(opened, answer(429, '{"retry_after": 0.2}'), answer(200, '{"id":"1"}'));
  });
  await deliverRest(page);
  await page.getByText('Everything is delivered.').waitFor();
  expect(contents).toEqual(['Message 1', 'Message 1', 'Message 2']);
  expect(fake.names()).toEqual(['claimPosts', 'reportPosts']);
  expect(outcomes(fake)).toEqual([{ kind: 'posted' }, { kind: 'posted' }]);
  expect(await page.locator('body').innerText()).not.toContain('webhooks');
  expect(errors).toEqual([]);
});

test('a page that cannot reach Discord tries once, and the host can copy the text', async () => {
  const fake = server([message(1, { state: 'unsure', note: 'Look.' }), message(2, { state: 'waiting' })]);
  let contents: readonly string[] = [];
  const { page } = await openSidebar(fake, async (opened) => {
    contents = await discord(opened, (route) => route.abort('blockedbyclient'));
  });
  await deliverRest(page);
  await page.getByText('1 delivery is still waiting. 1 delivery needs your attention').waitFor();
  expect(contents).toEqual(['Message 1']);
  expect(outcomes(fake)).toEqual([{ kind: 'unknown' }, { kind: 'not-tried' }]);
  await page.getByRole('button', { name: 'Copy the text of Discord, channel 1' }).waitFor();
  await page.getByRole('button', { name: 'Mark as done Discord, channel 1' }).waitFor();
});

test('a lost report is retried, and nothing is posted again', async () => {
  const fake = server([message(1, { text: '' }), message(2, { text: '' })]);
  const { reportPosts } = fake.handlers;
  fake.handlers.reportPosts = () => ({
    ok: false,
    error: { code: 'busy', text: 'Another window.', passes: 'others' },
  });
  let contents: readonly string[] = [];
  const { page } = await openSidebar(fake, async (opened) => {
    contents = await discord(opened, answer(200, '{"id":"1"}'));
  });
  await deliverRest(page);
  await page.getByRole('alert').getByText('Another window.').waitFor();
  if (reportPosts !== undefined) fake.handlers.reportPosts = reportPosts;
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.getByText('Everything is delivered.').waitFor();
  expect(contents).toEqual(['Message 1', 'Message 2']);
});

test('a message with a picture goes out as one post, with the drawn PNG as its file', async () => {
  const fake = server([message(1, { text: '' }), message(2, { text: '' })]);
  const claims = [POSTS.slice(0, 1).map((post) => ({ ...post, picture: PICTURE }))];
  fake.handlers.claimPosts = () => ({
    ok: true,
    value: { claim: 'k1', posts: claims.shift() ?? [], desk: fake.view },
  });
  const bodies: string[] = [];
  const { page, errors } = await openSidebar(fake, (opened) =>
    opened.route('https://discord.com/**', async (route) => {
      bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
      await answer(200, '{}')(route);
    }),
  );
  await deliverRest(page);
  await page.getByText('Everything is delivered.').waitFor();
  expect(errors).toEqual([]);
  expect(bodies).toHaveLength(1);
  const [body = ''] = bodies;
  expect(body).toContain('"attachments":[{"id":0,"filename":"soullinked-round-2.png","description":"');
  const png = Buffer.from(body.slice(body.indexOf('\x89PNG')), 'latin1');
  // Twice its 640 CSS pixels.
  expect(png.readUInt32BE(16)).toBe(1280);
  expect(png.readUInt32BE(20)).toBeGreaterThan(300);
  expect(outcomes(fake)).toEqual([{ kind: 'posted' }]);
});
