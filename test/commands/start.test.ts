// `npm start` as a host runs it: it says where it is, survives being killed, and says what is in the way.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { PAGE_HEADER } from '../../src/local/server/server-messages';

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-start-'));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** The text that it printed until it was ready or gave up. */
  readonly said: string;
  readonly code: number | null;
}

function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const table = path.join(folder, 'table');
  const env = { ...process.env, TABLE: table, PORT: '0', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/start.ts'], { env });
  running.push(child);
  return new Promise((resolve) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Stop with')) resolve({ child, said, code: null });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ child, said, code }));
  });
}

function addressIn(said: string): string {
  return /http:\/\/\S+/.exec(said)?.[0] ?? '';
}

async function run(address: string, name: string, ...args: readonly unknown[]): Promise<string> {
  const headers = { Origin: address, [PAGE_HEADER]: 'test', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name, args });
  const response = await fetch(`${address}/api/run`, { method: 'POST', headers, body });
  return response.text();
}

test('killed and started again, it goes on where it was', async () => {
  const first = await start({});
  expect(first.said).toMatch(
    /^Round Keeper is at http:\/\/127\.0\.0\.1:\d+\nThe table is kept in \S+table\./,
  );
  const drafted = await run(addressIn(first.said), 'startDraft', { game: 'soullinked', practice: true });
  expect(drafted).toContain('"phase":"draft"');
  first.child.kill('SIGKILL');
  const second = await start({});
  expect(await run(addressIn(second.said), 'getDesk')).toContain('"phase":"draft"');
});

describe('what is in the way is said in words', () => {
  let taken: Server;

  beforeEach(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', () => resolve()));
  });

  afterEach(() => taken.close());

  test('a port that is taken', async () => {
    const { port } = taken.address() as AddressInfo;
    const { said, code } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(`Cannot serve at 127.0.0.1:${port}: another program does`);
    expect(said).toContain(`PORT=${port + 1} npm start`);
  });

  test('a port that is none', async () => {
    const { said, code } = await start({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(said).toContain('PORT must be a number');
  });
});
