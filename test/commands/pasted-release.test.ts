// The release as hosts paste it: file by file as the page hands it out, the small program, half a paste, a wrong one.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pastePage, pasteFiles } from '../../src/commands/paste-page';
import { readablePlaces } from '../../src/commands/readable-places';
import { checkScript } from '../../src/commands/dist';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { quietEvenings } from '../support/evening';
import { builtCode, builtRelease } from '../support/built-program';
import { newContext } from '../support/browser';
import { openTestHost, type TestHost } from '../support/host';
import { playStage, practiceGame } from '../support/host-game';
import { axeViolations } from '../support/axe';
import { smallProgram, built, WHOLE, shown, type Editor } from './pasted-program';

quietEvenings('bare calls');

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
    expect(Math.max(...body.split('\n').map(({ length }) => length))).toBeLessThan(2000);
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
