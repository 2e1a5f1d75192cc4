// Forms with several sections on a phone: each fits on a screen, and going a wrong way does no harm.
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { play } from './phone';
import { goOn } from './player';
import { startForAll, type Started } from './started';

let started: Started;
startForAll((table) => (started = table));

afterEach(() => started.startOver());

const SCREEN = { width: 390, height: 844 };

async function openForm(player: string): Promise<Page> {
  const page = await started.newPage();
  await page.setViewportSize(SCREEN);
  await page.goto(started.linkOf(player));
  return page;
}

/** Title of the visible section, which must fit on a screen. */
async function section(page: Page): Promise<string> {
  const size = 'document.documentElement.scrollHeight + "," + document.documentElement.scrollWidth';
  const [height = 0, width = 0] = (await page.evaluate<string>(size)).split(',').map(Number);
  expect(height).toBeLessThanOrEqual(SCREEN.height);
  expect(width).toBe(SCREEN.width);
  const title = page.getByRole('heading', { level: 2 });
  return (await title.count()) === 0 ? '' : title.innerText();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('status').filter({ hasText: 'Received.' }).waitFor();
  await page.close();
}

test('a plan leads from slot to slot, and what was chosen before going back is not read', async () => {
  play(started, 'pokemon-snap');
  const page = await openForm('Ana');
  const choose = async (letter: string): Promise<string> => {
    const option = page.getByRole('option', { name: new RegExp(`^${letter}: `) });
    await page.getByRole('combobox').selectOption((await option.getAttribute('value')) ?? '');
    await goOn(page);
    return section(page);
  };
  expect(await section(page)).toBe('');
  expect(await choose('C')).toBe('Morning: C or F');
  await page.getByRole('radio', { name: /^Bo/ }).check();
  await goOn(page);
  expect(await section(page)).toBe('Afternoon');
  await goOn(page, 'Back');
  expect(await page.getByRole('radio', { name: /^Bo/ }).isChecked()).toBe(true);
  await goOn(page, 'Back');
  expect(await choose('I')).toBe('Morning: I');
  // The section can't be left before its question is answered.
  await goOn(page);
  await page.getByRole('link', { name: 'Morning: Points to donate' }).waitFor();
  // The browser logs the response with status 422.
  expect(started.pageErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await goOn(page);
  expect(await section(page)).toBe('Morning: I or J');
  await page.getByRole('radio', { name: 'Beauty' }).check();
  await goOn(page);
  expect(await choose('V')).toBe('Evening');
  expect(await choose('A')).toBe('To finish');
  await send(page);
  const [sent] = started.stage().submissions;
  expect(sent).toMatchObject({ player: 'Ana', fate: 'counts' });
  expect(sent?.answers.map(({ title }) => title)).toEqual([
    'Morning: What you do',
    'Morning: Points to donate',
    'Morning: Attribute',
    'Afternoon: What you do',
    'Evening: What you do',
  ]);
});
