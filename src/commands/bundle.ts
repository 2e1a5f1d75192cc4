// Bundles the program for each place where it runs: Code.js for Apps Script, sidebar.html, and the local table's page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import * as vm from 'node:vm';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { textProperty } from './text-file';
import { toHtmlEntities, wrapLines, escapeForHtmlService } from './page-script';

/** A script for Apps Script: one file of plain functions. */
interface ScriptBundle {
  readonly code: string;
  /** The names of the top-level functions. */
  readonly functions: readonly string[];
}

interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly notice: string;
}

/** The variable with the bundle's exports. Google only calls the top-level functions that follow. */
const GLOBAL_NAME = 'roundKeeper';

const SHARED_BUILD_OPTIONS = {
  bundle: true,
  format: 'iife',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  jsx: 'automatic',
  jsxImportSource: 'preact',
} as const satisfies BuildOptions;

/**
 * Bundles an entry as one script with a top-level function for each exported function, including functions in records. The
 * script isn't minified, so that hosts can inspect it before giving it access to their spreadsheet.
 */
export async function bundleScript(entry: string): Promise<ScriptBundle> {
  const { code, libraries } = await bundleFile(entry, {
    globalName: GLOBAL_NAME,
    target: 'es2019',
    // With `browser` or `node`, libraries would use globals that Google doesn't have.
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const exported = exportedFunctions(entry, code);
  const wrappers = exported.map(
    ({ name, place }) => `function ${name}() {\n  return ${place}.apply(this, arguments);\n}`,
  );
  return {
    code: [code, ...wrappers, legalComment(libraries), ''].join('\n'),
    functions: exported.map(({ name }) => name),
  };
}

interface ExportedFunction {
  readonly name: string;
  /** The expression for the function, such as `roundKeeper.onOpen`. */
  readonly place: string;
}

/** Runs the script to list its exports. Throws if Apps Script couldn't call an export. */
function exportedFunctions(entry: string, code: string): readonly ExportedFunction[] {
  const exported = runInBareContext(`${code}\n${GLOBAL_NAME}`);
  const found = Object.entries(exported as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    functionsOfExport(name, `${GLOBAL_NAME}.${name}`, value),
  );
  const names = found.map(({ name }) => name);
  const wrong = names.filter(
    (name, index) =>
      !/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'default' || names.indexOf(name) !== index,
  );
  if (wrong.length > 0) {
    throw new Error(
      `${entry}: Apps Script calls functions by plain names, once each, not ${wrong.join(', ')}.`,
    );
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The functions of an export: the export itself, or the functions in a record. */
function functionsOfExport(name: string, place: string, value: unknown): readonly ExportedFunction[] {
  if (typeof value === 'function') return [{ name, place }];
  const held = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (held.length === 0 || held.some(([, inner]) => typeof inner !== 'function')) {
    throw new Error(`The entry exports something that isn’t a function: ${name}.`);
  }
  return held.map(([inner]) => ({ name: inner, place: `${place}.${inner}` }));
}

/** Runs a script with only the language's globals, so that code for a browser or Node fails. Returns the last value. */
export function runInBareContext(code: string): unknown {
  return vm.runInContext(code, vm.createContext(Object.create(null) as object), { filename: 'Code.js' });
}

/** Output options that keep HtmlService from changing the text. page-script.ts does the rest. */
const HTML_SERVICE_OPTIONS = {
  charset: 'ascii',
  supported: { 'template-literal': false },
} as const satisfies BuildOptions;

/** Scripts that run first in every page. */
const PAGE_SCRIPTS = ['sidebar/shared/translated-texts.ts'];

/** Bundles a page into one HTML file, since Apps Script serves no other kind. The build's name is filled in later. */
export async function bundleHtml(folder: string, name: string): Promise<string> {
  const { code, libraries } = await bundleFile(path.join(folder, 'main.tsx'), {
    target: 'es2019',
    minify: true,
    inject: PAGE_SCRIPTS,
    ...HTML_SERVICE_OPTIONS,
  });
  const css = await bundleStyle(path.join(folder, `${name}.css`), HTML_SERVICE_OPTIONS.charset);
  const style = css.replace(/.{1,190}[;{}]/g, '$&\n');
  const page = toHtmlEntities(readFileSync(path.join(folder, `${name}.html`), 'utf8'));
  const script = `${wrapLines(escapeForHtmlService(code.trim()))}\n${legalComment(libraries)}`;
  return fillPage(page, { style, script });
}

/** Names a build: the program's version and a short hash. */
export function makeBuildName(contents: readonly string[]): string {
  const build = createHash('sha256').update(contents.join('')).digest('hex').slice(0, 8);
  return `${packageVersion()} (${build})`;
}

export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  return textProperty(manifest, 'version') ?? '';
}

/** Bundles the table's page: script, style, and the scripts that run first in the program's own pages. */
export async function bundlePage(
  folder: string,
): Promise<Readonly<Record<'script' | 'style' | 'frameScript' | 'visitorScript', string>>> {
  const options: BuildOptions = { target: 'es2020', minify: true };
  const [main, frame, visitor, style] = await Promise.all([
    bundleFile(path.join(folder, 'main.tsx'), { ...options, inject: PAGE_SCRIPTS }),
    bundleFile(path.join(folder, 'frame-script.ts'), options),
    bundleFile(path.join(folder, 'visitor-script.ts'), options),
    bundleStyle(path.join(folder, 'page.css'), SHARED_BUILD_OPTIONS.charset),
  ]);
  return {
    script: main.code,
    style,
    frameScript: escapeInlineScript(frame.code),
    visitorScript: escapeInlineScript(visitor.code),
  };
}

/** The contents of a page's placeholders. */
interface PageContents {
  readonly style: string;
  readonly script: string;
}

export function fillPage(page: string, { style, script }: PageContents): string {
  if (/<\/style/i.test(style)) throw new Error('The style would end its own element: it contains </style.');
  return replacePlaceholder(
    replacePlaceholder(page, '/*STYLE*/', style),
    '/*SCRIPT*/',
    escapeInlineScript(script),
  );
}

export function replacePlaceholder(page: string, placeholder: string, content: string): string {
  if (page.split(placeholder).length !== 2) throw new Error(`The page needs ${placeholder} exactly once.`);
  // A function as replacement, since `$&` in a string would have a special meaning.
  return page.replace(placeholder, () => content);
}

/** Escapes text that would end or hide a script element. In the bundle, only literals and comments can contain such text. */
function escapeInlineScript(script: string): string {
  return script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

async function bundleStyle(file: string, charset: 'ascii' | 'utf8'): Promise<string> {
  const { code } = await bundleFile(file, {
    minify: true,
    charset,
    loader: { '.woff2': 'dataurl' },
  });
  return code.trim();
}

async function bundleFile(
  entry: string,
  options: BuildOptions,
): Promise<{ code: string; libraries: readonly Library[] }> {
  const { outputFiles, metafile, warnings } = await build({
    ...SHARED_BUILD_OPTIONS,
    ...options,
    entryPoints: [entry],
    write: false,
    metafile: true,
  });
  const [warning] = warnings;
  if (warning !== undefined) throw new Error(`${warning.location?.file ?? entry}: ${warning.text}`);
  const [output] = Object.values(metafile.outputs);
  const file = outputFiles[0];
  if (output === undefined || file === undefined)
    throw new Error(`Can’t bundle ${entry}: esbuild returned nothing.`);
  return { code: file.text, libraries: bundledLibraries(output.inputs) };
}

function bundledLibraries(inputs: Metafile['outputs'][string]['inputs']): readonly Library[] {
  const folders = new Set<string>();
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
    if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
  }
  return [...folders].sort().map(readLibrary);
}

function readLibrary(folder: string): Library {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const notice = ['LICENSE', 'LICENSE.txt', 'LICENSE.md'].flatMap((name) => {
    try {
      return [readFileSync(path.join(folder, name), 'utf8').trim()];
    } catch {
      return [];
    }
  })[0];
  if (notice === undefined) throw new Error(`${folder} has no licence to include in the bundle.`);
  return {
    name: textProperty(manifest, 'name') ?? '',
    version: textProperty(manifest, 'version') ?? '',
    licence: textProperty(manifest, 'license') ?? '',
    notice,
  };
}

function legalComment(libraries: readonly Library[]): string {
  if (libraries.length === 0) return '';
  const parts = libraries.map(
    ({ name, version, licence, notice }) => `${name} ${version} (${licence})\n\n${notice}`,
  );
  const text = ['Contains these libraries:', ...parts]
    .join('\n\n')
    .replaceAll('*/', '* /')
    // HtmlService would treat the slashes of an address as a comment, even within this comment.
    .replaceAll(/https?:\/\//g, '');
  return `/*!\n${text}\n*/`;
}
