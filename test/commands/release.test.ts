// The release as hosts meet it: pasted file by file as the page hands it out, half a paste, a copy of the template.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { pastePage, pasteFiles } from '../../src/commands/paste-page';
import { readablePlaces } from '../../src/commands/readable-places';
import { checkScript } from '../../src/commands/dist';
import { smallCode, type SmallCode } from '../../src/commands/small-code';
import { copyLinkIn, publish, readRelease, writeRelease } from '../../src/commands/release-file';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { quietEvenings } from '../support/evening';
import { builtCode, builtDist, builtRelease } from '../support/built-program';
import { withDownload, withWays } from '../casebook/docs';
import { newContext } from '../support/browser';
import { openTestHost, type TestHost } from '../support/host';
import { playStage, practiceGame } from '../support/host-game';
import { axeViolations } from '../support/axe';

quietEvenings('bare calls');

let small: SmallCode | undefined;
/** The program as it is pasted. */
function smallProgram(): SmallCode {
  small ??= smallCode(builtCode());
  return small;
}

/** A file of the program as it is handed out. */
const built = (name: string): string =>
  name === 'Code.js' ? smallProgram().code : readFileSync(path.join(builtDist(), name), 'utf8');

/** The files in the editor, by the names that it shows. */
type Editor = Readonly<Record<string, string>>;

const WHOLE = (): Editor =>
  Object.fromEntries(pasteFiles(built).map(({ file, text }) => [file, text] as const));

/** The add-on with the files of this editor. */
function openWith(editor: Editor): TestHost {
  const manifest = toJson(JSON.parse(editor['appsscript.json'] ?? ''));
  if (!isJsonObject(manifest)) throw new Error('The editor refuses this manifest.');
  return openTestHost({
    bundle: { text: editor['Code.gs'] ?? '' },
    html: { sidebar: editor['sidebar.html'] ?? '', player: editor['player.html'] ?? '' },
    manifest,
  });
}

/** The page that the menu entry shows. */
function shown(addOn: TestHost, entry = 'openRoundKeeper'): string {
  addOn.host.call(entry);
  return addOn.host.ui.shown.at(-1)?.html ?? '';
}

test('the page hands out each file as it was built, and the pasted program opens', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-keeper-release-'));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, pastePage(pasteFiles(built), builtRelease().build));
  const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const editor: Record<string, string> = {};
  for (const { file: name } of pasteFiles(built)) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await page
      .locator(`li:has([data-copies="${name}"]) [role=status]`)
      .getByText(/^Copied|did not let/)
      .waitFor();
    // What a paste inserts: the selection, since not every browser lets a page write the clipboard.
    editor[name] = await page.evaluate(() => {
      const area = document.activeElement;
      return area instanceof HTMLTextAreaElement
        ? area.value.slice(area.selectionStart, area.selectionEnd)
        : '';
    });
  }
  expect(editor).toEqual(WHOLE());
  expect(await axeViolations(page)).toEqual([]);
  expect(shown(openWith(editor))).toContain('ROUND_KEEPER_SCREEN');
  await context.close();
});

