// `npm start` as a host runs it: it prints its address, survives being killed, and says what went wrong.
import { spawn, type ChildProcess } from 'node:child_process';
import * as path from 'node:path';
import { PAGE_HEADER } from '../../src/local/server/server-messages';
import { newFolder } from '../support/temp-folders';

const table = path.join(newFolder(), 'table');
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Started {
  readonly child: ChildProcess;
  /** What it printed until it was ready or gave up. */
  readonly said: string;
  readonly code: number | null;
}

function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const env = { ...process.env, TABLE: table, PORT: '0', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/start.ts'], { env });
  running.push(child);
  return new Promise((resolve) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Press Ctrl+C')) resolve({ child, said, code: null });
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

test('it prints its address; a second server says that the port is taken, and continues once the first is killed', async () => {
  const first = await start({});
  expect(first.said).toMatch(
    /^Round Keeper is running at http:\/\/127\.0\.0\.1:\d+\nThe table is saved in \S+table\./,
  );
  const address = addressIn(first.said);
  const drafted = await run(address, 'draft', { game: 'soullinked', practice: true });
  expect(drafted).toContain('"draft":{');
  const { port } = new URL(address);
  const refused = await start({ PORT: port });
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`Can’t serve at 127.0.0.1:${port}: another program is using this port`);
  expect(refused.said).toContain(`PORT=${Number(port) + 1} npm start`);
  first.child.kill('SIGKILL');
  const second = await start({});
  expect(await run(addressIn(second.said), 'getDesk')).toContain('"draft":{');
});
