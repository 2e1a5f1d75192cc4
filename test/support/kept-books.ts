// The kept host books, one per game and one of a season, each a file of all that its host held.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { openTestHost, type TestHost } from './host';

const FOLDER = path.join('test', 'kept-books');
const FACTS = path.join(FOLDER, 'facts.json');

/** What the file of a kept book holds. */
interface KeptHost {
  /** The time, in UTC milliseconds. */
  readonly now: number;
  /** The stand-in's documents by name, as packages/apps-script-stand-in/src/folder-store.ts keeps them in a folder. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** Reads what is noted about all kept books, by name. */
export function keptFacts(): Readonly<Record<string, unknown>> {
  // Only 1.0.0 wrote this file, as it made the books.
  return JSON.parse(readFileSync(FACTS, 'utf8')) as Readonly<Record<string, unknown>>;
}

const fileOf = (name: string): string => path.join(FOLDER, `${name}.json.br`);

/** Opens a host on a kept book, with the program as it is now. */
export function openKeptBook(name: string): TestHost {
  const text = brotliDecompressSync(readFileSync(fileOf(name))).toString();
  // Only 1.0.0 wrote this file.
  const { now, documents } = JSON.parse(text) as KeptHost;
  const test = openTestHost({ quiet: 'a beginning' }, new MemoryStore(new Map(Object.entries(documents))));
  test.clock.set(now);
  return test;
}
