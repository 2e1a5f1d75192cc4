// Tactical Picture Hunt in real time: two phones, and a table that starts and resolves its rounds.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { exactly } from '../../src/games/frame/wording';
import { openPage, play } from './phone';
import type { Started } from './started';

/** Begins the game, with a phone for each player. */
export async function playOnPhones(started: Started): Promise<ReadonlyMap<string, Page>> {
  play(started, 'tactical-picture-hunt');
  return new Map(
    await Promise.all(['Ana', 'Bo'].map(async (name) => [name, await openPage(started, name)] as const)),
  );
}

/** The table in its window; its clock is started and its rounds are resolved there alone. */
export async function openTable(started: Started): Promise<FrameLocator> {
  const desk = await started.window();
  await desk.click('Open the table');
  const table = desk.page.frameLocator('dialog iframe');
  await table.locator('.primary').waitFor();
  return table;
}

/** Waits until the clock of this stage runs on the phone, which finds that by itself. */
export async function awaitClock(phone: Page, title: string): Promise<void> {
  await phone.getByRole('heading', { name: title, exact: true }).waitFor();
  await phone
    .getByRole('timer')
    .getByText(/^0:\d\d$/)
    .waitFor();
}

/** Answers each question by tapping: an open choice, a middle number, three squares. Another try chooses the next. */
export async function tapAnswers(phone: Page, tries = 0): Promise<void> {
  for (const group of await phone.locator('form.asked fieldset').all()) {
    const boxes = group.getByRole('checkbox');
    // The other's dimension is closed.
    const radios = group.locator('input[type="radio"]:not([aria-disabled="true"])');
    const choices = await radios.count();
    if (choices > 0) await radios.nth((Math.floor(choices / 2) + tries) % choices).check();
    else for (let square = 0; square < 3; square += 1) await boxes.nth(square).check();
  }
}

/** Waits until a heading is no longer that of this stage. */
export async function awaitOther(heading: Locator, title: string): Promise<void> {
  await heading.filter({ hasNotText: new RegExp(`^${exactly(title)}$`) }).waitFor();
}
