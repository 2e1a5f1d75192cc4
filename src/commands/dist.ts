// Creates dist/, the files for Google. Throws if Google wouldn't load a file.
import * as path from 'node:path';
import { mkdirSync, readdirSync, readFileSync, rmSync, renameSync, writeFileSync, existsSync } from 'node:fs';
import { pageEndMarker } from '../google/file-state';
import { codeEndMarker } from '../google/release';
import { makeBuildName, bundleHtml, bundleScript, replacePlaceholder, runInBareContext } from './bundle';
import { parseScript, type ParsedScript } from './page-script';
import { isObject, parseJson } from '../games/frame/json';

/** All files of dist/, since clasp pushes the whole folder. */
export const DIST_FILES = ['Code.js', 'appsscript.json', 'player.html', 'sidebar.html'] as const;

export interface Sources {
  readonly entry: string;
  readonly sidebar: string;
  readonly player: string;
  readonly manifest: string;
  /** The file that describes the newest release. */
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

/** Sizes in bytes, and the functions that Google can call. */
export interface Dist {
  readonly sizes: Readonly<Record<string, number>>;
  readonly functions: readonly string[];
  /** The build's name: the program's version and a short hash. */
  readonly build: string;
}

/** Bundles and checks everything before replacing the folder's contents. */
export async function makeDist(folder: string, sources: Sources = SOURCES): Promise<Dist> {
  const [script, sidebar, player] = await Promise.all([
    bundleScript(sources.entry),
    bundleHtml(sources.sidebar, 'sidebar'),
    bundleHtml(sources.player, 'player'),
  ]);
  const manifest = readFileSync(sources.manifest, 'utf8');
  const build = makeBuildName([script.code, manifest, player, sidebar]);
  const contents: Readonly<Record<(typeof DIST_FILES)[number], string>> = {
    'Code.js': script.code + codeEndMarker({ build, ...readCopyLink(sources.release) }),
    'appsscript.json': manifest,
    'player.html': replacePlaceholder(player, '/*VERSION*/', build) + pageEndMarker('player', build),
    'sidebar.html': replacePlaceholder(sidebar, '/*VERSION*/', build) + pageEndMarker('sidebar', build),
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

/** Throws if HtmlService would change this page, or if a script is too new for phones. */
export function checkPage(html: string): void {
  throwIfMatches(html, /[^\0-~]/, 'HtmlService garbles non-ASCII letters');
  throwIfMatches(html, /<\?/, 'HtmlService would treat <? as the start of a scriptlet');
  // When the page is served, its data is inserted after <head>.
  if (html.split('<head>').length !== 2) throw new Error('The page needs <head> exactly once.');
  const script = /<script[^>]*>([^]*?)<\/script>/g;
  // Addresses in attributes of tags are served unchanged.
  throwIfMatches(
    html.replace(script, '').replace(/<[^>]*>/g, ''),
    COMMENT_START,
    'HtmlService may mistake this for a comment',
  );
  for (const [, content = ''] of html.matchAll(script)) checkPageScript(content);
}

const COMMENT_START = /\/\/|\/\*/;

/** Throws if a page's script contains anything like a comment, except the licenses at its end. */
function checkPageScript(script: string): void {
  const read = parseScript(script);
  const closing = read.comments.find(
    ({ start, end }) => script.startsWith('/*', start) && script.slice(end).trim() === '',
  );
  const code = script.slice(0, closing?.start);
  throwIfMatches(
    code,
    COMMENT_START,
    'HtmlService removes anything like a comment from scripts, even inside strings',
  );
  throwIfMatches(
    script.slice(code.length).replace('/*', ''),
    COMMENT_START,
    'The closing comment contains another',
  );
  const template = read.tokens.find(({ type }) => type.label === '`');
  if (template !== undefined)
    throwIfMatches(code.slice(template.start), /`/, 'HtmlService doesn’t support template literals');
  checkRegExpLiterals(script, read);
}

function throwIfMatches(text: string, what: RegExp, why: string): void {
  const at = text.search(what);
  if (at >= 0) throw new Error(`${why}: ${JSON.stringify(text.slice(Math.max(0, at - 40), at + 40))}.`);
}

/** Throws for lookbehind and named groups, which acorn accepts but Google's parser may not. */
function checkRegExpLiterals(script: string, { tokens }: ParsedScript): void {
  for (const { type, start, end } of tokens) {
    if (type.label !== 'regexp') continue;
    // Escaped characters and character classes are removed, since `(?<` doesn't start a group within them.
    const pattern = script.slice(start, end).replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, '');
    throwIfMatches(pattern, /\(\?</, 'An older parser may not support lookbehind or named groups');
  }
}

/**
 * Throws unless Apps Script can load the script and call exactly these functions. The script is parsed as ES2019, since
 * Google refuses newer syntax on push, such as `0n`, `1_000` and class fields.
 */
export function checkScript(code: string, functions: readonly string[]): void {
  const read = parseScript(code);
  checkRegExpLiterals(code, read);
  const declared = read.program.body.flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [node.id.name] : [],
  );
  if ([...declared].sort().join() !== [...functions].sort().join()) {
    throw new Error(`Code.js declares ${declared.join(', ')} instead of ${functions.join(', ')}.`);
  }
  runInBareContext(code);
}

/** Replaces a file atomically, so that readers get either the complete old version or the complete new version. */
function replaceFile(file: string, content: string): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, file);
}

const COPY_LINK_PATTERN = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/[\w-]+\/copy$/;

interface ReleaseFile {
  readonly version: string;
  /** The link that copies the template; absent if none is published. */
  readonly copy?: string;
  /** The archive's address; absent if none is published. */
  readonly download?: string;
}

/** Reads the release file. Throws if it doesn't contain a release. */
export function readRelease(file: string): ReleaseFile {
  const read = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  if (!isObject(read) || typeof read.version !== 'string') throw new Error(`${file} names no version.`);
  const { version, copy, download } = read;
  if (download !== undefined && (typeof download !== 'string' || !/^https:\/\/\S+$/.test(download))) {
    throw new Error(`${file}: “download” isn’t an address. It must start with https.`);
  }
  const archive = download === undefined ? {} : { download };
  if (copy === undefined) return { version, ...archive };
  if (typeof copy !== 'string' || !COPY_LINK_PATTERN.test(copy)) {
    throw new Error(`${file}: “copy” isn’t a link that copies a spreadsheet. It must end with /copy.`);
  }
  return { version, copy, ...archive };
}

/** The part of the release file that the build needs. */
function readCopyLink(file: string): Pick<ReleaseFile, 'copy'> {
  const { copy } = readRelease(file);
  return copy === undefined ? {} : { copy };
}
