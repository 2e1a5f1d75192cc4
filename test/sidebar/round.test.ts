// The open round in the sidebar: each player's status, secrets, refreshing, links, deadline, entering for a player.
import type { Message } from '../../src/rounds/reply/messages';
import type { Page } from 'playwright-core';
import { GAMES, SHOWN, NAMES } from './game-fixtures';
import { delivery, play } from './play-fixtures';
import { PAST, stage, submission } from './stage-fixtures';
import { playing } from './screens';
import { bottom, FakeServer, openSidebar } from './sidebar-page';

const withClock = (page: Page): Promise<void> => page.clock.install();

test('who is in and who is missing is seen at once; what was sent only when asked for', async () => {
  const open = stage();
  // The clock stands: on a busy machine a minute passes before the page is read.
  const now = (open.deadline ?? 0) - 3 * 3600_000 - 12 * 60_000;
  const { page } = await openSidebar(new FakeServer(playing({ stage: open })), (opened) =>
    opened.clock.setFixedTime(now),
  );
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('2 of 8 are in.');
  expect(text).toMatch(/Ana ✓ In Bo ◷ Late Chen ✓ In/);
  expect(text).toContain('✓ 2 In ◷ 1 Late ✕ 1 Refused … 4 Missing');
  expect(text).toContain('in 3 h 12 min');
  expect(text).toMatch(/\d\d:\d\d (CET|CEST)/);
  expect(text).not.toContain('Whom you trust');
  expect(text).not.toContain('3 is odd');
  const wolf = page.locator('.player').nth(3);
  await wolf.locator('summary').click();
  expect(await wolf.innerText()).not.toContain('3 is odd');
  await wolf.getByRole('button', { name: 'Show 1 submission' }).click();
  expect(await wolf.innerText()).toContain('Row: 3 is odd. Choose an even row.');
  expect(await wolf.innerText()).toContain('Bo, Li, Mei');
});

test('it refreshes by itself, and takes neither the focus nor what is open or typed', async () => {
  const hostQuestions = PAST.hostQuestions;
  const server = new FakeServer(playing({ stage: stage({ hostQuestions }) }));
  const { page } = await openSidebar(server, withClock);
  await page.locator('.player summary').nth(1).click();
  await page.getByText('What you enter').click();
  const box = page.getByLabel('Missions held');
  await box.focus();
  await page.keyboard.type('12');
  const before = await box.boundingBox();
  server.view = playing({
    stage: stage({
      hostQuestions,
      submissions: [...stage().submissions, submission({ id: 'b2', player: 'Bo' })],
      waitingFor: stage().waitingFor.filter((name) => name !== 'Bo'),
    }),
  });
  await page.clock.runFor(21_000);
  await page.getByText('3 of 8 are in.').waitFor();
  expect(await box.inputValue()).toBe('12');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('.player').nth(1).getAttribute('open')).not.toBeNull();
  expect((await box.boundingBox())?.y).toBe(before?.y);
  expect(server.calls.map(({ name }) => name)).toEqual(['getDesk', 'getDesk']);
});

test('what an entry asks of the host is said as it is saved, and its answers are delivered', async () => {
  const { hostQuestions } = PAST;
  const picture = 'Bo bought a hint to Memory: send them the picture.';
  const waiting = delivery({ id: 'b', title: 'Bo’s book', state: 'waiting' });
  const server = new FakeServer(playing({ stage: stage({ hostQuestions }) }));
  const after = stage({ hostQuestions, hostAnswers: { 'Missions held': '2' }, hostWarnings: [picture] });
  server.handlers.saveHostFacts = () => {
    server.view = playing({ stage: after, deliveries: [waiting] });
    return server.desk();
  };
  server.handlers.deliverSome = () => {
    server.view = playing({ stage: after, deliveries: [{ ...waiting, state: 'done' }] });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  await page.getByText('What you enter').click();
  await page.getByLabel('Missions held').fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await bottom(page).getByText(`What you entered is saved. ${picture}`, { exact: true }).waitFor();
  expect(server.names()).toEqual(['previewHostFacts', 'saveHostFacts', 'deliverSome']);
  // It stays until the stage is resolved.
  await page.locator('main').getByText(picture).waitFor();
  await page.getByText('All 1 are done.').waitFor();
});

test('a refresh that fails is said quietly, and one that was overtaken is thrown away', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server, withClock);
  server.failure = 'NetworkError';
  await page.clock.runFor(21_000);
  await page.getByText('What you see may be old').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  server.failure = undefined;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('What you see may be old').waitFor({ state: 'detached' });
});

