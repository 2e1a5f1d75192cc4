// The minified program in a release: the page hands it out, and it runs.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toServedPage } from 'apps-script-stand-in/services/served-page';
import { unwrapReply } from '../../src/commands/desk-calls';
import { checkScript } from '../../src/commands/dist';
import { pasteFiles, pastePage } from '../../src/commands/paste-page';
import { addReadablePositions } from '../../src/commands/readable-positions';
import { minifyScript, type MinifiedScript } from '../../src/commands/minify-script';
import { Desk } from '../browser/desk';
import { newWindow } from '../sidebar/sidebar-windows';
import { axeViolations } from '../support/axe';
import { newContext } from '../support/browser';
import { builtCode, builtRelease } from '../support/built-program';
import { quietEvenings } from '../support/evening';
import type { TestHost } from '../support/host';
import { openStage, playStage, practiceGame } from '../support/host-game';
import { newFolder } from '../support/temp-folders';
import { built, openWith, shown, whole } from './pasted-program';

quietEvenings('bare calls');

let small: MinifiedScript;

beforeAll(async () => {
  small = await minifyScript(builtCode());
});

const handedOut = (name: string): string => (name === 'Code.js' ? small.code : built(name));

/** Opens the sidebar from the menu of a spreadsheet with the pasted program. */
async function openedByMenu(addOn: TestHost): Promise<Desk> {
  const answer = (name: string, ...given: readonly unknown[]): Promise<unknown> => {
    const texts = given.map((one) => JSON.stringify(one));
    return Promise.resolve(addOn.host.call(name, texts));
  };
  const { page } = await newWindow({ answer, arrived: () => undefined }, false);
  const sidebar = toServedPage(shown(addOn));
  await page.route('https://sheet.example/**', (route) => {
    const isSidebar = route.request().url().endsWith('/sidebar');
    const body = isSidebar
      ? sidebar
      : '<aside><iframe src="sidebar" width="300" height="700"></iframe></aside>';
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto('https://sheet.example/');
  return new Desk(page);
}

test('the page hands out each file as it was built, and clicks in the pasted program resolve a round', async () => {
  const file = path.join(newFolder(), 'index.html');
  writeFileSync(file, pastePage(pasteFiles(handedOut), builtRelease().build));
  const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  const editor: Record<string, string> = {};
  for (const { file: name } of pasteFiles(handedOut)) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await page
      .locator(`li:has([data-copies="${name}"]) [role=status]`)
      .getByText(/^Copied|didn’t let/)
      .waitFor();
    // What a paste would insert. It's read from the selection, because not every browser lets a page write the clipboard.
    editor[name] = await page.evaluate(() => {
      const area = document.activeElement;
      return area instanceof HTMLTextAreaElement
        ? area.value.slice(area.selectionStart, area.selectionEnd)
        : '';
    });
  }
  expect(editor).toEqual(whole(handedOut));
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
  const addOn = openWith(editor);
  const desk = await openedByMenu(addOn);
  await desk.startPractice('Soullinked');
  unwrapReply(addOn.desk.submitForPractice({ players: [] }));
  await desk.resolve();
  await desk.heading('Round 2');
  await desk.page.context().close();
  expect(openStage(addOn.desk).name).toBe('round-2');
});

test('it is little more than half as long, in lines that an editor shows, and says where the readable one is', () => {
  const { code } = small;
  expect(code.length).toBeLessThan(0.6 * builtCode().length);
  const body = code.slice(0, code.indexOf('/*!'));
  expect(Math.max(...body.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(code.split('\n')[0]).toContain('Code.readable.js');
  expect(code.slice(code.indexOf('/*!'))).toContain('Contains these libraries');
});

test('it declares what Google calls, and plays a round', () => {
  const functions = [...builtCode().matchAll(/^function (\w+)\(\) \{$/gm)].map(([, name = '']) => name);
  expect(functions).toContain('onDeadlineTrigger');
  checkScript(small.code, functions);
  const addOn = openWith(whole(handedOut));
  practiceGame(addOn, { players: 4 });
  expect(playStage(addOn.desk).stage?.name).toBe('round-2');
});

test('a report’s places lead back to the readable one', () => {
  const { code, map } = small;
  // A text that's in both programs exactly once. Minifying can break a long line within such a text.
  const isOnce = (words: string): boolean =>
    [code, builtCode()].every((text) => text.split(words).length === 2);
  const marked = ['hit a bug', 'If it happens again', 'report the text below'].find(isOnce) ?? '';
  expect(marked).not.toBe('');
  const placeIn = (text: string): readonly [line: number, column: number] => {
    const before = text.slice(0, text.indexOf(marked)).split('\n');
    return [before.length, (before.at(-1) ?? '').length];
  };
  const [line, column] = placeIn(code);
  const [readable] = placeIn(builtCode());
  const report = `getDesk: Error: x\n    at a (Code:${line}:${column})\n    at b (sidebar:1:2)`;
  expect(addReadablePositions(report, map)).toMatch(
    new RegExp(
      `at a \\(Code:${line}:${column} = Code\\.readable\\.js:${readable}:\\d+\\)\n    at b \\(sidebar:1:2\\)$`,
    ),
  );
});
