// The host's part of their own match: texts beside answers, changes with new totals, the editor of questions.
import { ownRound } from './own-match';
import { hostPart, playing, RESOLVE } from './screens';
import { FakeServer, openSidebar, saved } from './sidebar-page';

const NEXT = 'Next questions';

const open = (part: Parameters<typeof ownRound>[0] = {}): ReturnType<typeof hostPart> =>
  hostPart(ownRound(part));

test('a text field is beside its player’s answer, and a change beside the new total', async () => {
  const { page, server } = await open();
  await page.getByLabel('Announcement').fill('Sold!');
  await page.getByText(/ and private messages \(none yet\)/).click();
  const bo = page.getByRole('region', { name: 'Bo' });
  // The answer that counts, not the one that it replaced.
  expect(await bo.innerText()).toContain('Your bid\n3');
  expect(await bo.innerText()).not.toContain('11');
  await page
    .getByRole('region', { name: /^Wolfe/ })
    .getByText('No answer')
    .waitFor();
  await bo.getByLabel('Tell Bo').fill('You bid too little.');
  await page.getByText(/ and private messages \(1\)/).waitFor();
  await page.getByText('Score changes (none yet)').click();
  const coins = page.getByRole('table', { name: 'Coins' });
  await coins.getByLabel('Ana: change of Coins').fill('-7');
  await coins.getByRole('row', { name: /^Ana/ }).getByText('20 → 13').waitFor();
  await coins.getByLabel('Bo: change of Coins').fill('much');
  await coins.getByRole('row', { name: /^Bo/ }).getByText('20 → ?').waitFor();
  await coins.getByLabel('Bo: change of Coins').fill('');
  expect(await saved(page, server)).toEqual({
    Announcement: 'Sold!',
    'Tell Bo': 'You bid too little.',
    'Ana: change of Coins': '-7',
  });
});

test('players who are in are ticked, and only changes are saved', async () => {
  const { page, server } = await open();
  const who = page.getByRole('group', { name: 'Still in' });
  const ticks = async (): Promise<readonly string[]> => {
    const names: string[] = [];
    for (const label of await who.locator('label').all()) {
      if (await label.locator('input').isChecked()) names.push(await label.innerText());
    }
    return names;
  };
  const [ana, bo, last = ''] = await ticks();
  expect([ana, bo]).toEqual(['Ana', 'Bo']);
  await who.getByLabel('Bo').uncheck();
  await who.getByLabel('Bo').check();
  for (const name of ['Ana', 'Bo', last]) await who.getByLabel(name).uncheck();
  expect(await ticks()).toEqual([]);
  await who.getByLabel(last).check();
  expect(await saved(page, server)).toEqual({ 'Still in': last });
});