test('a player’s link is copied, also where the clipboard is denied', async () => {
  const { page } = await openSidebar(new FakeServer(playing()));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Copy form link of Ana' }).click();
  const box = page.getByLabel('Copy it from here').and(page.locator(':focus'));
  expect(await box.inputValue()).toBe('https://forms.example.org/round?key=0');
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(37);
  expect(await page.locator('.player').first().locator('a').getAttribute('href')).toBe(
    'https://books.example.org/0',
  );
});

test('the deadline is moved, set in the host’s zone, and cleared', async () => {
  const server = new FakeServer(playing());
  server.handlers.setDeadline = ({ deadline }) => {
    server.view = playing({ stage: stage({ deadline }) });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  const asked = (): unknown => server.calls.at(-1)?.input;
  const first = play().stage?.deadline ?? 0;
  await page.getByRole('button', { name: 'Move deadline' }).click();
  await page.getByRole('button', { name: '+ 1 h' }).click();
  await bottom(page).getByText('The deadline is').waitFor();
  expect(Math.abs((asked() as { deadline: number }).deadline - first - 3_600_000)).toBeLessThan(60_000);
  await page.getByLabel('Date and time in Europe/Berlin').fill('2030-07-15T20:00');
  await page.getByRole('button', { name: 'Set this time' }).click();
  await bottom(page).getByText('Mon, 15 Jul 2030, 20:00 CEST').waitFor();
  expect(asked()).toEqual({ deadline: Date.UTC(2030, 6, 15, 18) });
  await page.getByRole('button', { name: 'No deadline' }).click();
  await page.getByText('There is no deadline now.').waitFor();
  expect(asked()).toEqual({ deadline: null });
});

test('a submission is replaced with a reason, from what counts now, and a second click does nothing', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server);
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Replace submission for Ana' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Replace the submission of Ana',
  );
  expect(await page.getByLabel('Row').inputValue()).toBe('4');
  expect(await page.getByLabel('Li, Mei').isChecked()).toBe(true);
  await page.getByLabel('Row').fill('2');
  await page.getByLabel('Card').selectOption('5');
  await page.getByLabel('Bo', { exact: true }).uncheck();
  const enter = page.getByRole('button', { name: 'Enter it' });
  await enter.click({ force: true });
  expect(server.names()).toEqual([]);
  await page.getByLabel('Reason').fill('Sent on Discord');
  const release = server.hold();
  await enter.dblclick();
  release();
  await page.getByText('The submission of Ana is entered.').waitFor();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(server.names()).toEqual(['applyChange']);
  expect(server.calls.at(-1)?.input).toEqual({
    change: {
      kind: 'submission',
      stage: 'round-2',
      player: 'Ana',
      answers: { Row: '2', Column: '6', Card: '5', 'Whom you trust': 'Li, Mei' },
    },
    reason: 'Sent on Discord',
    token: '',
  });
});

test('what the host enters is refused at its questions, and stays as it was typed', async () => {
  const server = new FakeServer(playing());
  const problems = [
    { title: 'Row', text: 'Row: 3 is odd. Choose an even row.' },
    { title: 'Card', text: 'Card 5: you have played it already.' },
    { title: '', text: 'Nothing else fits either.' },
  ];
  const { hostQuestions } = PAST;
  server.view = playing({ stage: stage({ hostQuestions }) });
  server.handlers.applyChange = () => ({
    ok: false,
    error: { code: 'x', text: 'It would be refused.', problems: problems },
  });
  server.handlers.saveHostFacts = () => ({
    ok: false,
    error: {
      code: 'x',
      text: 'It does not fit.',
      problems: [{ title: 'Missions held', text: 'Missions held: too many.' }],
    },
  });
  const { page } = await openSidebar(server);
  await page.getByText('What you enter').click();
  await page.getByLabel('Missions held').fill('99');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Missions held: too many.').waitFor();
  expect(await page.getByLabel('Missions held').inputValue()).toBe('99');
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Replace submission for Ana' }).click();
  await page.getByLabel('Row').fill('3');
  await page.getByLabel('Reason').fill('By phone');
  await page.getByRole('button', { name: 'Enter it' }).click();
  for (const { text } of problems) await page.getByText(text).waitFor();
  expect(await page.getByLabel('Row').inputValue()).toBe('3');
  expect(await page.getByLabel('Row').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Card').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Column').getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('heading', { name: 'Replace the submission of Ana' }).waitFor();
});

