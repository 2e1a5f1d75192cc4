// Host books that earlier versions of the program made: all that their local host held, and how to open one again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import type { BookFacts } from '../kept-books/facts';
import { STATES, type State } from '../kept-books/stories';
import { openTestHost, type TestHost } from './host';

export const KEPT_BOOKS = path.join('test', 'kept-books');
const FACTS = 'facts.json';

/** The facts of a kept book as it is, and once its game has gone on. */
export interface KnownBook {
  readonly kept: BookFacts;
  readonly goneOn: BookFacts;
}

/** Those of a version, by game and state. */
export type KnownBooks = Readonly<Record<string, Readonly<Record<State, KnownBook>>>>;

export interface KeptBook {
  readonly version: string;
  readonly game: string;
  readonly state: State;
  readonly known: KnownBook;
  /** True for Soullinked, which alone is no practice game, open and over. */
  readonly inShortRun: boolean;
}

/** Everything in a kept book's file. */
interface KeptHost {
  /** UTC milliseconds. */
  readonly now: number;
  /** The stand-in's documents by name, as packages/apps-script-stand-in/src/folder-store.ts keeps them in a folder. */
  readonly documents: Readonly<Record<string, unknown>>;
}

/** The kept books of all versions: a folder each. */
export function keptBooks(): readonly KeptBook[] {
  return readdirSync(KEPT_BOOKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: version }) => {
      // Only `writeFacts` writes it.
      const games = JSON.parse(readFileSync(path.join(KEPT_BOOKS, version, FACTS), 'utf8')) as KnownBooks;
      return Object.entries(games).flatMap(([game, states]) =>
        STATES.map((state) => {
          const inShortRun = game === 'soullinked' && (state === 'open' || state === 'over');
          return { version, game, state, known: states[state], inShortRun };
        }),
      );
    });
}

export function writeFacts(version: string, books: KnownBooks): void {
  writeFileSync(path.join(KEPT_BOOKS, version, FACTS), `${JSON.stringify(books, null, 1)}\n`);
}

const fileOf = (version: string, game: string, state: State): string =>
  path.join(KEPT_BOOKS, version, `${game}-${state}.json.br`);

/** A host over a kept book, with the program as it is now. */
export function openKeptBook(version: string, game: string, state: State): TestHost {
  const text = brotliDecompressSync(readFileSync(fileOf(version, game, state))).toString();
  // Only `writeKeptBook` writes it.
  const { now, documents } = JSON.parse(text) as KeptHost;
  const test = openTestHost({}, new MemoryStore(new Map(Object.entries(documents))));
  test.clock.set(now);
  return test;
}

/** Keeps all that a host holds. */
export function writeKeptBook(version: string, game: string, state: State, { store, clock }: TestHost): void {
  const sorted = [...store.documents()].sort(([a], [b]) => (a < b ? -1 : 1));
  const host: KeptHost = { now: clock.now(), documents: Object.fromEntries(sorted) };
  writeFileSync(fileOf(version, game, state), brotliCompressSync(JSON.stringify(host), { params: WIDE }));
}

/** Books repeat each other, tab by tab: a window as large as all of them finds that. */
const WIDE = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
