// The program as the global set-up built it, shared by all test files.
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { SOURCES, type Sources } from '../../src/commands/dist';
import { pageEndMarker, type PageName } from '../../src/google/file-state';
import type { Release } from '../../src/rounds/reply/account';
import { isJsonObject, toJson, type JsonObject } from 'apps-script-stand-in/json';
import type { PageAssets } from '../../src/local/server/server';

/** A small add-on for tests. */
export const FIXTURE: Sources = {
  entry: 'test/bundle/fixtures/entry.ts',
  sidebar: 'test/bundle/fixtures/sidebar',
  player: 'test/bundle/fixtures/player',
  manifest: 'appsscript.json',
  release: 'release.json',
};

/** The names of the set-up's files in its folder. */
export const PARTS = { dist: 'dist', fixture: 'fixture', page: 'page.json' } as const;

/** Values that all tests of one run share. */
export interface SharedRun {
  readonly folder: string;
  /** The address at which test files connect to the browser. */
  readonly browser: string;
}

const VARIABLE = 'ROUND_KEEPER_TEST_RUN';

/** Passes the values to the processes that run test files. */
export function shareRun(run: SharedRun): void {
  process.env[VARIABLE] = JSON.stringify(run);
}

export function sharedRun(): SharedRun {
  const text = process.env[VARIABLE];
  if (text === undefined) {
    throw new Error('Nothing is built for this test file: jest.config.mjs counts it among the pure ones.');
  }
  return JSON.parse(text) as SharedRun;
}

const partOf = (part: keyof typeof PARTS): string => path.join(sharedRun().folder, PARTS[part]);

/** The folder with the output of `npm run build`. */
export const builtDist = (): string => partOf('dist');
export const builtFixture = (): string => partOf('fixture');
/** Caches a value per file: built files never change, and tests open hundreds of hosts. */
function perFile<T>(pathOf: () => string, make: (text: string) => T): () => T {
  const made = new Map<string, { readonly value: T }>();
  return () => {
    const file = pathOf();
    const known = made.get(file) ?? { value: make(readFileSync(file, 'utf8')) };
    made.set(file, known);
    return known.value;
  };
}

const codeFile = (): string => path.join(builtDist(), 'Code.js');

export const builtCode = perFile(codeFile, (text) => text);
export const builtSidebar = (): string => readFileSync(path.join(builtDist(), 'sidebar.html'), 'utf8');
export const builtPlayerPage = (): string => readFileSync(path.join(builtDist(), 'player.html'), 'utf8');
export const builtRelease = perFile(codeFile, (code): Release => {
  const [, json = ''] = /^var ROUND_KEEPER_RELEASE = (.*);$/m.exec(code) ?? [];
  return JSON.parse(json) as Release;
});
/** Code.js of an earlier build, which a players' page can still run. */
export const formerCode = perFile(codeFile, (code) =>
  code.replaceAll(builtRelease().build, '0.0.9 (0badc0de)'),
);
/** An empty page, for tests in which the page doesn't matter. */
export const emptyPage = (name: PageName): string =>
  `<head></head>${pageEndMarker(name, builtRelease().build)}`;
/** The local table's page with its scripts. */
export const builtPage = (): PageAssets => JSON.parse(readFileSync(partOf('page'), 'utf8')) as PageAssets;

export const readManifest = perFile(
  () => SOURCES.manifest,
  (text): JsonObject => {
    const json = toJson(JSON.parse(text));
    if (!isJsonObject(json)) throw new Error('The manifest is no JSON object.');
    return json;
  },
);