test('a deadline that makes submissions late asks first, and No moves nothing', async () => {
  const server = new FakeServer(playing());
  const asked: unknown[] = [];
  server.handlers.setDeadline = (input) => {
    asked.push(input.agreed);
    return input.agreed === 'yes'
      ? server.desk()
      : {
          ok: false,
          error: { code: 'asks-first', text: '2 submissions would be late: Ana, Chen.', agree: 'yes' },
        };
  };
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Move deadline' }).click();
  const set = page.getByRole('button', { name: 'Set this time' });
  const dialog = page.getByRole('dialog');
  await set.click();
  await dialog.getByText('2 submissions would be late: Ana, Chen.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([undefined]);
  expect(await bottom(page).innerText()).not.toContain('The deadline is');
  await set.click();
  await dialog.getByRole('button', { name: 'Move it' }).click();
  await bottom(page).getByText('The deadline is').waitFor();
  expect(asked).toEqual([undefined, undefined, 'yes']);
});

test('a late submission is accepted with a reason', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server);
  await page.locator('.player summary').nth(1).click();
  await page.getByRole('button', { name: 'Show 1 submission of Bo' }).click();
  await page.getByRole('heading', { name: '◷ Late: does not count' }).waitFor();
  // A second decides what is late.
  await page.getByText(/21 Nov, \d\d:15:00 .*, late/).waitFor();
  await page.getByText('By the phone’s word, Send was tapped 8 s before the end.').waitFor();
  await page.getByRole('button', { name: 'Accept it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('His train was late');
  await dialog.getByRole('button', { name: 'Accept it' }).click();
  await page.getByText('Bo’s late submission is accepted.').waitFor();
  expect(server.calls.at(-1)?.input).toEqual({
    change: { kind: 'accept-late', stage: 'round-2', id: 'b1' },
    reason: 'His train was late',
    token: '',
  });
});

test('under a finger all that is tapped is as large as a fingertip', async () => {
  const { page } = await openSidebar(new FakeServer(playing()), undefined, undefined, true);
  await page.locator('.player summary').nth(1).click();
  const heights = await page
    .locator('main :is(button, summary, a.button, input, select)')
    .evaluateAll((all) =>
      // A tick is tapped by its whole line.
      all.map(
        (one) => [one.textContent, (one.closest('.tick') ?? one).getBoundingClientRect().height] as const,
      ),
    );
  expect(heights.filter(([, height]) => height > 0 && height < 44)).toEqual([]);
});

test('practice games let the program submit, for all or for one', async () => {
  const server = new FakeServer(playing({ practice: true }));
  const { page } = await openSidebar(server);
  await page.getByRole('button', { name: 'Submit for everyone missing' }).click();
  await page.getByText('The program has submitted for everyone').waitFor();
  await page.locator('.player summary').nth(1).click();
  await page.getByRole('button', { name: 'Let the program submit for Bo' }).click();
  await page.getByText('The program has submitted for Bo.').waitFor();
  expect(server.calls.slice(1).map(({ input }) => input)).toEqual([{ players: [] }, { players: ['Bo'] }]);
});

test.each([
  ['Move deadline', 'setDeadline', ['+ 1 h'], 'The deadline is'],
  ['Pause forms', 'setAccepting', [], 'Submissions are closed.'],
  ['New link for Ana', 'replaceKey', ['Make a new link'], 'Ana has a new link.'],
] as const)('what %s changes is made and delivered in the same step', async (button, call, more, said) => {
  const server = new FakeServer(playing());
  const waiting = delivery({ id: 'b', title: 'Bo’s book', state: 'waiting' });
  const next = (part: Parameters<typeof playing>[0]) => () => {
    server.view = playing(part);
    return server.desk();
  };
  server.handlers = {
    [call]: next({ toPrepare: ['Make the form'], deliveries: [] }),
    prepareNext: next({ deliveries: [waiting] }),
    deliverSome: next({ deliveries: [{ ...waiting, state: 'done' }] }),
  };
  const { page } = await openSidebar(server);
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: button }).click();
  for (const name of more) await page.getByRole('button', { name, exact: true }).click();
  await bottom(page).getByText(said).waitFor();
  expect(await bottom(page).innerText()).toContain('✓');
  expect(server.names()).toEqual([call, 'prepareNext', 'deliverSome']);
  await page.getByText('✓ Everything is delivered.').waitFor();
  // The next time a book cannot be written, which is not ticked off.
  const why = 'Not written: it is shared with x@example.org.';
  server.handlers.deliverSome = next({ deliveries: [{ ...waiting, state: 'paused', note: why }] });
  server.handlers[call] = next({ deliveries: [waiting] });
  for (const name of [button, ...more].slice(call === 'setDeadline' ? 1 : 0)) {
    await page.getByRole('button', { name, exact: name !== button }).click();
  }
  await bottom(page).getByText('1 delivery needs you.').waitFor();
  expect(await bottom(page).innerText()).not.toContain('✓');
  await page.getByLabel('Not delivered').getByText(`Bo’s book: ${why}`).waitFor();
});

