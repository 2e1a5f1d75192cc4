// Taps on a player's page: nothing moves under the finger, unfinished parts say so, and unsent taps survive a reload.
import type { Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { expectWell, openPage, play, resolve } from './phone';
import { startForEach, type Started } from './started';

let started: Started;
startForEach((table) => (started = table));

const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.bar-state').getByText(text).waitFor();

/** What the box of this choice shows. */
function markOf(page: Page, name: RegExp): Promise<string> {
  return page
    .getByRole('checkbox', { name })
    .evaluate((box) => getComputedStyle(box.nextElementSibling ?? box, '::before').content);
}

test.each([390, 360])('an order moves no button under the finger, at a width of %i', async (width) => {
  play(started, 'pokemon-snap');
  const page = await openPage(started, 'Iris', width);
  const buttons = page.locator('.rank .taps button');
  const places = (): Promise<readonly unknown[]> =>
    buttons.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width: wide, height } = one.getBoundingClientRect();
        return [left, top + scrollY, wide, height].map(Math.round);
      }),
    );
  const before = await places();
  expect(before).toHaveLength(6);
  for (let tap = 0; tap < 6; tap += 1) {
    const button = buttons.nth((tap * 5) % 6);
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
    expect(await places()).toEqual(before);
  }
  expect(await page.locator('.rank [aria-pressed=true]').count()).toBe(6);
  await page.close();
});

test('a part of a plan that lacks something ends in three dots until it is whole', async () => {
  play(started, 'pokemon-snap');
  const page = await openPage(started, 'Ana');
  const part = page.getByRole('button', { name: /^Morning/ });
  await page.getByRole('radio', { name: /^C: / }).check();
  expect(await part.innerText()).toBe('Morning\nC …');
  await page.getByRole('radio', { name: /^Bo / }).click();
  await part.getByText(/^C Bo/).waitFor();
  expect(await part.innerText()).not.toContain('…');
  await page.close();
});

test('a plus that is held goes on adding; a challenge that is whole gives way to the next', async () => {
  play(started, 'black-garnet');
  const page = await openPage(started, 'Ana');
  await page.getByRole('button', { name: 'Points: Visual-spatial: one more' }).hover();
  await page.mouse.down();
  await page.getByText(/^Points: ([4-9]|1\d) of 20$/).waitFor();
  await page.mouse.up();
  // Resolve the distribution and the powers.
  resolve(started);
  resolve(started);
  await openPage(started, 'Ana', 390, page);
  const field = page.locator('form.asked fieldset');
  await field.first().locator('.tap:not(.closed)').first().click();
  await field.last().locator('.tap:not(.closed)').first().click();
  await page.locator('.strip-open').getByText('Challenge 2').waitFor();
  await page.close();
});

test('taps that were not sent survive a reload, can be undone one by one, and no reload brings them back', async () => {
  play(started, 'wanted-sharpshooters', 1);
  const page = await openPage(started, 'Ana');
  const checked = page.locator('form.asked input:checked');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('radio', { name: /^Duck/ }).check();
  await page.getByRole('radio', { name: /^Claim/ }).check();
  await undo.click();
  await page.reload();
  await said(page, 'Not sent yet.');
  expect(await checked.first().getAttribute('value')).toBe('Duck');
  await undo.click();
  await said(page, 'Not sent.');
  expect(await checked.count()).toBe(0);
  await page.reload();
  await said(page, 'Not sent.');
  expect(await checked.count()).toBe(0);
  expect(await page.title()).toBe('● Wanted Sharpshooters');
  await page.getByRole('radio', { name: /^Duck/ }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await said(page, /Counts so far\.$/);
  expect(await page.title()).toBe('Wanted Sharpshooters');
  await page.getByRole('radio', { name: /^Claim/ }).check();
  await said(page, /Your change isn’t sent yet\.$/);
  await page.reload();
  await said(page, /Your change isn’t sent yet\.$/);
  await undo.click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await said(page, /Counts so far\.$/);
    expect(await checked.first().getAttribute('value')).toBe('Duck');
    expect(await undo.count()).toBe(0);
  }
  expect(started.stage().submissions).toHaveLength(1);
  await page.close();
});

