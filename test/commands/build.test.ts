// The files in dist/ that Google gets: three files, plain functions, and nothing that Apps Script can't load.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import * as vm from 'node:vm';
import { checkPage, checkScript, DIST_FILES, makeDist, type Sources } from '../../src/commands/dist';
import { bundleScript } from '../../src/commands/bundle';
import { escapeForHtmlService } from '../../src/commands/page-script';
import { stripComments } from 'apps-script-stand-in/services/served-page';
import { builtDist, FIXTURE } from '../support/built-program';
import { newFolder } from '../support/temp-folders';

/** Builds into a folder that has old files; returns the folder. */
async function madeAnew(sources: Sources): Promise<string> {
  const out = newFolder();
  mkdirSync(path.join(out, 'old'));
  writeFileSync(path.join(out, 'Code.gs'), 'left over from an earlier build');
  const [dist, script] = [await makeDist(out, sources), await bundleScript(sources.entry)];
  expect(dist.functions).toEqual(script.functions);
  return out;
}

/** The fixture is built here. The add-on was built once for the whole run. */
const BUILDS = [
  ['the fixture', () => madeAnew(FIXTURE)],
  ['the add-on', () => Promise.resolve(builtDist())],
] as const;

describe.each(BUILDS)('the build of %s', (_, build) => {
  let out: string;

  beforeAll(async () => {
    out = await build();
  });

  test('has four files, and no old ones', () => {
    expect(readdirSync(out).sort()).toEqual([...DIST_FILES]);
    expect(readFileSync(path.join(out, 'appsscript.json'), 'utf8')).toBe(
      readFileSync('appsscript.json', 'utf8'),
    );
  });

  test('has top-level functions that Google can call', () => {
    const code = readFileSync(path.join(out, 'Code.js'), 'utf8');
    const functions = [...code.matchAll(/^function (\w+)\(\) \{$/gm)].map(([, name = '']) => name);
    expect(functions).toContain('onOpen');
    expect(() => checkScript(code, functions)).not.toThrow();
    expect(code).toContain('function onOpen() {\n  return roundKeeper.onOpen.apply(this, arguments);\n}');
  });

  test('includes the licenses of its libraries', () => {
    expect(readFileSync(path.join(out, 'Code.js'), 'utf8')).toMatch(/js-sha256 \S+ \(MIT\)[^]*Copyright/);
    expect(readFileSync(path.join(out, 'sidebar.html'), 'utf8')).toMatch(/preact \S+ \(MIT\)[^]*Copyright/);
  });

  test.each(['player.html', 'sidebar.html'])('has a %s that HtmlService does not change', (name) => {
    const html = readFileSync(path.join(out, name), 'utf8');
    const script = /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';
    const code = script.slice(0, script.lastIndexOf('/*!'));
    expect(code.length).toBeGreaterThan(10);
    for (const quotes of ['known', 'unknown'] as const) {
      expect(stripComments(script, quotes).trim()).toBe(code.trim());
    }
    expect(html).not.toMatch(/[^\0-~]|<\?|`/);
    expect(html).not.toMatch(/^.{201}/m);
  });
});

test('a build that fails leaves the old files alone', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'Code.js'), 'the old one');
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(entry, 'export const notAFunction = 1; export function onOpen() {}');
  await expect(makeDist(folder, { ...FIXTURE, entry })).rejects.toThrow('isn’t a function: notAFunction');
  expect(readFileSync(path.join(folder, 'Code.js'), 'utf8')).toBe('the old one');
  expect(existsSync(path.join(folder, 'sidebar.html'))).toBe(false);
});

test('each function in a record becomes a top-level function', async () => {
  const entry = path.join(newFolder(), 'entry.ts');
  writeFileSync(
    entry,
    'export function onOpen() {} export const calls = { double: (n: number) => 2 * n, half: (n: number) => n / 2 };',
  );
  const { code, functions } = await bundleScript(entry);
  expect(functions).toEqual(['double', 'half', 'onOpen']);
  expect(() => checkScript(code, functions)).not.toThrow();
  expect(vm.runInNewContext(`${code}\ndouble(3) + half(3)`)).toBe(7.5);
});

test.each([
  [
    'a record with something else in it',
    'export const calls = { one() {}, two: 2 };',
    'isn’t a function: calls',
  ],
  ['two functions of one name', 'export function one() {} export const calls = { one() {} };', 'not one'],
  ['a function without a plain name', "export const calls = { 'one-two'() {} };", 'not one-two'],
  ['a default export', 'export default function one() {}', 'not default'],
])('%s is refused', async (_, source, message) => {
  const entry = path.join(newFolder(), 'entry.ts');
  writeFileSync(entry, source);
  await expect(bundleScript(entry)).rejects.toThrow(message);
});

test.each([
  ['a private field', 'class A { #secret = 1; }'],
  ['a static field', 'class A { static one = 1; }'],
  ['a module', 'export const one = 1;'],
  ['a BigInt literal', 'var one = 1n;'],
  ['a class field', 'class A { one = 1; }'],
  ['a numeric separator', 'var many = 1_000;'],
])('%s is refused', (_, code) => {
  expect(() => checkScript(code, [])).toThrow(SyntaxError);
});

test.each([
  ['lookbehind', '/(?<=a)b/', false],
  ['lookbehind that forbids', '/(?<!a)b/', false],
  ['a named group', '/(?<year>\\d)/', false],
  ['what only looks like one', '/\\(?<|[(?<=]/', true],
])('%s in a regular expression of the script', (_, pattern, allowed) => {
  const check = expect(() => checkScript(`var one = ${pattern};`, []));
  if (allowed) check.not.toThrow();
  else check.toThrow('lookbehind or named groups');
});

describe('a page', () => {
  const licence = '\n/*! Contains preact (MIT) */\n';
  const page = (script: string, text = ''): string =>
    `<head></head><p title="https://a.example">${text}</p><script>${script}</script>`;

  test.each([
    ['nothing special', page(String.raw`var one = "http:/\/a" + 4 / 2;${licence}`)],
    ['a tab in a text', page('var one = "\t";')],
  ])('with %s passes', (_, html) => expect(() => checkPage(html)).not.toThrow());

  test.each([
    ['newer language', page('var one = 1n;'), 'Identifier directly after number'],
    ['a template literal', page('var one = `1`;'), 'doesn’t support template literals'],
    ['// in a text', page('var one = "http://a";'), 'removes anything like a comment'],
    ['/* in a text', page("var one = '/*';"), 'removes anything like a comment'],
    ['// in a pattern', page('var one = /\\//;'), 'removes anything like a comment'],
    ['/* in a pattern', page('var one = /a[/*]/;'), 'removes anything like a comment'],
    ['a comment before its end', page(`${licence}var one = 1;`), 'removes anything like a comment'],
    ['two comments at its end', page(`/*! one */${licence}`), 'removes anything like a comment'],
    ['an address in the licences', page('/*! https://a.example */'), 'The closing comment contains another'],
    ['a line as its closing comment', page('var one = 1; // one'), 'removes anything like a comment'],
    ['a letter beyond ASCII in its script', page('var one = "…";'), 'garbles non-ASCII letters'],
    ['a letter beyond ASCII in its text', page('', '…'), 'garbles non-ASCII letters'],
    ['a scriptlet', page('var one = "<?xml";'), 'scriptlet'],
    ['an address in its text', page('', 'https://a.example'), 'mistake this for a comment'],
    ['a comment in its style', `<style>/* one */</style>${page('')}`, 'mistake this for a comment'],
    ['no head', '<p>one</p>', 'needs <head> exactly once'],
    ['lookbehind', page('var one = /(?<=a)b/;'), 'lookbehind or named groups'],
  ])('with %s is refused', (_, html, message) => expect(() => checkPage(html)).toThrow(message));
});

describe('a script written for pages', () => {
  test.each([
    String.raw`"http://a"`,
    String.raw`'a//b///c/*d*/'`,
    String.raw`"\\//" + "\//"`,
    '"<?xml ?>"',
    String.raw`"https://a".replace(/^https?:\/\//, "") + "//".replace(/\//, "-")`,
    String.raw`"a/*b".replace(/[/*]/g, "-") + "\\/".replace(/[\\/]/g, "-")`,
    String.raw`"aaa///".replace(/a\/*$/, "-") + "<<x".replace(/<?x/, "-")`,
    '"…—😀a".replace(/[…—]/g, "-").replace(/😀/u, "+")',
    'String(/[^…😀]/u.exec("😀…a"))',
  ])('%s keeps its meaning', (code) => {
    const written = escapeForHtmlService(code);
    expect(vm.runInNewContext(written)).toBe(vm.runInNewContext(code));
    expect(written).not.toMatch(/\/\/|\/\*|<\?/);
  });
});
