// Phones at the table: the second listener serves their pages, and nothing of the host's.
import * as path from 'node:path';
import { proxyDeskApi, unwrapReply } from '../../../src/commands/desk-calls';
import { toJson } from 'apps-script-stand-in/json';
import { PAGE_HEADER } from '../../../src/local/server/server-messages';
import { serveTable, type RunningServer } from '../../../src/local/server/server';
import { Table, WEB_APP_URL } from '../../../src/local/server/table';
import { builtDist, builtPage } from '../../support/built-program';
import { newFolder } from '../../support/temp-folders';
import { ask as askAt, type Asking, type Reply } from './support';

let table: Table;
let server: RunningServer;
let players = '';
let key = '';
let books: { readonly own: string; readonly host: string };

const ask = (target: string, asking?: Asking): Promise<Reply> =>
  askAt(`http://127.0.0.1:${players.split(':')[1] ?? ''}`, target, asking);

/** What the players' page sends with each request. */
const own = (): Readonly<Record<string, string>> => ({
  Host: players,
  Origin: `http://${players}`,
  [PAGE_HEADER]: 'page',
});

beforeAll(async () => {
  table = new Table({ folder: path.join(newFolder(), 'table'), dist: builtDist() });
  const desk = proxyDeskApi(
    (name, args) =>
      table.run(
        name,
        args.map((arg) => toJson(arg)),
      ).value,
  );
  unwrapReply(desk.savePage({ address: WEB_APP_URL }));
  const view = unwrapReply(desk.draft({ game: 'soullinked', practice: true }));
  if (view.draft === undefined) throw new Error('No draft.');
  unwrapReply(desk.create());
  for (;;) {
    const made = unwrapReply(desk.prepareNext());
    if (made.phase !== 'playing') throw new Error('No game.');
    if (made.play.toPrepare.length > 0) continue;
    const [first] = made.play.players;
    key = new URL(first?.page ?? '').searchParams.get('key') ?? '';
    const own = /\/d\/([^/]+)/.exec(first?.book ?? '')?.[1] ?? '';
    books = { own, host: table.view().books.find(({ isHost }) => isHost)?.id ?? '' };
    break;
  }
  const lan = { host: '0.0.0.0', port: 0 };
  server = await serveTable({ table, page: builtPage(), host: '127.0.0.1', port: 0, lan });
  players = server.players ?? '';
});

afterAll(() => server.close());

test.each(['', '/a/~'])('a player’s page is served, with links to this listener: %j', async (form) => {
  const { status, text } = await ask(`${form}/macros/s/this-machine/exec?key=${key}`);
  expect([status, text.includes('"page":{')]).toEqual([200, true]);
  expect(text).toContain(`http:\\u002f\\u002f${players}\\u002fforms`);
});

test('a player’s book can be read, and the host’s cannot', async () => {
  const own = await ask(`/spreadsheets/d/${books.own}/edit`);
  expect([own.status, own.text.includes('Soullinked'), own.text.match(/<script/g)?.length]).toEqual([
    200,
    true,
    1,
  ]);
  expect((await ask(`/spreadsheets/d/${books.host}/edit`)).status).toBe(404);
});

test('a book can only be read', async () => {
  const book = `/spreadsheets/d/${books.own}/edit`;
  expect((await ask(book, { method: 'HEAD' })).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(book, { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test.each(['/', '/page.js', '/api/table', '/api/changes', '/frame/1', '/api/books/x'])(
  '%s does not exist',
  async (target) => {
    expect((await ask(target)).status).toBe(404);
  },
);

test.each(['/api/run', '/api/start-over', '/api/outgoing'])('%s accepts nothing', async (target) => {
  const headers = { Origin: `http://${players}`, Host: players, [PAGE_HEADER]: 'x' };
  expect((await ask(target, { method: 'POST', headers, body: '{"name":"getDesk","args":[]}' })).status).toBe(
    404,
  );
});

describe('a call of the page', () => {
  const call = (name: string, headers: Readonly<Record<string, string>>): Promise<Reply> =>
    ask('/macros/s/this-machine/exec', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, args: [{ key }] }),
    });
  test('is answered if it is one of the page’s own', async () => {
    expect((await call('readPage', own())).text).toContain('"ok":true');
    expect((await call('getDesk', own())).text).toContain('"code":"not-the-host"');
    expect((await call('openRoundKeeper', own())).text).toContain('"code":"not-the-host"');
  });

  test.each([
    ['another site', { Origin: 'http://evil.example' }],
    ['a form of another site', { [PAGE_HEADER]: '' }],
    ['a name that was made to lead here', { Host: 'evil.example' }],
  ])('from %s is refused', async (_, changed) => {
    const headers = Object.fromEntries(
      Object.entries({ ...own(), ...changed }).filter(([, value]) => value !== ''),
    );
    expect((await call('readPage', headers)).status).toBe(403);
  });
});

describe('requests of other machines', () => {
  test.each([
    ['a call of the page', '/macros/s/this-machine/exec', 100_000],
    ['a form', '/form/FORM', 500_000],
  ])('%s cannot be longer than necessary', async (_, target, length) => {
    const [form] = table.view().forms;
    const path = target.replace('FORM', /\/(?:d|form)\/(?:e\/)?([\w-]+)/.exec(form?.link ?? '')?.[1] ?? '');
    for (const body of ['['.repeat(length), 'x'.repeat(length)]) {
      const reply = await ask(path, { method: 'POST', headers: own(), body });
      expect([reply.status, reply.text]).toEqual([413, expect.stringContaining('it’s too long')]);
    }
  });

  test('this machine has no rate limit', async () => {
    const replies = await Promise.all(Array.from({ length: 150 }, () => ask('/')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  });

  describe('of a machine that is not this one', () => {
    let far: RunningServer;

    beforeEach(async () => {
      const lan = { host: '0.0.0.0', port: 0, isNear: () => false, now: () => 0 };
      far = await serveTable({ table, page: builtPage(), host: '127.0.0.1', port: 0, lan });
    });

    afterEach(() => far.close());

    test('too many requests are refused, with the time to wait', async () => {
      const phone = `http://127.0.0.1:${far.players?.split(':')[1] ?? ''}`;
      const headers = { Accept: 'text/html' };
      const replies = await Promise.all(Array.from({ length: 150 }, () => askAt(phone, '/', { headers })));
      const refused = replies.find(({ status }) => status === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused?.text).toContain('this phone has sent too many requests at once');
    });
  });
});
