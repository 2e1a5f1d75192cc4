// The kept host books of version 1.0.0: one for each of the five games, one for a season. Each file contains everything that
// its host stored.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { openTestHost, type TestHost } from './host';

const FOLDER = path.join('test', 'kept-books');
const FACTS = path.join(FOLDER, 'facts.json');

interface KeptHost {
  /** The time, in UTC milliseconds. */
  readonly now: number;
  /** The stand-in's documents by name, as in packages/apps-script-stand-in/src/folder-store.ts. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** The recorded facts about all kept books, keyed by name. */
export function keptFacts(): Readonly<Record<string, unknown>> {
  // Only 1.0.0 wrote this file, along with the books, so it has this type.
  return JSON.parse(readFileSync(FACTS, 'utf8')) as Readonly<Record<string, unknown>>;
}

const fileOf = (name: string): string => path.join(FOLDER, `${name}.json.br`);

/** Opens a host on a kept book, with the current program. */
export function openKeptBook(name: string): TestHost {
  const text = brotliDecompressSync(readFileSync(fileOf(name))).toString();
  // Only 1.0.0 wrote this file, so it has this type.
  const { now, documents } = JSON.parse(text) as KeptHost;
  const test = openTestHost({ quiet: 'a beginning' }, new MemoryStore(new Map(Object.entries(documents))));
  test.clock.set(now);
  return test;
}
