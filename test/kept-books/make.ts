// `npx tsx test/kept-books/make.ts VERSION`: keeps the books of all stories as the program of this work tree makes them.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { makeDist } from '../../src/commands/dist';
import { recordOf } from '../../src/games/frame/json';
import { drawIdsFrom } from 'apps-script-stand-in/ids';
import { PARTS, shareRun } from '../support/built-program';
import { copyOf, openTestHost, type TestHost } from '../support/host';
import { KEPT_BOOKS, writeFacts, writeKeptBook, type KnownBook } from '../support/kept-books';
import { factsOf } from './facts';
import { goOn } from './going-on';
import { goTo, STORIES, type State, type Story } from './stories';

/** Tells a story, and keeps the book in each of its states. */
function keep(version: string, game: string, story: Story): Readonly<Record<State, KnownBook>> {
  drawIdsFrom(`kept books of ${game}`);
  const test = openTestHost();
  const kept = (state: State, next: (test: TestHost) => void): KnownBook => {
    next(test);
    test.host.fireDue();
    writeKeptBook(version, game, state, test);
    process.stdout.write(`${game}, ${state}\n`);
    const copy = copyOf(test);
    goOn(copy, game, state);
    return { kept: factsOf(test), goneOn: factsOf(copy) };
  };
  return {
    draft: kept('draft', story.draft),
    open: kept('open', story.untilOpen),
    paused: kept('paused', goTo.paused),
    over: kept('over', goTo.over),
    published: kept('published', goTo.published),
    'put-away': kept('put-away', goTo['put-away']),
  };
}

async function main(): Promise<void> {
  const [version] = process.argv.slice(2);
  if (version === undefined) throw new Error('name the version whose books these are.');
  const folder = path.join(KEPT_BOOKS, version);
  if (existsSync(folder)) throw new Error(`${folder} is there: what is kept is never made anew.`);
  const built = mkdtempSync(path.join(tmpdir(), 'round-keeper-books-'));
  await makeDist(path.join(built, PARTS.dist));
  shareRun({ folder: built, browser: '' });
  mkdirSync(folder);
  const games = Object.entries(STORIES).map(([game, story]) => [game, keep(version, game, story)] as const);
  writeFacts(version, recordOf(games));
  rmSync(built, { recursive: true });
}

void main().catch((error: unknown) => {
  process.stderr.write(`make: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
