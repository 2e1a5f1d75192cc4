// Host books that are kept, one a game and one of a season: all that their local host held, and how to open one again.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import type { BookFacts } from '../kept-books/facts';
import { openTestHost, type TestHost } from './host';

const FOLDER = path.join('test', 'kept-books');
const FACTS = path.join(FOLDER, 'facts.json');

/** Everything in a kept book's file. */
interface KeptHost {
  /** UTC milliseconds. */
  readonly now: number;
  /** The stand-in's documents by name, as packages/apps-script-stand-in/src/folder-store.ts keeps them in a folder. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** The facts of all kept books, by their names. */
export function keptFacts(): Readonly<Record<string, BookFacts>> {
  // Only `writeFacts` writes it.
  return JSON.parse(readFileSync(FACTS, 'utf8')) as Readonly<Record<string, BookFacts>>;
}

export function writeFacts(facts: Readonly<Record<string, BookFacts>>): void {
  writeFileSync(FACTS, `${JSON.stringify(facts, null, 1)}\n`);
}

const fileOf = (name: string): string => path.join(FOLDER, `${name}.json.br`);

/** A host over a kept book, with the program as it is now. */
export function openKeptBook(name: string): TestHost {
  const text = brotliDecompressSync(readFileSync(fileOf(name))).toString();
  // Only `writeKeptBook` writes it.
  const { now, documents } = JSON.parse(text) as KeptHost;
  const test = openTestHost({}, new MemoryStore(new Map(Object.entries(documents))));
  test.clock.set(now);
  return test;
}

/** Keeps all that a host holds. */
export function writeKeptBook(name: string, { store, clock }: TestHost): void {
  const sorted = [...store.documents()].sort(([a], [b]) => (a < b ? -1 : 1));
  const host: KeptHost = { now: clock.now(), documents: Object.fromEntries(sorted) };
  writeFileSync(fileOf(name), brotliCompressSync(JSON.stringify(host), { params: WIDE }));
}

/** Books repeat each other, tab by tab: a window as large as all of them finds that. */
const WIDE = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