test('the next questions can be copied, added, reordered and previewed as on a phone', async () => {
  const { page, server } = await open();
  const editor = page.getByRole('group', { name: NEXT });
  await editor.getByText('The same questions again').waitFor();
  await editor.getByRole('button', { name: 'Edit the current questions' }).click();
  expect(
    await editor.getByLabel('Question 1', { exact: true }).getByRole('textbox').first().inputValue(),
  ).toBe('Your bid');
  await editor.getByRole('button', { name: 'Add a question' }).click();
  const third = editor.getByRole('group', { name: 'Question 3' });
  // The new question gets the focus at once. A space at the end of a word stays while typing.
  await page.keyboard.type('Whom do you trust?');
  await third.getByLabel('Kind of answer').selectOption('player');
  await third.getByText('Optional').click();
  await third.getByRole('button', { name: 'Up' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('↑ Up');
  await page.keyboard.press('Enter');
  expect(
    await editor.getByRole('group', { name: 'Question 1' }).getByRole('textbox').first().inputValue(),
  ).toBe('Whom do you trust?');
  await editor.getByRole('button', { name: 'Preview on a phone' }).click();
  const phone = editor.getByRole('group', { name: 'Phone preview' });
  await phone
    .getByRole('group', { name: /^Whom do you trust\?/ })
    .getByText('Bo', { exact: true })
    .waitFor();
  await phone.getByRole('radio', { name: '12' }).check({ force: true });
  expect(await phone.getByText('lamp').count()).toBe(0);
  await editor.getByLabel('As seen by').selectOption('the group Heaven');
  await phone.getByText('lamp').waitFor();
  await third.getByLabel('Who is asked').fill('Bo');
  await phone.getByText('lamp').waitFor({ state: 'detached' });
  await editor.getByLabel('As seen by').selectOption('Bo');
  await phone.getByText('lamp').waitFor();
  expect(await saved(page, server)).toEqual({
    [NEXT]: [
      'Whom do you trust?; player; optional',
      'Your bid; number 0 to 12; help In coins.',
      'Which lot; choice lamp | clock; for Bo',
    ].join('\n'),
  });
  await editor.getByRole('button', { name: 'Edit the current questions' }).click();
  await editor.getByRole('button', { name: 'Ask the same questions' }).click();
  await editor.getByText('The same questions again').waitFor();
});

test('if formulas decide, only the next questions are unfolded, and what was entered is counted', async () => {
  const { page } = await hostPart(ownRound({ hostAnswers: { Announcement: 'Sold!' } }, { decides: 'sheet' }));
  const own = page.locator('details', { hasText: 'Enter results yourself (1)' }).last();
  await page.getByRole('group', { name: NEXT }).getByLabel(NEXT).fill('Why; text; for Bo');
  expect(await page.getByLabel('Announcement').isVisible()).toBe(false);
  expect(await page.getByText('Results from your formulas').isVisible()).toBe(true);
  await own.locator('summary').first().click();
  expect(await page.getByLabel('Announcement').inputValue()).toBe('Sold!');
});

test('values of Results fill in the fields for review, or none if a cell is refused', async () => {
  const { page, server } = await open({
    hostAnswers: { 'Tell Ana': 'Old.', [NEXT]: 'none' },
  });
  const texts = { 'Tell Ana': '', 'Tell Bo': 'It is yours.' };
  const tabs = { answers: 'Answers 2', history: 'History', results: 'Results 2', round: 'Round 1' };
  const brought = (created: boolean) => () => ({
    ok: true as const,
    value: { ...tabs, created, changed: created },
  });
  server.handlers.updateAnswers = brought(true);
  server.handlers.takeResults = () => ({
    ok: true,
    value: { answers: texts, refused: ['Results, C4: “2.5” is not a whole number.'], sameAs: '', over: '' },
  });
  await page.getByText('Results from your formulas').click();
  await page.getByRole('button', { name: 'Update the Answers tab' }).click();
  await page.getByText('Created the tabs “Answers 2”, “History” and “Results 2”.').waitFor();
  server.handlers.updateAnswers = brought(false);
  const take = page.getByRole('button', { name: 'Read the Results tab' });
  await take.click();
  await page.getByText('Results, C4: “2.5” is not a whole number.').waitFor();
  await page.getByText('Saved.').waitFor();
  server.handlers.takeResults = () => ({
    ok: true,
    value: { answers: { ...texts, 'Bo: change of Coins': '-3' }, refused: [], sameAs: '', over: '' },
  });
  await take.click();
  await page
    .getByText('Filled in from “Results 2”: 1 text, 1 change. Check the fields, then save.')
    .waitFor();
  expect(await page.getByText('is not a whole number').count()).toBe(0);
  // The changes are unfolded, but not saved yet.
  await page.getByText('20 → 17').waitFor();
  await page.getByText('Not saved yet.').waitFor();
  expect(server.names()).not.toContain('saveHostFacts');
  expect(await saved(page, server)).toEqual({
    'Tell Ana': '',
    'Tell Bo': 'It is yours.',
    'Bo: change of Coins': '-3',
  });
});

test('an answer that arrived after saving blocks Resolve until the host confirms the entries', async () => {
  const hostAnswers = { Announcement: 'Sold!' };
  const change = 'Answers from Bo (21:04:00) have changed since you saved your entries at 20:50:00.';
  const changed = ownRound({ hostAnswers, over: 'answers now', changedSinceSaved: [change], waitingFor: [] });
  const server = new FakeServer(playing({ stage: changed }));
  server.handlers.saveHostFacts = () => {
    server.view = playing({ stage: ownRound({ hostAnswers, over: 'answers now', waitingFor: [] }) });
    return server.desk();
  };
  const { page } = await openSidebar(server);
  const asked = page.getByRole('region', { name: 'Other answers' });
  await asked.getByText(change).waitFor();
  const resolve = page.getByRole('button', { name: RESOLVE });
  expect(await resolve.getAttribute('aria-disabled')).toBe('true');
  await asked.getByRole('button', { name: 'Keep my entries' }).click();
  await page.getByText('Entry saved').waitFor();
  expect(server.calls.at(-1)?.input).toEqual({ fields: {}, over: 'answers now' });
  await asked.waitFor({ state: 'detached' });
  expect(await resolve.getAttribute('aria-disabled')).not.toBe('true');
});
