// Phones at the table: what the second listener lets them have, and that nothing of the host's is behind it.
import * as path from 'node:path';
import { request } from 'node:http';
import { deskBy, given } from '../../../src/commands/desk-calls';
import { toJson } from '../../../src/local/apps-script/json';
import { PAGE_HEADER } from '../../../src/local/server/messages';
import { serveTable, type RunningServer } from '../../../src/local/server/server';
import { Table, WEB_APP_ADDRESS } from '../../../src/local/server/table';
import { builtDist, builtPage } from '../../support/built-program';
import { newFolder } from '../../support/temp-folders';

let table: Table;
let server: RunningServer;
let players = '';
let key = '';
let books: { readonly own: string; readonly host: string };

interface Reply {
  readonly status: number;
  readonly text: string;
}

function ask(target: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Reply> {
  const port = players.split(':')[1] ?? '';
  return new Promise((resolve, reject) => {
    const sent = request(
      `http://127.0.0.1:${port}${target}`,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

beforeAll(async () => {
  table = new Table({ folder: path.join(newFolder(), 'table'), dist: builtDist() });
  const desk = deskBy(
    (name, args) =>
      table.run(
        name,
        args.map((arg) => toJson(arg)),
      ).value,
  );
  given(desk.savePage({ address: WEB_APP_ADDRESS }));
  const view = given(desk.startDraft({ game: 'soullinked', practice: true }));
  if (view.phase !== 'draft') throw new Error('No draft.');
  given(desk.createGame());
  for (;;) {
    const made = given(desk.prepareNext());
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

test('a player’s page is there, and its links lead to this listener', async () => {
  const { status, text } = await ask(`/macros/s/this-machine/exec?key=${key}`);
  expect([status, text.includes('"page":{')]).toEqual([200, true]);
  expect(text).toContain(`http:\\u002f\\u002f${players}\\u002fforms`);
});

test('a player’s book is there to be read, and the host’s is not', async () => {
  const own = await ask(`/spreadsheets/d/${books.own}/edit`);
  expect([own.status, own.text.includes('Soullinked'), own.text.includes('<script')]).toEqual([
    200,
    true,
    false,
  ]);
  expect((await ask(`/spreadsheets/d/${books.host}/edit`)).status).toBe(404);
});

test.each(['/', '/page.js', '/api/table', '/api/changes', '/frame/1', '/api/books/x'])(
  '%s is not there',
  async (target) => {
    expect((await ask(target)).status).toBe(404);
  },
);

test.each(['/api/run', '/api/start-over', '/api/outgoing'])('%s takes nothing', async (target) => {
  const headers = { Origin: `http://${players}`, Host: players, [PAGE_HEADER]: 'x' };
  expect((await ask(target, headers, '{"name":"getDesk","args":[]}')).status).toBe(404);
});

describe('a call of the page', () => {
  const call = (name: string, headers: Readonly<Record<string, string>>): Promise<Reply> =>
    ask('/macros/s/this-machine/exec', headers, JSON.stringify({ name, args: [{ key }] }));
  const own = (): Readonly<Record<string, string>> => ({
    Host: players,
    Origin: `http://${players}`,
    [PAGE_HEADER]: 'page',
  });

  test('is answered, of the page’s own calls', async () => {
    expect((await call('readPage', own())).text).toContain('"ok":true');
    expect((await call('getDesk', own())).text).toContain('"code":"not-the-host"');
    expect((await call('openRoundKeeper', own())).text).toContain('Cannot call SpreadsheetApp.getUi()');
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
