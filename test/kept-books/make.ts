// `npx tsx test/kept-books/make.ts`: keeps the books of all stories as the program of this work tree makes them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { makeDist } from '../../src/commands/dist';
import { recordOf } from '../../src/games/frame/json';
import { drawIdsFrom } from 'apps-script-stand-in/ids';
import { PARTS, shareRun } from '../support/built-program';
import { openTestHost } from '../support/host';
import { writeFacts, writeKeptBook } from '../support/kept-books';
import { factsOf, type BookFacts } from './facts';
import { STORIES, type Story } from './stories';

/** Tells a story, keeps its book, and gives its facts. */
function keep(name: string, story: Story): BookFacts {
  drawIdsFrom(`kept book of ${name}`);
  const test = openTestHost({ quiet: 'a beginning' });
  story(test);
  test.host.fireDue();
  writeKeptBook(name, test);
  process.stdout.write(`${name}\n`);
  return factsOf(test);
}

async function main(): Promise<void> {
  const built = mkdtempSync(path.join(tmpdir(), 'round-keeper-books-'));
  await makeDist(path.join(built, PARTS.dist));
  shareRun({ folder: built, browser: '' });
  writeFacts(recordOf(Object.entries(STORIES).map(([name, story]) => [name, keep(name, story)] as const)));
  rmSync(built, { recursive: true });
}

void main().catch((error: unknown) => {
  process.stderr.write(`make: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