describe('the program as it is pasted', () => {
  test('is little more than half of the readable one, in lines that an editor shows, and says where that one is', () => {
    const { code } = smallProgram();
    expect(code.length).toBeLessThan(0.6 * builtCode().length);
    const body = code.slice(0, code.indexOf('/*!'));
    expect(Math.max(...body.split('\n').map(({ length }) => length))).toBeLessThan(400);
    expect(code.split('\n')[0]).toContain('Code.readable.js');
    expect(code.slice(code.indexOf('/*!'))).toContain('Contains these libraries');
  });

  test('declares what Google calls, and plays a round', () => {
    const functions = [...builtCode().matchAll(/^function (\w+)\(\) \{$/gm)].map(([, name = '']) => name);
    expect(functions).toContain('onDeadlineTrigger');
    checkScript(smallProgram().code, functions);
    const addOn = openWith(WHOLE());
    practiceGame(addOn, { players: 4 });
    expect(playStage(addOn.desk).stage?.name).toBe('round-2');
  });

  test('a report’s places lead back to the readable one', () => {
    const { code, map } = smallProgram();
    // Words that stand once in both; a long line may be broken within one of them.
    const isOnce = (words: string): boolean =>
      [code, builtCode()].every((text) => text.split(words).length === 2);
    const marked = ['half-written', 'stumbled over a mistake', 'if it stumbles again'].find(isOnce) ?? '';
    expect(marked).not.toBe('');
    const placeIn = (text: string): readonly [line: number, column: number] => {
      const before = text.slice(0, text.indexOf(marked)).split('\n');
      return [before.length, (before.at(-1) ?? '').length];
    };
    const [line, column] = placeIn(code);
    const [readable] = placeIn(builtCode());
    const report = `getDesk: Error: x\n    at a (Code:${line}:${column})\n    at b (sidebar:1:2)`;
    expect(readablePlaces(report, map)).toMatch(
      new RegExp(
        `at a \\(Code:${line}:${column} = Code\\.readable\\.js:${readable}:\\d+\\)\n    at b \\(sidebar:1:2\\)$`,
      ),
    );
  });
});

test('the guide tells how long the longest file is, and each screen that the page tells', () => {
  const [, told = ''] = /about ([\d,]+) lines/.exec(readFileSync('docs/pasting.md', 'utf8')) ?? [];
  const lines = (WHOLE()['Code.gs'] ?? '').split('\n').length;
  expect(Math.abs(Number(told.replace(',', '')) / lines - 1)).toBeLessThan(0.3);
  const page = pastePage(pasteFiles(built), builtRelease().build).replace(/\s+/g, ' ');
  for (const words of ['has not verified', 'Go to Round Keeper (unsafe)', 'all boxes', 'once more']) {
    expect(page).toContain(words);
  }
});

test.each(['sidebar.html', 'player.html', 'Code.gs'])('half of %s says so, and names the file', (name) => {
  const text = WHOLE()[name] ?? '';
  const cut = name === 'Code.gs' ? text.indexOf('var ROUND_KEEPER_RELEASE') : Math.floor(text.length / 2);
  const addOn = openWith({ ...WHOLE(), [name]: text.slice(0, cut) });
  const html = name === 'player.html' ? addOn.host.visit({}).html : shown(addOn);
  expect(html).toContain(name);
  expect(html).toMatch(/its end is missing|player\.html/);
  expect(html).not.toContain('ROUND_KEEPER_SCREEN');
});

test('half of the players’ page is told to the host, too, and not first to a player', () => {
  const text = WHOLE()['player.html'] ?? '';
  const addOn = openWith({ ...WHOLE(), 'player.html': text.slice(0, text.length / 2) });
  expect(shown(addOn)).toContain('player.html in the Apps Script editor is not whole: its end is missing');
});

test.each(['sidebar.html', 'player.html'])('an editor without %s says so', (name) => {
  const { [name]: _, ...others } = WHOLE();
  const { 'Code.gs': code = '' } = others;
  const manifest = toJson(JSON.parse(others['appsscript.json'] ?? ''));
  if (!isJsonObject(manifest)) throw new Error('There is no manifest.');
  const html = Object.fromEntries(
    ['sidebar', 'player'].flatMap((page) => {
      const content = others[`${page}.html`];
      return content === undefined ? [] : [[page, content]];
    }),
  );
  const addOn = openTestHost({ bundle: { text: code }, html, manifest });
  expect(shown(addOn)).toContain(`${name} in the Apps Script editor is not whole: it is not there`);
});

test.each([
  ['sidebar.html', /(?<=Round Keeper )\d\.\d\.\d \(\w+\)(?=\. -->)/],
  ['player.html', /(?<=Round Keeper )\d\.\d\.\d \(\w+\)(?=\. -->)/],
  ['Code.gs', /(?<="build":")[^"]+/],
])('%s of another version than the rest says so', (name, build) => {
  const other = (WHOLE()[name] ?? '').replace(build, '0.0.1 (00000000)');
  expect(other).not.toBe(WHOLE()[name]);
  expect(shown(openWith({ ...WHOLE(), [name]: other }))).toMatch(/is not whole: it is of version .*0\.0\.1/);
});

test('a file of another version says which', () => {
  const other = WHOLE()['sidebar.html']?.replace(/\d\.\d\.\d \(\w+\)(?=\. -->)/, '0.0.1 (00000000)') ?? '';
  expect(shown(openWith({ ...WHOLE(), 'sidebar.html': other }))).toContain(
    'it is of version 0.0.1 (00000000)',
  );
});

test('a page pasted into the other one’s file says so', () => {
  const editor = { ...WHOLE(), 'sidebar.html': WHOLE()['player.html'] ?? '' };
  expect(shown(openWith(editor))).toContain('what stands in it is player.html');
});

test('a manifest that was not pasted says so', () => {
  const { dependencies, ...others } = JSON.parse(built('appsscript.json')) as Record<string, unknown>;
  expect(dependencies).toBeDefined();
  const html = shown(openWith({ ...WHOLE(), 'appsscript.json': JSON.stringify(others) }));
  expect(html).toContain('appsscript.json');
});

test('a whole paste leaves room for what an editor does to the end of a file', () => {
  const editor = Object.fromEntries(Object.entries(WHOLE()).map(([name, text]) => [name, text.trimEnd()]));
  expect(shown(openWith(editor))).toContain('ROUND_KEEPER_SCREEN');
  const windows = Object.fromEntries(
    Object.entries(WHOLE()).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]),
  );
  expect(shown(openWith(windows))).toContain('ROUND_KEEPER_SCREEN');
});

