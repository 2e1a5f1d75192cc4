// Runs the practice command and returns the files it writes.
import { readFileSync, readdirSync } from 'node:fs';
import * as path from 'node:path';
import { writeBooks } from '../../src/commands/book-files';
import { playPractice, type PracticeGame } from '../../src/commands/practice-game';
import { builtCode, readManifest } from '../support/built-program';
import { newFolder } from '../support/temp-folders';

/** Plays a practice game to its end, always with the same seed. */
export function practise(game: string): PracticeGame & { readonly log: string } {
  const log: string[] = [];
  const say = (line: string): number => log.push(line);
  const played = playPractice({
    game,
    seed: 'a b',
    code: builtCode(),
    manifest: readManifest(),
    say,
  });
  return { ...played, log: log.join('\n') };
}

export function files(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    names.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

const idIn = (url: string): string => /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';

export function write({ host, game }: PracticeGame): Readonly<Record<string, string>> {
  const folder = newFolder();
  const books = [
    { name: 'host', id: host.bookId ?? '' },
    { name: 'public', id: idIn(game.publicBook) },
    ...game.players.map(({ name, book }) => ({ name, id: idIn(book) })),
  ];
  writeBooks(host, books, folder);
  return files(folder);
}
