// The players' page in a browser: a player taps, sends, is told at once, and reads it without eyes or a mouse, too.
import type { Page, Request } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import type { Change } from '../../src/rounds/host/parts/inputs';
import { expectWell, openPage, play, resolve } from './phone';
import { sampled } from '../support/sample';
import { Started } from './started';

/** One server for all; what a test sends is there for those after it in the same game. */
let started: Started;

beforeAll(async () => {
  started = await Started.start();
});

afterEach(() => expect(started.pageErrors).toEqual([]));

afterAll(async () => expect(await started.end()).toEqual([]));

/** The list of the players. */
const PLAYERS = { name: 'The players, and who has sent' };

/** The page of a player on a phone of its own: a clock that a test moves is that of all pages of a phone. */
async function openWithClock(player: string): Promise<Page> {
  return openPage(started, player, 390, await started.newPhone());
}

/** Begins another game, whose players have pages. */
function begin(game: string, stages: number, players?: readonly string[]): void {
  started.startOver();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
  play(started, game, stages, players);
}

describe('in Tactical Picture Hunt', () => {
  beforeAll(() => begin('tactical-picture-hunt', 2));

  test('looks that bring no answer are the bar’s word alone: nothing moves the board or its buttons', async () => {
    const page = await openWithClock('Ana');
    const table = page.getByRole('region', { name: 'The table' });
    const before = await table.boundingBox();
    await page.clock.install();
    await page.route('**/exec*', (route) =>
      route.fulfill({ json: { error: { name: 'Exception', message: '' } } }),
    );
    const said = page.getByRole('status').getByText(/^No answer comes: /);
    for (let looks = 0; looks < 40 && (await said.count()) === 0; looks += 1)
      await page.clock.fastForward(15_000);
    await said.waitFor();
    expect(await page.locator('.failure').count()).toBe(0);
    expect(await table.boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  test('the time left is right at once on a phone whose clock is 90 s fast, before any look is answered', async () => {
    given(started.api.setDeadline({ deadline: Date.now() + 300_000 }));
    const page = await openWithClock('Ana');
    await page.route('**/exec*', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    await page.clock.install({ time: Date.now() + 90_000 });
    await page.reload();
    const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    const { deadline } = started.stage();
    const left = ((deadline ?? 0) - Date.now()) / 1000;
    expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(45);
    given(started.api.setDeadline({ deadline: null }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  test('an axis and a prediction are two taps, and are told to count at once', async () => {
    const page = await openPage(started, 'Ana', 360);
    await page.getByText('You are Ana').waitFor();
    await page.getByRole('radio', { name: 'b', exact: true }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('status')
      .getByText(/^Sent, .* Counts so far\.$/)
      .waitFor();
    expect(started.stage().submissions).toMatchObject([{ player: 'Ana', fate: 'counts' }]);
    // Both see whom they wait for, and not what was sent.
    const lamps = [/^Ana: 0\s.* ✓ sent$/s, /^Bo: 0\s.* … not yet$/s].map((text): unknown =>
      expect.stringMatching(text),
    );
    expect(await page.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts()).toEqual(lamps);
    const other = await openPage(started, 'Bo', 360);
    expect(await other.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts()).toEqual(lamps);
    for (const shown of sampled([page, other], [page])) await expectWell(shown);
    await other.close();
    await page.close();
  });

  test('the lamp of somebody who sends moves neither the board nor what is tapped', async () => {
    const page = await openPage(started, 'Ana', 360);
    const places = async (): Promise<unknown> => [
      await page.getByRole('region', { name: 'The table' }).locator('.board').boundingBox(),
      await page.getByRole('radio', { name: 'b', exact: true }).boundingBox(),
    ];
    const before = await places();
    const other = await openPage(started, 'Bo', 360);
    await other.getByRole('radio', { name: 'X', exact: true }).check();
    await other.getByRole('radio', { name: '4', exact: true }).check();
    await other.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Bo: .*✓ sent/s })
      .waitFor();
    expect(await places()).toEqual(before);
    await other.close();
    await page.close();
  });

  test('what the host resolves appears without a reload', async () => {
    const page = await openPage(started, 'Ana', 360);
    resolve(started);
    await page.getByRole('heading', { name: /^What happened: Round 1/ }).waitFor();
    // A score says what the round brought.
    const [score] = await page.getByRole('list', PLAYERS).getByRole('listitem').allInnerTexts();
    expect(score).toMatch(/^Ana: 4\s+points\s+\+4\s/);
    await page.close();
  });
});

describe('in Wanted Sharpshooters', () => {
  beforeAll(() => begin('wanted-sharpshooters', 0, ['Ana', 'Bo', 'Chen', 'Dora', 'Emil']));

  test('reasons for answers that were changed meanwhile are not said of the new ones', async () => {
    const page = await openWithClock('Ana');
    await page.clock.install();
    await page.reload();
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Bo / }).check();
    await page.getByRole('checkbox', { name: /^Chen / }).check();
    const isCheck = (request: Request): boolean => (request.postData() ?? '').includes('checkMove');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve_) => (letGo = resolve_));
    await page.route('**/exec*', async (route) => {
      if (isCheck(route.request())) await held;
      await route.continue();
    });
    await Promise.all([page.waitForRequest(isCheck), page.clock.runFor(2000)]);
    // From here on no effect comes: the check arrives before the page has done what follows the tap.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('checkbox', { name: /^Chen / }).uncheck();
    const answered = page.waitForResponse((response) => isCheck(response.request()));
    letGo();
    await (await answered).finished();
    expect(await page.getByText(/Shoot 2 players/).count()).toBe(0);
    await page.close();
  });

  test('what would be refused is said before it is sent, at its question', async () => {
    const page = await openPage(started, 'Ana');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Action: no answer yet.').waitFor();
    // By the keyboard alone.
    for (const [role, name] of [
      ['radio', /^Shoot$/],
      ['checkbox', /^Bo /],
      ['checkbox', /^Chen /],
    ] as const) {
      await page.getByRole(role, { name }).focus();
      await page.keyboard.press('Space');
    }
    const victims = page.getByRole('group', { name: 'Whom you shoot' });
    await victims.getByText(/^Shoot 2 players: the default gun hits 1/).waitFor();
    // The keyboard comes to a choice that was made: a ring around another would look like one more.
    await page.getByRole('checkbox', { name: /^Bo / }).uncheck();
    await page.getByRole('checkbox', { name: /^Dora / }).check();
    await victims.getByText(/^Shoot 2 players/).waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('input:checked:focus').waitFor();
    await expectWell(page);
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

  test('an answer to a round that is over meanwhile is not sent: it stays on the page, which shows the new round at once', async () => {
    const page = await openWithClock('Bo');
    await page.getByRole('radio', { name: /^Duck/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.bar').getByText('Counts so far').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.getByRole('radio', { name: 'Shoot', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Chen / }).check();
    resolve(started);
    // The page looks by itself much later: Send alone brings the new round.
    await page.getByRole('button', { name: 'Send instead' }).click();
    const left = page.getByRole('status').filter({ hasText: 'Not sent: Round 1' });
    await left.getByText('Chen', { exact: true }).waitFor();
    await page.locator('.bar').getByText('Round 2', { exact: true }).waitFor();
    expect(await page.locator('.bar .good').count()).toBe(0);
    await page.clock.resume();
    await expectWell(page);
    expect(started.stage().submissions).toEqual([]);
    // It goes with the next answer.
    await page.getByRole('radio', { name: /^Duck/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await left.waitFor({ state: 'detached' });
    await page.locator('.bar').getByText('Counts so far').waitFor();
    await page.close();
  });
});

describe('what is said of answers that were not sent, and of the last round', () => {
  const notSent = (page: Page, title: string) => page.getByRole('heading', { name: `Not sent: ${title}` });
  /** Has the page look again, as somebody does who comes back to it. */
  const look = (page: Page): Promise<void> =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const seeing = async (page: Page, title: string): Promise<void> => {
    await look(page);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
  };
  /** Chooses a cell and a card. */
  const choose = async (page: Page): Promise<void> => {
    const open = page.locator('form.asked').getByRole('radio', { disabled: false });
    await open.first().check();
    await open.last().check();
  };
  const send = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.bar').getByText('Counts so far').waitFor();
  };
  const goBackTo = (toStage: string): void => {
    const change: Change = { kind: 'rewind', toStage };
    const { token } = given(started.api.previewChange({ change }));
    given(started.api.applyChange({ change, reason: 'A slip.', token }));
    started.prepare();
  };

  beforeEach(() => begin('soullinked', 1, ['Ana', 'Bo', 'Emil', 'Fay']));

  test('it goes once the round is asked again, and is of no round that nobody was late for', async () => {
    resolve(started);
    const page = await openWithClock('Ana');
    await choose(page);
    goBackTo('round-2');
    await seeing(page, 'Round 2');
    await notSent(page, 'Round 3').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/in time|late/);
    resolve(started);
    await seeing(page, 'Round 3');
    expect(await notSent(page, '').count()).toBe(0);
    await page.close();
  });

  test('it goes with an answer from anywhere, with the round after next, and as the game is over', async () => {
    const [ana, other, bo] = [
      await openWithClock('Ana'),
      await openWithClock('Ana'),
      await openWithClock('Bo'),
    ];
    for (const page of [ana, bo]) await choose(page);
    resolve(started);
    await seeing(other, 'Round 3');
    for (const page of [ana, bo]) {
      await seeing(page, 'Round 3');
      await notSent(page, 'Round 2').waitFor();
    }
    await choose(other);
    await send(other);
    await seeing(ana, 'Round 3');
    await notSent(ana, 'Round 2').waitFor({ state: 'detached' });
    expect(await notSent(bo, 'Round 2').count()).toBe(1);
    resolve(started);
    await seeing(bo, 'Round 4');
    expect(await notSent(bo, '').count()).toBe(0);
    resolve(started);
    await seeing(bo, 'Round 5');
    await choose(bo);
    resolve(started);
    await look(bo);
    await bo.getByText('The game is over').first().waitFor();
    expect(await notSent(bo, '').count()).toBe(0);
    for (const page of [ana, other, bo]) await page.close();
  });

  test('the last round’s card stays while a player chooses, and leaves no hole once it is folded', async () => {
    const page = await openWithClock('Ana');
    const card = page.getByRole('region', { name: 'What happened last' });
    const board = page.locator('form.asked');
    const places = async (): Promise<unknown> => {
      const [above, below] = [await card.boundingBox(), await board.boundingBox()];
      return [above?.height, (below?.y ?? 0) - (above?.y ?? 0)];
    };
    const before = await places();
    await choose(page);
    expect(await places()).toEqual(before);
    await send(page);
    const line = await page.getByRole('button', { name: /^Round 1: / }).boundingBox();
    const next = await page.locator('.first-line + *').boundingBox();
    expect((next?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeLessThan(12);
    await page.close();
  });
});

test('a ticked box shows a tick, by day, by night and in high contrast', async () => {
  begin('between', 0);
  const page = await openWithClock('Ana');
  const boxes = page.locator('form.asked').getByRole('checkbox');
  await boxes.first().check();
  const shown = (at: number): Promise<string> =>
    boxes.nth(at).evaluate((box) => getComputedStyle(box.nextElementSibling ?? box, '::before').content);
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    expect([await shown(0), await shown(1)]).toEqual([expect.stringContaining('✓'), '""']);
  }
  await page.close();
});

describe('in Soullinked', () => {
  beforeAll(() => begin('soullinked', 1, ['Ana', 'Bo', 'Emil', 'Fay']));

  test('a closed choice says why, and neither a tap nor a key picks it', async () => {
    const page = await openPage(started, 'Ana');
    const played = page.getByRole('radio', { name: /^[1-5] ?closed: played in round 1$/ });
    const cell = page.getByRole('radio', {
      name: /^Row 1, column 2: \d+, closed: Heaven picks even rows$/,
    });
    for (const closed of [played, cell]) {
      expect(await closed.getAttribute('aria-disabled')).toBe('true');
      // Playwright waits until what it clicks is enabled.
      await closed.click({ force: true });
      if (closed === cell)
        await page.getByText('Row 1, column 2 is closed: Heaven picks even rows.').waitFor();
      await closed.focus();
      await page.keyboard.press('Space');
      expect(await closed.isChecked()).toBe(false);
    }
    // An arrow key goes through a group, and picks what it comes to where that is open.
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

  test('what is chosen stands out in high contrast and on paper, where the bar covers nothing', async () => {
    const page = await openPage(started, 'Ana');
    await page.locator('.hand input:not([aria-disabled])').first().check();
    const parts = ['.switch-side', '.hand .tap:not(.closed) > span'];
    const styles = (property: string): Promise<readonly (readonly string[])[]> =>
      page.evaluate(
        ([selectors, name]) =>
          selectors.map((selector) =>
            [...document.querySelectorAll(selector)].map((part) =>
              getComputedStyle(part).getPropertyValue(name),
            ),
          ),
        [parts, property] as const,
      );
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [chosen, ...others] of await styles('background-color')) {
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(chosen);
    }
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    for (const [chosen] of await styles('print-color-adjust')) expect(chosen).toBe('exact');
    const bar = page.locator('.bar');
    expect(await bar.evaluate((one) => getComputedStyle(one).position)).toBe('static');
    await page.close();
  });

  test('a link that opens nothing says so, and nothing else', async () => {
    const page = await started.newPage();
    await page.goto(`${started.address}/macros/s/this-machine/exec?key=wrong`);
    await page.getByText(/this link opens none/).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Soullinked');
    await page.close();
  });
});
