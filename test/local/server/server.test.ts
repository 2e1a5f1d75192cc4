// The table's server: who can request what, calls of the add-on, edits of books, and restarts.
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import * as readline from 'node:readline';
import * as path from 'node:path';
import { isLoopback } from '../../../src/local/server/guard';
import { PAGE_HEADER } from '../../../src/local/server/server-messages';
import { Served, texts } from './support';

let served: Served;

beforeEach(async () => {
  served = new Served();
  await served.start();
});

afterEach(() => served.stop());

describe('who can send requests', () => {
  test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '192.168.1.2:8642', 'no name'])(
    'nobody with the host name "%s"',
    async (host) => {
      expect((await served.ask('/api/table', { headers: { Host: host } })).status).toBe(403);
    },
  );

  test.each(['localhost:1', '127.0.0.1', '[::1]:8642', '127.1.2.3:5'])('this machine as %s', async (host) => {
    expect((await served.ask('/api/table', { headers: { Host: host } })).status).toBe(200);
  });

  test.each([
    ['another site', { Origin: 'https://evil.example', [PAGE_HEADER]: 'table' }],
    ['another port', { Origin: 'http://127.0.0.1:1', [PAGE_HEADER]: 'table' }],
    ['a sandboxed page', { Origin: 'null', [PAGE_HEADER]: 'table' }],
    ['no page at all', { [PAGE_HEADER]: 'table' }],
  ])('%s changes nothing', async (_, headers) => {
    const body = JSON.stringify({ name: 'addRow', args: [{ text: 'x' }] });
    expect((await served.ask('/api/run', { method: 'POST', headers, body })).status).toBe(403);
    expect((await served.ask('/api/start-over', { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect(texts(await served.hostBook())).toEqual({ Sheet1: [] });
  });

  test('a form of this server cannot call the add-on', async () => {
    const body = JSON.stringify({ name: 'addRow', args: [{ text: 'x' }] });
    const headers = { Origin: served.address, 'Content-Type': 'text/plain' };
    expect((await served.ask('/api/run', { method: 'POST', headers, body })).status).toBe(403);
  });

  test('addresses of this machine are recognized', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual(
      Array(4).fill(true),
    );
    expect(['10.0.0.1', '0.0.0.0', '::', 'localhost', ''].map(isLoopback)).toEqual(Array(5).fill(false));
  });
});

describe('requests that no browser makes', () => {
  test.each(['http://[', '//'])('the address %s is refused', async (target) => {
    const { hostname, port } = new URL(served.address);
    const reply = await new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  });
});

const READ = 'GET, HEAD';
const WRITE_TOO = 'GET, HEAD, POST';

test.each([
  ['/', READ],
  ['/page.js', READ],
  ['/api/table', READ],
  ['/api/changes', READ],
  ['/frame/1', READ],
  ['/spreadsheets/d/x/edit', READ],
  ['/api/books/x', WRITE_TOO],
  ['/form/x', WRITE_TOO],
  ['/form/x/thanks', READ],
  ['/macros/s/x/exec', WRITE_TOO],
  ['/api/run', 'POST'],
  ['/api/outgoing', 'POST'],
  ['/api/start-over', 'POST'],
])('%s takes %s, and nothing else', async (target, allowed) => {
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].filter(
    (method) => !allowed.includes(method),
  );
  for (const method of others) {
    const { status, headers } = await served.ask(target, { method });
    expect([method, status, headers['allow']]).toEqual([method, 405, allowed]);
  }
});

