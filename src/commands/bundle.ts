// Bundles the program for the places it runs: Code.js for Apps Script, sidebar.html, and the local table's page.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import * as vm from 'node:vm';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { textIn } from './text-file';
import { inEntities, inShortLines, writtenForPages } from './page-script';

/** A script for Apps Script: one file of plain functions. */
interface ScriptBundle {
  readonly code: string;
  /** The names of the top-level functions. */
  readonly functions: readonly string[];
}

/** A library whose code ended up in a bundle. */
interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly notice: string;
}

/** The variable that holds the bundle's exports. Google calls only the top-level functions after it. */
const GLOBAL_NAME = 'roundKeeper';

const shared = {
  bundle: true,
  format: 'iife',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'silent',
  jsx: 'automatic',
  jsxImportSource: 'preact',
} as const satisfies BuildOptions;

/**
 * Bundles an entry as one script in which each function that it exports is a top-level function, alone or in a
 * record of functions. Left readable: hosts are asked to let it read their spreadsheet, so they should be able to look.
 */
export async function bundleScript(entry: string): Promise<ScriptBundle> {
  const { code, libraries } = await bundleFile(entry, {
    globalName: GLOBAL_NAME,
    target: 'es2019',
    // Made for neither a browser nor Node: a library that chooses between the two would use a global that is missing on
    // Google.
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
  /** Where the script finds the function: `roundKeeper.onOpen`. */
  readonly place: string;
}

/** Loads the script to see what it exports. Throws where Apps Script could not call an export. */
function exportedFunctions(entry: string, code: string): readonly ExportedFunction[] {
  const exported = loadBare(`${code}\n${GLOBAL_NAME}`);
  const found = Object.entries(exported as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    functionsIn(name, `${GLOBAL_NAME}.${name}`, value),
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

/** Gives an export as functions: the export itself, or those that it holds. */
function functionsIn(name: string, place: string, value: unknown): readonly ExportedFunction[] {
  if (typeof value === 'function') return [{ name, place }];
  const held = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (held.length === 0 || held.some(([, inner]) => typeof inner !== 'function')) {
    throw new Error(`The entry exports what is no function: ${name}.`);
  }
  return held.map(([inner]) => ({ name: inner, place: `${place}.${inner}` }));
}

/**
 * Runs a script where nothing is there but the language, and gives its last value. Code which needs a browser or
 * Node while it loads fails here and not on Google.
 */
export function loadBare(code: string): unknown {
  return vm.runInContext(code, vm.createContext(Object.create(null) as object), { filename: 'Code.js' });
}

/** Options for output that HtmlService leaves as it is; page-script.ts does what a bundler cannot. */
const forHtmlService = {
  charset: 'ascii',
  supported: { 'template-literal': false },
} as const satisfies BuildOptions;

/** Modules that run first in every page. */
const PAGE_SCRIPTS = ['sidebar/shared/translated-texts.ts'];

/**
 * Bundles a page of the add-on into one HTML file with this name, since Apps Script serves no other files. The name of
 * its build is filled in later.
 */
export async function bundleHtml(folder: string, name: string): Promise<string> {
  const { code, libraries } = await bundleFile(path.join(folder, 'main.tsx'), {
    target: 'es2019',
    minify: true,
    inject: PAGE_SCRIPTS,
    ...forHtmlService,
  });
  const css = await bundleStyle(path.join(folder, `${name}.css`), forHtmlService.charset);
  const style = css.replace(/.{1,190}[;{}]/g, '$&\n');
  const page = inEntities(readFileSync(path.join(folder, `${name}.html`), 'utf8'));
  const script = `${inShortLines(writtenForPages(code.trim()))}\n${legalComment(libraries)}`;
  return fillPage(page, { style, script });
}

/** Names a build: the version of the program, and a few letters that are different for each build. */
export function buildOf(contents: readonly string[]): string {
  const build = createHash('sha256').update(contents.join('')).digest('hex').slice(0, 8);
  return `${packageVersion()} (${build})`;
}

/** Gives the version of the program, from package.json. */
export function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  return textIn(manifest, 'version') ?? '';
}

/** Bundles the table's page: its script, its style, and the scripts that run first in the add-on's own pages. */
export async function bundlePage(
  folder: string,
): Promise<Readonly<Record<'script' | 'style' | 'frameScript' | 'visitorScript', string>>> {
  const options: BuildOptions = { target: 'es2020', minify: true };
  const [main, frame, visitor, style] = await Promise.all([
    bundleFile(path.join(folder, 'main.tsx'), { ...options, inject: PAGE_SCRIPTS }),
    bundleFile(path.join(folder, 'frame-script.ts'), options),
    bundleFile(path.join(folder, 'visitor-script.ts'), options),
    bundleStyle(path.join(folder, 'page.css'), shared.charset),
  ]);
  return {
    script: main.code,
    style,
    frameScript: inlineScript(frame.code),
    visitorScript: inlineScript(visitor.code),
  };
}

/** What is filled into the placeholders of a page. */
interface PageParts {
  readonly style: string;
  readonly script: string;
}

/** Fills in the placeholders of a page. */
export function fillPage(page: string, { style, script }: PageParts): string {
  if (/<\/style/i.test(style)) throw new Error('The style would end its own element: it contains </style.');
  return filledIn(filledIn(page, '/*STYLE*/', style), '/*SCRIPT*/', inlineScript(script));
}

/** Gives the page with this content in place of the placeholder. */
export function filledIn(page: string, placeholder: string, content: string): string {
  if (page.split(placeholder).length !== 2) throw new Error(`The page needs ${placeholder} exactly once.`);
  // A function gives the content, since `$&` in a replacement text would have a meaning.
  return page.replace(placeholder, () => content);
}

/** Escapes what would end or hide a script's element. Both can occur only in literals and comments of a bundle. */
function inlineScript(script: string): string {
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
    ...shared,
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
    throw new Error(`Cannot bundle ${entry}: esbuild gave nothing.`);
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
  if (notice === undefined) throw new Error(`${folder} brings no licence to pass on with the bundle.`);
  return {
    name: textIn(manifest, 'name') ?? '',
    version: textIn(manifest, 'version') ?? '',
    licence: textIn(manifest, 'license') ?? '',
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
    // The two slashes of an address would look like a comment within this one to HtmlService.
    .replaceAll(/https?:\/\//g, '');
  return `/*!\n${text}\n*/`;
}