test('a refused answer is seen beside one that counts, with a line to copy, and answered in its sender’s book', async () => {
  const late = submission({ id: 'a3', player: 'Ana', fate: 'refused', reasons: ['Row: 3 is odd.'] });
  const refusal: Message = {
    to: { player: 'Ana' },
    text: '**Soullinked: Round 2**: your answer was refused: Row: 3 is odd.',
  };
  const server = new FakeServer(playing());
  const answered: string[] = [];
  server.handlers.deliverFates = () => {
    answered.push(JSON.stringify(server.view));
    return {
      ok: true,
      value: { left: answered.length === 2 ? 1 : 0, unwatched: 'Google refuses triggers.' },
    };
  };
  const { page } = await openSidebar(server, withClock);
  // An answer on its way holds the next look back, so the clock runs until the look was had.
  const looks = async (times: number): Promise<void> => {
    const before = server.calls.length;
    while (server.calls.length < before + times) await page.clock.runFor(5_000);
  };
  await page.getByText('only while this sidebar is open').waitFor();
  await looks(2);
  expect(answered).toHaveLength(1);
  server.view = playing({
    stage: stage({ submissions: [...stage().submissions, late], refusals: [refusal] }),
  });
  await looks(1);
  await page.getByText('✓ In, ✕ a later one').waitFor();
  // An answer that failed is tried again with the next look, and then no more.
  await looks(4);
  expect(answered).toHaveLength(3);
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Copy why it does not count to send to Ana' }).waitFor();
});

test('a new link is made after asking, with a new book where the host wants one', async () => {
  const server = new FakeServer(playing());
  const { page } = await openSidebar(server);
  await page.locator('.player summary').nth(4).click();
  const name = NAMES[4];
  await page.getByRole('button', { name: `New link for ${name}` }).click();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await bottom(page).getByText('has a new link').waitFor();
  expect(server.calls.at(-1)).toEqual({ name: 'replaceKey', input: { player: name, newBook: false } });
  await page.getByRole('button', { name: `New link for ${name}` }).click();
  await page.getByLabel('A new book, too').check();
  await page.getByRole('button', { name: 'Make a new link and a new book' }).click();
  await bottom(page).getByText('has a new link and a new book').waitFor();
  expect(server.calls.at(-1)).toEqual({ name: 'replaceKey', input: { player: name, newBook: true } });
});

test('once the game is over, its warnings are still shown', async () => {
  const warning = 'Bo has a new link: the published record shows the old one, which opens nothing any more.';
  const over = play({ stage: null, warnings: [warning] });
  const server = new FakeServer({ phase: 'over', games: GAMES, shown: SHOWN, play: over });
  const { page } = await openSidebar(server);
  await page.getByText('Look at this').waitFor();
  expect(await page.locator('main').innerText()).toContain(warning);
});
