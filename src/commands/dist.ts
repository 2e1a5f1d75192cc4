// Makes dist/, the files that Google gets, and refuses what Google would not load.
import * as path from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync, renameSync, writeFileSync, existsSync } from 'node:fs';
import { endOfPage } from '../google/file-state';
import { endOfCode } from '../google/release';
import { buildOf, bundleHtml, bundleScript, filledIn, loadBare } from './bundle';
import { readScript, type ReadScript } from './page-script';
import { isObject, parseJson } from '../games/frame/json';

/** The files of dist/, and nothing else: clasp pushes the whole folder. */
export const DIST_FILES = ['Code.js', 'appsscript.json', 'player.html', 'sidebar.html'] as const;

/** Where the parts of the program are. */
export interface Sources {
  readonly entry: string;
  readonly sidebar: string;
  /** The page for players. */
  readonly player: string;
  readonly manifest: string;
  /** The file that names the newest release. */
  readonly release: string;
}

const RELEASE_FILE = 'release.json';

export const SOURCES: Sources = {
  entry: 'src/google/entry.ts',
  sidebar: 'sidebar/panel',
  player: 'sidebar/player',
  manifest: 'appsscript.json',
  release: RELEASE_FILE,
};

/** The size of each file in bytes, and the functions that Google can call. */
export interface Dist {
  readonly sizes: Readonly<Record<string, number>>;
  readonly functions: readonly string[];
  /** The name of the build: the version of the program, and a few letters that are different for each build. */
  readonly build: string;
}

/** Bundles everything, checks it, and replaces the content of the folder only then. */
export async function makeDist(folder: string, sources: Sources = SOURCES): Promise<Dist> {
  const [script, sidebar, player] = await Promise.all([
    bundleScript(sources.entry),
    bundleHtml(sources.sidebar, 'sidebar'),
    bundleHtml(sources.player, 'player'),
  ]);
  const manifest = readFileSync(sources.manifest, 'utf8');
  const build = buildOf([script.code, manifest, player, sidebar]);
  const contents: Readonly<Record<(typeof DIST_FILES)[number], string>> = {
    'Code.js': script.code + endOfCode({ build, ...copyOf(sources.release) }),
    'appsscript.json': manifest,
    'player.html': filledIn(player, '/*VERSION*/', build) + endOfPage('player', build),
    'sidebar.html': filledIn(sidebar, '/*VERSION*/', build) + endOfPage('sidebar', build),
  };
  checkScript(contents['Code.js'], script.functions);
  for (const page of [contents['sidebar.html'], contents['player.html']]) checkPage(page);
  mkdirSync(folder, { recursive: true });
  for (const name of DIST_FILES) replaceFile(path.join(folder, name), contents[name]);
  const wanted: readonly string[] = DIST_FILES;
  for (const old of readdirSync(folder).filter((name) => !wanted.includes(name))) {
    rmSync(path.join(folder, old), { recursive: true, force: true });
  }
  const sizes = Object.fromEntries(DIST_FILES.map((name) => [name, Buffer.byteLength(contents[name])]));
  return { sizes, functions: script.functions, build };
}

/** Throws where HtmlService would change this page, or a script in it is newer than phones understand. */
export function checkPage(html: string): void {
  refuse(html, /[^\0-~]/, 'HtmlService spoils letters beyond ASCII');
  refuse(html, /<\?/, 'HtmlService takes <? for the start of a scriptlet');
  // The data for a page is put behind its <head> when the page is served.
  if (html.split('<head>').length !== 2) throw new Error('The page needs <head> exactly once.');
  const script = /<script[^>]*>([^]*?)<\/script>/g;
  // Addresses in the attributes of tags are served as they are.
  refuse(
    html.replace(script, '').replace(/<[^>]*>/g, ''),
    COMMENT,
    'HtmlService may take this for a comment',
  );
  for (const [, content = ''] of html.matchAll(script)) checkPageScript(content);
}

const COMMENT = /\/\/|\/\*/;

/** Throws unless the only thing in a page's script that looks like a comment is the list of licences at its end. */
function checkPageScript(script: string): void {
  const read = readScript(script);
  const closing = read.comments.find(
    ({ start, end }) => script.startsWith('/*', start) && script.slice(end).trim() === '',
  );
  const code = script.slice(0, closing?.start);
  refuse(code, COMMENT, 'HtmlService cuts what looks like a comment out of scripts, also out of a text');
  refuse(script.slice(code.length).replace('/*', ''), COMMENT, 'The closing comment holds another');
  const template = read.tokens.find(({ type }) => type.label === '`');
  if (template !== undefined)
    refuse(code.slice(template.start), /`/, 'HtmlService knows no template literals');
  checkPatterns(script, read);
}

/** Throws at the first match of a pattern in a text. */
function refuse(text: string, what: RegExp, why: string): void {
  const at = text.search(what);
  if (at >= 0) throw new Error(`${why}: ${JSON.stringify(text.slice(Math.max(0, at - 40), at + 40))}.`);
}

/** Throws for lookbehind and named groups: acorn accepts them, but nobody says that Google's parser does. */
function checkPatterns(script: string, { tokens }: ReadScript): void {
  for (const { type, start, end } of tokens) {
    if (type.label !== 'regexp') continue;
    // Escaped characters and those in brackets are left out: there, `(?<` begins no group.
    const pattern = script.slice(start, end).replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, '');
    refuse(pattern, /\(\?</, 'An older parser may know neither lookbehind nor named groups');
  }
}

/**
 * Throws unless Apps Script can load the script and call these functions and no others.
 * Acorn reads it as the language of 2019: what the parser at push refuses, such as `0n`, `1_000` and class fields, is newer.
 */
export function checkScript(code: string, functions: readonly string[]): void {
  const read = readScript(code);
  checkPatterns(code, read);
  const declared = read.program.body.flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [node.id.name] : [],
  );
  if ([...declared].sort().join() !== [...functions].sort().join()) {
    throw new Error(`Code.js declares ${declared.join(', ')} instead of ${functions.join(', ')}.`);
  }
  loadBare(code);
}

/** Replaces a file at once: a reader gets the whole old file or the whole new one. */
function replaceFile(file: string, content: string): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}

const COPY_LINK = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/[\w-]+\/copy$/;

/** A release as the file has it. */
interface ReleaseFile {
  readonly version: string;
  /** The link that copies the template; absent where none is published. */
  readonly copy?: string;
  /** The address of its archive; absent where none is published. */
  readonly download?: string;
}

/** Reads the release that a file names. Throws where the file is not one. */
export function readRelease(file: string): ReleaseFile {
  const read = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  if (!isObject(read) || typeof read.version !== 'string') throw new Error(`${file} names no version.`);
  const { version, copy, download } = read;
  if (download !== undefined && (typeof download !== 'string' || !/^https:\/\/\S+$/.test(download))) {
    throw new Error(`${file}: “download” is no address: such a one begins with https.`);
  }
  const archive = download === undefined ? {} : { download };
  if (copy === undefined) return { version, ...archive };
  if (typeof copy !== 'string' || !COPY_LINK.test(copy)) {
    throw new Error(`${file}: “copy” is no link that copies a spreadsheet: such a link ends with /copy.`);
  }
  return { version, copy, ...archive };
}

/** Gives the part of a release that the build needs. */
function copyOf(file: string): Pick<ReleaseFile, 'copy'> {
  const { copy } = readRelease(file);
  return copy === undefined ? {} : { copy };
}
