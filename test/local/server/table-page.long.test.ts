// The table's page and a form in a real browser: a host edits cells, calls the add-on, and sees others' changes.
import type { Page } from 'playwright-core';
import { axeViolations } from '../../support/axe';
import { newContext } from '../../support/browser';
import { Served, texts } from './support';

let served: Served;
let page: Page;
const pageErrors: string[] = [];

beforeEach(async () => {
  served = new Served();
  await served.start();
  page = await newPage();
  await page.goto(served.address);
  await page.getByRole('grid').waitFor();
});

afterEach(async () => {
  await page.context().close();
  await served.stop();
  expect(pageErrors.splice(0)).toEqual([]);
});

async function newPage(): Promise<Page> {
  const context = await newContext({ viewport: { width: 1280, height: 800 } });
  const made = await context.newPage();
  made.on('pageerror', (error) => pageErrors.push(error.message));
  made.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  return made;
}

function selectorOf(name: string): string {
  return `tbody tr:nth-child(${name.slice(1)}) td:nth-of-type(${name.charCodeAt(0) - 64})`;
}

const cell = (name: string): ReturnType<Page['locator']> => page.locator(selectorOf(name));

test('typing, moving, pasting and emptying work as in a spreadsheet', async () => {
  await cell('A1').click();
  await page.keyboard.type('Name');
  await page.keyboard.press('Tab');
  await page.keyboard.type('=A1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expectCells({ A1: 'Name', B1: 'Name', B2: '12' });
  await page.keyboard.press('Control+Home');
  await cell('B1').click();
  expect(await page.getByRole('textbox', { name: 'B1' }).inputValue()).toBe('=A1');
  await cell('A2').click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Ana\tHeaven\r\n"two\nlines"\tHell\r\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expectCells({ A2: 'Ana', B2: 'Heaven', A3: 'two\nlines', B3: 'Hell' });
  await cell('A2').click();
  await cell('B3').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  await expectCells({ A1: 'Name', A2: '', B3: '' });
  await page.keyboard.press('Control+z');
  await expectCells({ A2: 'Ana', B2: 'Heaven', A3: 'two\nlines', B3: 'Hell' });
  await page.getByRole('button', { name: 'Undo typing' }).click();
  await expectCells({ A1: 'Name', A2: '', B2: '12', B3: '' });
  await cell('A2').click();
  await page.keyboard.press('Delete');
  expect(texts(await served.hostBook())['Sheet1']?.[0]).toEqual(['Name', 'Name']);
});

/** Waits until the cells show these texts, even if they're redrawn. */
async function expectCells(wanted: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(wanted)) {
    await page.waitForFunction(
      ([selector, awaited]) => document.querySelector(selector)?.textContent === awaited,
      [selectorOf(name), text] as const,
    );
  }
}

test("the add-on's sidebar opens in its sandbox and calls the add-on", async () => {
  const frame = page.frameLocator('aside iframe');
  await frame.getByRole('button', { name: 'Add a row' }).click();
  await expectCells({ A1: 'from the sidebar' });
  await frame.getByText('1 row', { exact: true }).waitFor();
  await frame.getByRole('button', { name: 'Fail' }).click();
  await frame.getByText(/ScriptError.*Cannot count 2/).waitFor();
  await frame.getByRole('button', { name: 'Send a date' }).click();
  await frame.getByText('Failed due to illegal value in property: 0').waitFor();
  expect(await frame.locator('body').evaluate(() => window.origin)).toBe('null');
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.locator('aside').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Extensions' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await frame.getByRole('button', { name: 'Add a row' }).waitFor();
});

test('menus, messages and starting over', async () => {
  await page.getByRole('button', { name: 'Extensions' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').frameLocator('iframe').getByText('This is help.').waitFor();
  // As on Google, the dialog isn't modal, so the sidebar can be used beside it.
  const sidebar = page.frameLocator('aside iframe');
  await sidebar.getByRole('button', { name: 'Fail' }).click();
  await sidebar.getByText(/ScriptError.*Cannot count 2/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await served.run('post');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Outgoing messages…' }).click();
  await page.getByRole('dialog').getByText('Round 1 is over.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await served.run('addRow', { text: 'old' });
  await expectCells({ A1: 'old' });
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Start over…' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByText('The old table is now in').waitFor();
  await expectCells({ A1: '' });
});
