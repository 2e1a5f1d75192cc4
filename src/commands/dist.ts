// Makes dist/, the files that Google gets, and refuses what Google would not load.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { parse } from 'acorn';
import { bundleHtml, bundleScript, loadBare } from './bundle';

/** The files of dist/, and nothing else: clasp pushes the whole folder. */
export const DIST_FILES = ['Code.js', 'appsscript.json', 'player.html', 'sidebar.html'] as const;

/** Where the parts of the program are. */
export interface Sources {
  readonly entry: string;
  readonly sidebar: string;
  /** The page for players. */
  readonly player: string;
  readonly manifest: string;
}

export const SOURCES: Sources = {
  entry: 'src/google/entry.ts',
  sidebar: 'sidebar',
  player: 'sidebar/player',
  manifest: 'appsscript.json',
};

/** The size of each file in bytes, and the functions that Google can call. */
export interface Dist {
  readonly sizes: Readonly<Record<string, number>>;
  readonly functions: readonly string[];
}

/** Bundles everything, checks it, and only then replaces what the folder held. */
export async function makeDist(folder: string, sources: Sources = SOURCES): Promise<Dist> {
  const [script, sidebar, player] = await Promise.all([
    bundleScript(sources.entry),
    bundleHtml(sources.sidebar, 'sidebar'),
    bundleHtml(sources.player, 'player'),
  ]);
  checkScript(script.code, script.functions);
  for (const page of [sidebar, player]) checkPage(page);
  const contents: Readonly<Record<(typeof DIST_FILES)[number], string>> = {
    'Code.js': script.code,
    'appsscript.json': readFileSync(sources.manifest, 'utf8'),
    'player.html': player,
    'sidebar.html': sidebar,
  };
  mkdirSync(folder, { recursive: true });
  for (const name of DIST_FILES) replaceFile(path.join(folder, name), contents[name]);
  const wanted: readonly string[] = DIST_FILES;
  for (const old of readdirSync(folder).filter((name) => !wanted.includes(name))) {
    rmSync(path.join(folder, old), { recursive: true, force: true });
  }
  const sizes = Object.fromEntries(DIST_FILES.map((name) => [name, Buffer.byteLength(contents[name])]));
  return { sizes, functions: script.functions };
}

/** Replaces a file at once: a reader gets the whole old file or the whole new one. */
function replaceFile(file: string, content: string): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}

/** Throws unless the scripts in a page are of the same language. */
export function checkPage(html: string): void {
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    parse(script, { ecmaVersion: 2019, sourceType: 'script' });
  }
}

/**
 * Throws unless Apps Script can load the script and call these functions and no others.
 * Acorn reads it as the language of 2019: what the parser at push refuses, such as `0n`, `1_000` and class fields, is newer.
 */
export function checkScript(code: string, functions: readonly string[]): void {
  const program = parse(code, { ecmaVersion: 2019, sourceType: 'script' });
  const declared = program.body.flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [node.id.name] : [],
  );
  if ([...declared].sort().join() !== [...functions].sort().join()) {
    throw new Error(`Code.js declares ${declared.join(', ')} instead of ${functions.join(', ')}.`);
  }
  loadBare(code);
}