describe('pages', () => {
  test('can load and do only what they need', async () => {
    const table = await served.ask('/');
    expect(table.headers['content-security-policy']).toContain("script-src 'self'");
    expect(table.headers['x-content-type-options']).toBe('nosniff');
    expect((await served.ask('/page.js')).headers['content-type']).toContain('text/javascript');
    expect((await served.ask('/page.css')).headers['content-type']).toContain('text/css');
    expect((await served.ask('/nothing')).status).toBe(404);
  });

  test('of the add-on first load google.script, in a sandbox without an origin', async () => {
    const { shown } = await served.run('openSidebar');
    expect(shown).toMatchObject([{ kind: 'sidebar', title: 'Fixture', width: 300 }]);
    const frame = await served.ask(shown[0]?.frame ?? '');
    const policy = String(frame.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(frame.text.slice(0, 200)).toMatch(
      /<head>\s*<script data-functions="addRow [\w ]*onOpen openSidebar /,
    );
    expect(frame.text).toContain('kept as text');
  });
});

describe('calls of the add-on', () => {
  test('return what the function returned', async () => {
    expect(await served.run('addRow', { text: 'first' })).toMatchObject({ value: { rows: 1 } });
    expect(await served.run('addRow', { text: 'second' })).toMatchObject({ value: { rows: 2 } });
    expect(texts(await served.hostBook())).toEqual({ Sheet1: [['first'], ['second']] });
  });

  test('return the error that the function threw', async () => {
    const { error, value } = await served.run('refuse', { times: 3 });
    expect(error).toEqual({
      name: 'ScriptError',
      message: expect.stringContaining('Cannot count 3.') as unknown,
    });
    expect(value).toBeUndefined();
    expect((await served.run('noSuchFunction')).error?.message).toContain('noSuchFunction');
  });

  test('show what the function showed', async () => {
    expect((await served.run('showHelp')).shown).toMatchObject([{ kind: 'dialog', title: 'Help' }]);
    const { menus } = JSON.parse((await served.ask('/api/table')).text) as { menus: unknown };
    expect(menus).toEqual([
      {
        title: 'Extensions',
        items: [
          { caption: 'Open', handler: 'openSidebar' },
          { caption: 'Help', handler: 'showHelp' },
        ],
      },
    ]);
  });

  test('send nothing to the internet, and store what they would have sent', async () => {
    expect((await served.run('post')).value).toBe(204);
    const { outgoing } = JSON.parse((await served.ask('/api/table')).text) as { outgoing: unknown[] };
    expect(outgoing).toMatchObject([
      { method: 'post', url: 'https://discord.com/api/webhooks/1/x', body: '{"content":"Round 1 is over."}' },
    ]);
  });

  test('return links that lead to this server', async () => {
    const { value } = await served.run('makeForm');
    expect(value).toMatchObject({ link: expect.stringMatching(`^${served.address}/forms/d/e/`) as unknown });
  });
});

describe('edits of a book', () => {
  const edit = async (change: object): Promise<number> => {
    const { id } = await served.hostBook();
    return (await served.post(`/api/books/${id}`, change)).status;
  };

  test('fill cells down, and can be undone', async () => {
    const values = [
      ['=SUM(A1, 1)', "'007", '3'],
      ['', 'old'],
    ];
    await edit({ kind: 'type', tab: 0, row: 0, column: 1, values });
    expect(await edit({ kind: 'fill', tab: 0, row: 0, column: 1, rows: 3, columns: 3 })).toBe(200);
    const entries = async (): Promise<unknown> =>
      (await served.hostBook()).tabs[0]?.rows.slice(1).map((row) => row.slice(1).map((cell) => cell.entry));
    const line = (row: number): readonly string[] => [`=SUM(A${row}, 1)`, '007', '3'];
    expect(await entries()).toEqual([line(2), line(3)]);
    await edit({ kind: 'undo' });
    expect(await entries()).toEqual([['', 'old']]);
    expect(await edit({ kind: 'fill', tab: 0, row: 0, column: 1, rows: 1, columns: 1 })).toBe(400);
  });

  test.each([
    {},
    null,
    { kind: 'type', tab: 0, row: -1, column: 0, values: [['x']] },
    { kind: 'type', tab: 0, row: 0, column: 0, values: [] },
    { kind: 'insert', tab: 0, what: 'CELLS', at: 0 },
    { kind: 'explode', tab: 0 },
  ])('that are invalid are refused: %j', async (change) => {
    const { id } = await served.hostBook();
    expect((await served.post(`/api/books/${id}`, change)).status).toBe(400);
  });
});

test('open pages are notified of changes', async () => {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const stream = request(`${served.address}/api/changes`, resolve);
    stream.on('error', reject);
    stream.end();
  });
  const lines = readline.createInterface(response);
  const told = (line: string): Promise<void> =>
    new Promise((resolve) => lines.on('line', (read) => read === line && resolve()));
  await told('data: 0');
  const changed = told('data: 1');
  await served.run('addRow', { text: 'seen' });
  await changed;
});

test('stopping and starting again loses nothing', async () => {
  await served.run('addRow', { text: 'kept' });
  await served.run('post');
  await served.run('makeForm');
  const before = await served.hostBook();
  const table = JSON.parse((await served.ask('/api/table')).text) as object;
  await served.stop();
  await served.start();
  expect(await served.hostBook()).toEqual(before);
  expect(JSON.parse((await served.ask('/api/table')).text)).toEqual(table);
  expect(await served.run('addRow', { text: 'more' })).toMatchObject({ value: { rows: 2 } });
});

test('starting over archives the old table', async () => {
  await served.run('addRow', { text: 'old' });
  const { aside } = JSON.parse((await served.post('/api/start-over', {})).text) as { aside: string };
  expect(texts(await served.hostBook())).toEqual({ Sheet1: [] });
  expect(path.dirname(aside)).toBe(path.dirname(served.folder));
  expect(existsSync(path.join(aside, 'host.json'))).toBe(true);
  expect(readdirSync(path.join(aside, 'books'))).toHaveLength(1);
});