/** Expects that everything to tap is on one screen, between the top and the bar. The target must be visible, too. */
async function expectOnOneScreen(page: Page, tapped: string): Promise<void> {
  const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(`(() => {
    const boxes = [...document.querySelectorAll(${JSON.stringify(tapped)})].map((one) => one.getBoundingClientRect());
    return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  })()`);
  const bar = await page.locator('.bar').boundingBox();
  expect(await page.locator(tapped).count()).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(641);
  expect((await page.locator('.target .sign').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expectWell(page);
}

test('clock, target, all that is tapped and Send are on one screen of 360 × 640, in a round and a challenge', async () => {
  play(started, 'tactical-picture-hunt', 2);
  // Skip the first round, in which the help is unfolded.
  resolve(started);
  while (!/^round-\d+$/.test(started.stage().name)) resolve(started);
  unwrapReply(started.api.startClock({ stage: started.stage().name }));
  const round = await openPage(started, 'Ana');
  await round.setViewportSize({ width: 360, height: 640 });
  await round.getByRole('timer').waitFor();
  await expectOnOneScreen(round, 'form.asked .tap');
  while (!started.stage().name.endsWith('-challenge')) resolve(started);
  unwrapReply(started.api.startClock({ stage: started.stage().name }));
  const [asked = ''] = started.stage().waitingFor;
  const page = await openPage(started, asked);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('timer').waitFor();
  await expectOnOneScreen(page, 'form.asked .square');
});

test('the time left is right at once on a phone whose clock is 90 s fast, before any look is answered', async () => {
  play(started, 'tactical-picture-hunt', 2);
  unwrapReply(started.api.setDeadline({ deadline: Date.now() + 300_000 }));
  const page = await openPage(started, 'Ana', 390, await started.newPhone());
  await page.route('**/exec*', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await page.clock.install({ time: Date.now() + 90_000 });
  await page.reload();
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  const { deadline } = started.stage();
  const left = ((deadline ?? 0) - Date.now()) / 1000;
  expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(45);
  unwrapReply(started.api.setDeadline({ deadline: null }));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});

test('a closed choice says why, and neither a tap nor a key picks it', async () => {
  play(started, 'soullinked', 1, ['Ana', 'Bo', 'Emil', 'Fay']);
  const page = await openPage(started, 'Ana');
  const played = page.getByRole('radio', { name: /^[1-5] ?closed: played in round 1$/ });
  const cell = page.getByRole('radio', {
    name: /^Row 1, column 2: \d+, closed: Heaven picks even rows$/,
  });
  for (const closed of [played, cell]) {
    expect(await closed.getAttribute('aria-disabled')).toBe('true');
    // Without `force`, Playwright would wait for the choice to become enabled.
    await closed.click({ force: true });
    if (closed === cell) await page.getByText('Row 1, column 2 is closed: Heaven picks even rows.').waitFor();
    await closed.focus();
    await page.keyboard.press('Space');
    expect(await closed.isChecked()).toBe(false);
  }
  // Arrow keys move through a group and pick each choice that they reach, unless the choice is closed.
  const cards = page.getByRole('group', { name: 'Power card' }).getByRole('radio');
  await cards.first().focus();
  for (let pressed = 0; pressed < 5; pressed += 1) {
    await page.keyboard.press('ArrowRight');
    expect(await played.isChecked()).toBe(false);
  }
  expect(await cards.count()).toBe(5);
  await expectWell(page);
  await page.close();
});

test('the buttons of a bid end at what the player has, and the host’s rules are folded after round 1', async () => {
  play(started, 'own-match');
  const page = await openPage(started, 'Ana');
  const rules = page.locator('details', { has: page.getByText('The rules of this match', { exact: true }) });
  expect(await rules.getAttribute('open')).not.toBeNull();
  unwrapReply(started.api.submitForPractice({ players: [] }));
  unwrapReply(
    started.api.saveHostFacts({ answers: { ...started.stage().hostSample, 'Ana: change of Coins': '-9' } }),
  );
  unwrapReply(started.api.resolveRound({ stage: 'round-1', token: '' }));
  await page.reload();
  const bids = page.getByRole('group', { name: 'Your bid' }).getByRole('radio');
  expect(await bids.count()).toBe(12);
  expect(await rules.getAttribute('open')).toBeNull();
  await page.close();
});

test('what would be refused is said before it is sent, at its question', async () => {
  play(started, 'wanted-sharpshooters', 0, ['Ana', 'Bo', 'Chen', 'Dora', 'Emil']);
  const page = await openPage(started, 'Ana');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Action: no answer yet.').waitFor();
  // This part uses only the keyboard.
  for (const [role, name] of [
    ['radio', /^Shoot$/],
    ['checkbox', /^Bo /],
    ['checkbox', /^Chen /],
  ] as const) {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press('Space');
  }
  const victims = page.getByRole('group', { name: 'Whom you shoot' });
  await victims.getByText(/^Shooting 2 players: the default gun hits 1/).waitFor();
  // The focus ring must be around the chosen box. Around another box, it would look like another choice.
  await page.getByRole('checkbox', { name: /^Bo / }).uncheck();
  await page.getByRole('checkbox', { name: /^Dora / }).check();
  await victims.getByText(/^Shooting 2 players/).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('input:checked:focus').waitFor();
  await expectWell(page);
  // A ticked box shows a tick, by day, by night and in high contrast.
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    expect(await Promise.all([/^Dora /, /^Bo /].map((name) => markOf(page, name)))).toEqual([
      expect.stringContaining('✓'),
      '""',
    ]);
  }
  // Another tab with the same link shows the same taps.
  const again = await page.context().newPage();
  await again.goto(page.url());
  await again.getByRole('checkbox', { name: /^Dora /, checked: true }).waitFor();
  await again.close();
  expect(started.stage().submissions).toEqual([]);
  await page.getByRole('checkbox', { name: /^Dora / }).uncheck();
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByText(/Counts so far\./)
    .first()
    .waitFor();
  expect(started.stage().submissions).toMatchObject([{ player: 'Ana', fate: 'counts' }]);
  await page.close();
});