describe('the template', () => {
  /** The program as it is in the spreadsheet at this link, and in its copies. */
  const released = (copy: string): string =>
    (WHOLE()['Code.gs'] ?? '').replace(
      /^var ROUND_KEEPER_RELEASE = .*$/m,
      `var ROUND_KEEPER_RELEASE = ${JSON.stringify({ ...builtRelease(), copy })};`,
    );

  function openTemplate(): TestHost {
    const first = openTestHost();
    const id = first.host.bookId;
    return openTestHost(
      { bundle: { text: released(`https://docs.google.com/spreadsheets/d/${id}/copy`) } },
      first.store,
    );
  }

  const entries = ({ host }: TestHost): readonly string[] => {
    host.call('onOpen');
    return host.ui.menus.flatMap(({ entries: all }) => all.map(({ caption }) => caption));
  };

  test('has a menu entry that a copy does not have', () => {
    expect(entries(openTemplate())).toContain('Check this template');
    const copy = openTestHost({
      bundle: { text: released('https://docs.google.com/spreadsheets/d/another-book-of-20-letters/copy') },
    });
    expect(entries(copy)).not.toContain('Check this template');
  });

  test('is ready once it holds the invitation alone', () => {
    const template = openTemplate();
    expect(shown(template, 'checkTemplate')).toMatch(/delete them.*Sheet1/s);
    const bookId = template.host.bookId ?? '';
    const tabs = (): readonly string[] =>
      template.host.cloud.readBook(bookId, template.host.user).tabs.map(({ title }) => title);
    expect(tabs()).toEqual(['Start here', 'Sheet1']);
    template.host.sheets().batchUpdate({ requests: [{ deleteSheet: { sheetId: 0 } }] }, bookId);
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(tabs()).toEqual(['Start here']);
  });

  test('forgets what a look at its sidebar remembered', () => {
    const template = openTemplate();
    template.desk.getDesk();
    template.desk.savePage({ address: '' });
    const kept = (): string => JSON.stringify(template.store.read('properties') ?? {});
    expect(kept()).toContain('zone');
    shown(template, 'checkTemplate');
    template.host
      .sheets()
      .batchUpdate({ requests: [{ deleteSheet: { sheetId: 0 } }] }, template.host.bookId ?? '');
    expect(shown(template, 'checkTemplate')).toContain('This template is ready');
    expect(kept()).not.toContain('zone');
  });
});

