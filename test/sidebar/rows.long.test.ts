// Rows of fields for the host's entries: adding a row, pasting text, and boards as grids.
import { GAMES } from '../../src/games/catalogue';
import { findGame } from '../../src/games/frame/catalogue';
import type { Question } from '../../src/games/frame/fields';
import { EVERYONE } from '../../src/rounds/reply/reply';
import type { StageView } from '../../src/rounds/host/stage/views';
import { stage } from './stage-fixtures';
import { hostPart } from './screens';
import { axeViolations } from '../support/axe';
import { saved } from './sidebar-page';

/** The first stage of a game with its sample players. */
function firstStage(id: 'black-garnet' | 'wanted-sharpshooters', settings: object): StageView {
  const game = findGame(GAMES, id);
  const begun = game?.begin(game.sampleRoster, settings, 'a seed that is long enough');
  if (begun?.ok !== true || begun.value.stage === null) throw new Error('The match does not begin.');
  const { name, title, hostQuestions } = begun.value.stage;
  return stage({ name, title, hostQuestions, submissions: [], waitingFor: [], notices: [] });
}

test('sales are picked from lists, each in a row, and pasted text becomes rows', async () => {
  const prices = { learnDuel: 1, missionHint: 2 };
  const { page, server } = await hostPart(firstStage('black-garnet', { prices }));
  const sales = page.getByRole('group', { name: 'Purchases' });
  await sales.getByRole('button', { name: 'Add a row' }).click();
  const first = sales.getByRole('region', { name: 'Purchase 1' });
  await first.getByLabel('Buyer, Purchase 1').selectOption('Ana');
  await first.getByLabel('Buys, Purchase 1').selectOption('learn');
  await first.getByLabel('B', { exact: true }).check();
  await first.getByLabel('A', { exact: true }).check();
  await sales.getByRole('button', { name: 'Add another row' }).click();
  // The new row gets the focus at once.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Buyer, Purchase 2',
  );
  const second = sales.getByRole('region', { name: 'Purchase 2' });
  await second.getByLabel('Buyer, Purchase 2').selectOption('Bo');
  await second.getByLabel('Buys, Purchase 2').selectOption('hint');
  await second.getByLabel('Category, Purchase 2').selectOption('Memory');
  expect(await saved(page, server)).toEqual({ Purchases: 'Ana: learn A, B\nBo: hint Memory' });
  await sales.getByText('Paste as text').click();
  await sales.getByRole('textbox', { name: 'Purchases' }).fill('Ana: learn C\nBo buys things');
  await sales.getByText('This line can’t be read').waitFor();
  expect(await first.getByLabel('C', { exact: true }).isChecked()).toBe(true);
  await second.getByRole('button', { name: 'Remove' }).click();
  expect(await saved(page, server)).toEqual({ Purchases: 'Ana: learn C' });
});

test('a board is a grid of cells, and the usual items are editable rows', async () => {
  const settings = (id: string, title: string): Question => {
    const found = findGame(GAMES, id)?.settingsQuestions.find((question) => question.title === title);
    if (found === undefined) throw new Error(`There is no setting ${title}.`);
    return found;
  };
  const hostQuestions = [
    settings('soullinked', 'Heaven board'),
    settings('wanted-sharpshooters', 'Items'),
    settings('own-match', 'Draws'),
  ];
  const { page, server } = await hostPart(stage({ hostQuestions, submissions: [], notices: [] }));
  const board = page.getByRole('group', { name: 'Heaven board' });
  await board.getByText('Paste as text').click();
  await board.getByRole('textbox', { name: 'Heaven board', exact: true }).fill('1 2 3\n4 5 6');
  await board.getByLabel('row 2, column 3').fill('x');
  await board.getByText('Row 2, column 3: “x” is not a whole number').waitFor();
  await board.getByRole('button', { name: 'Remove the last column' }).click();
  await board.getByRole('button', { name: 'Add a row' }).click();
  await board.getByLabel('row 3, column 2').fill('9');
  const items = page.getByRole('group', { name: 'Items' });
  await items.getByRole('button', { name: 'Edit' }).click();
  await items.getByLabel('Price, Item 1').fill('5');
  await items.getByLabel('Effect, Item 2').selectOption('claim-bonus');
  await items.getByLabel('Bullets, Item 2').fill('2');
  for (let left = 4; left > 0; left -= 1) {
    await items.getByRole('region', { name: 'Item 3' }).getByRole('button', { name: 'Remove' }).click();
  }
  await items.getByLabel('Name, Item 1').fill('Shot; gun');
  await items.getByText('“Shot; gun” has characters that separate cells.').waitFor();
  await items.getByLabel('Name, Item 1').fill('Big gun');
  const draws = page.getByRole('group', { name: 'Draws' });
  await draws.getByText('None', { exact: true }).waitFor();
  expect(await draws.getByRole('button').allInnerTexts()).toEqual(['Add a row\nto Draws']);
  expect(await axeViolations(page)).toEqual([]);
  expect(await saved(page, server)).toEqual({
    'Heaven board': '1 2\n4 5\n? 9',
    Items: 'shotgun; Big gun; 5; 2; weapon cost 2 victims 2\nrifle; Long Rifle; 4; 2; claim-bonus 2',
  });
});

test('messages that saving sends are previewed; the preview disappears when typing continues', async () => {
  const { page, server } = await hostPart(firstStage('wanted-sharpshooters', {}));
  server.handlers.previewHostFacts = () => ({
    ok: true,
    value: {
      messages: [
        { to: EVERYONE, text: 'Ana is in Rose now.' },
        { to: { player: 'Bo' }, text: 'You exchange 2 garnets.' },
      ],
      warnings: ['Ana may know it by now.'],
    },
  });
  const moves = page.getByRole('group', { name: 'Moves to meadows' });
  await moves.getByRole('button', { name: 'Add a row' }).click();
  await moves.getByLabel('Player, Move 1').selectOption('Ana');
  await moves.getByLabel('Meadow, Move 1').fill('Rose');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('region', { name: 'Sent right away' });
  await told.getByText('Ana is in Rose now.').waitFor();
  await told.getByText('Bo', { exact: true }).waitFor();
  await told.getByText('Ana may know it by now.').waitFor();
  await moves.getByLabel('Meadow, Move 1').fill('Poppy');
  await told.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByText('Entry saved').waitFor();
  expect(server.names()).toEqual(['previewHostFacts', 'previewHostFacts', 'saveHostFacts']);
});
