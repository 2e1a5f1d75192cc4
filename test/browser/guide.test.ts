// The walk of docs/hosting.md, which draws its pictures and the README's: `npm run pictures` keeps them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { given } from '../../src/commands/desk-calls';
import type { Desk } from './desk';
import { endReady, makeReady, Started, type Ready } from './started';

jest.setTimeout(90_000);

const kept = process.env['PICTURES'];
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'round-keeper-pictures-'));

let ready: Ready;
let started: Started;

beforeAll(async () => {
  ready = await makeReady();
});

afterAll(async () => {
  await endReady(ready);
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  started = await Started.start(ready);
});

afterEach(async () => expect(await started.end()).toEqual([]));

async function draw(desk: Desk, name: string): Promise<void> {
  await desk.page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}

test('a round in the middle of a game', async () => {
  const desk = await started.window();
  await desk.startPractice('Soullinked');
  for (let round = 1; round <= 2; round += 1) {
    given(started.api.submitForPractice({ players: [] }));
    const { name } = started.stage();
    given(started.api.resolveRound({ stage: name, token: '' }));
    given(started.api.deliverSome());
    while (started.game().toPrepare.length > 0) given(started.api.prepareNext());
  }
  given(started.api.submitForPractice({ players: started.stage().waitingFor.slice(0, 6) }));
  await desk.place('Messages');
  await desk.click('Refresh');
  await desk.place('Round');
  await desk.heading('Round 3');
  await desk.openBook("Ana's book", 'Your board');
  await draw(desk, 'round');
});