test('release.json names a version, and a link only where it copies a spreadsheet', () => {
  expect(readRelease('release.json').version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(copyLinkIn('https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit#gid=0')).toBe(
    'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/copy',
  );
  expect(copyLinkIn('https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWx/edit')).toBeUndefined();
});

test.each([
  [0, true, '2.0.0'],
  [0, false, '1.0.0'],
  [1, true, '1.0.0'],
  [null, true, '1.0.0'],
])('a push that ends with %s and holds: %s leaves release.json at %s', (status, holds, version) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'round-keeper-release-')), 'release.json');
  const link = (id: string): string => `https://docs.google.com/spreadsheets/d/${id}/copy`;
  const former = { version: '1.0.0', copy: link('1AbCdEfGhIjKlMnOpQrStUvWx') };
  const release = { version: '2.0.0', copy: link('another-book-of-20-letters') };
  writeRelease(file, former);
  const order: string[] = [];
  const step = (name: string): void => {
    order.push(name);
    expect(readRelease(file)).toEqual(former);
  };
  const published = publish(file, release, {
    push: () => {
      step('push');
      return { status, stdout: '', stderr: '' };
    },
    holds: () => {
      step('look');
      return holds;
    },
  });
  expect(order).toEqual(status === 0 ? ['push', 'look'] : ['push']);
  const whole = status === 0 ? 'not-there' : 'not-pushed';
  expect(published.end).toBe(version === '2.0.0' ? 'published' : whole);
  expect(readRelease(file)).toEqual(version === '2.0.0' ? release : former);
});

describe('the guide', () => {
  const page =
    '<!-- npm run docs writes these lines from release.json. -->\nold\n<!-- The ways end here. -->\n';

  test('shows the sheet to copy first, where there is one', () => {
    const copy = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWx/copy';
    const [first] = withWays(page, 'docs/', { version: '1.0.0', copy }).split('\n').slice(2);
    expect(first).toContain(`[Copy this sheet](${copy})`);
  });

  test('names the archive where one is published, and how to make it where none is', () => {
    const download = 'https://example.org/round-keeper-1.0.0.zip';
    const line =
      '<!-- npm run docs writes this line from release.json. -->\nold\n<!-- The line ends here. -->\n';
    expect(withDownload(line, { version: '1.0.0', download })).toContain(`(${download})`);
    expect(withDownload(line, { version: '1.0.0' })).toContain('npm run release');
    expect(withWays(page, 'docs/', { version: '1.0.0', download })).toContain(`[archive](${download})`);
  });

  test('does not speak of it where there is none', () => {
    const text = withWays(page, 'docs/', { version: '1.0.0' });
    expect(text).not.toMatch(/copy/i);
    expect(text).toContain('docs/pasting.md');
    expect(text).not.toContain('old');
  });
});

test('deploying and releasing need nothing that is left out by --omit=dev', async () => {
  const { metafile } = await build({
    entryPoints: ['src/commands/deploy.ts', 'src/commands/release.ts'],
    bundle: true,
    write: false,
    outdir: 'nowhere',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
  });
  const used = Object.values(metafile.inputs)
    .flatMap(({ imports }) =>
      imports.filter(({ external }) => external === true).map(({ path: name }) => name),
    )
    .filter((name) => !name.startsWith('node:'));
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  // They are run by tsx, run clasp, and bundle the program, which imports libraries of its own.
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([...new Set(used), 'tsx', '@google/clasp', 'preact', 'js-sha256']),
  );
});
