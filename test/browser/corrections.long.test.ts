// A host's own game, set up by hand; then mistakes and their corrections, with axe-core looking at each screen.
import { given } from '../../src/commands/desk-calls';
import { axeViolations } from '../support/axe';
import type { Desk } from './desk';
import { Started } from './started';

let started: Started;
let desk: Desk;

beforeEach(async () => {
  started = await Started.start();
});

afterEach(async () => expect(await started.end()).toEqual([]));

/**
 * Expects that the page, and the sidebar in it, are accessible; each is checked by itself: the sandbox keeps them
 * apart.
 */
async function expectAccessible(): Promise<void> {
  for (const frame of desk.page.frames()) expect(await axeViolations(frame)).toEqual([]);
}

const ROSTER = [
  'Aïsha\tHeaven\tMoon',
  'Bogdan\tHell\tMoon',
  'Chiara\tHeaven\tSun',
  'Dương\tHell\tSun',
  '=Eve\tHeaven\tStar',
  'Фёдор\tHeaven\tStar',
].join('\n');

test('eight friends: a roster pasted, a problem shown and corrected, a setting changed, the game created', async () => {
  desk = await started.window();
  await desk.click('Set up Soullinked');
  await desk.sidebar.getByRole('textbox', { name: 'Names, or rows of a spreadsheet' }).fill(ROSTER);
  await desk.says('6 players found.');
  await desk.click('Use these');
  await desk.says('Before the game can be created');
  await desk.says(/Star/);
  await expectAccessible();
  const last = desk.sidebar.getByRole('group', { name: 'Player 6, Фёдор' });
  await last.getByRole('combobox', { name: /^Realm/ }).selectOption('Hell');
  await desk.says('Everything that is needed is there.');
  await desk.sidebar.getByText(/^Settings \(/).click();
  await desk.sidebar.getByRole('combobox', { name: /partner/i }).selectOption('Yes');
  await desk.says('Settings (1 changed)');
  await desk.click('Create game');
  await desk.says('All forms and books are made.');
  await desk.heading('Round 1');
  expect(started.game().players.map(({ name }) => name)).toContain('=Eve');
  expect(Object.keys(started.game().settings)).toHaveLength(1);
  expect(started.game().practice).toBe(false);
  await desk.openPlayer('Bogdan');
  await expectAccessible();
});

describe('after two rounds', () => {
  beforeEach(async () => {
    // Ana scores in its first round.
    started.createPractice('soullinked');
    for (let round = 1; round <= 2; round += 1) {
      started.prepare();
      given(started.api.submitForPractice({ players: [] }));
      given(started.api.resolveRound({ stage: started.stage().name, token: '' }));
      given(started.api.deliverSome());
    }
    started.prepare();
    desk = await started.window();
    await desk.heading('Round 3');
  });

  test('a submission of round 1 is corrected: who is affected is shown first, and who has seen it is told', async () => {
    await desk.place('Corrections');
    await expectAccessible();
    await desk.click('An earlier stage');
    await desk.sidebar.getByLabel('Stage').selectOption({ label: 'Round 1' });
    await desk.sidebar.getByLabel('Whose').selectOption('Ana');
    await desk.click('Set what counted aside');
    await desk.heading('What changes');
    await desk.says('Nothing is changed yet.');
    expect(await desk.sidebar.locator('.change').count()).toBeGreaterThan(0);
    await expectAccessible();
    const before = started.game().lastHash;
    await desk.sidebar.getByLabel('Reason (needed)').fill('Ana clicked the wrong row');
    await desk.click('Apply the change');
    await desk.says(/The change is made/);
    const { lastHash, deliveries } = started.game();
    const history = given(started.api.getHistory());
    expect(lastHash).not.toBe(before);
    expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(history.some(({ text }) => text.includes('Ana clicked the wrong row'))).toBe(true);
    await desk.place('Messages');
    const [correction] = started.game().corrections;
    await desk.sidebar.getByLabel('Stage').selectOption(` correction ${correction?.row ?? 0}`);
    await desk.click('Show the message to Ana');
    await desk.says(/You sent no pick: .* in the tab Corrections\./s);
    await desk.place('Record');
    await expectAccessible();
  });

  test('going back opens an earlier round again, and the record keeps what was', async () => {
    await desk.place('Corrections');
    await desk.click('Go back');
    await desk.sidebar.getByLabel('Stage').selectOption({ label: 'Round 2' });
    await desk.click('See what changes');
    await desk.heading('What changes');
    await desk.sidebar.getByLabel('Reason (needed)').fill('The deadline was announced wrongly');
    await desk.click('Apply the change');
    await desk.heading('Round 2');
    expect(started.game().past.map(({ title }) => title)).toEqual(['Round 1']);
    await desk.place('Messages');
    await desk.sidebar.getByRole('heading', { name: 'Everyone' }).waitFor();
    await expectAccessible();
  });

  test('a substitute plays on with a book of their own, and the contacts are put right', async () => {
    await desk.place('Corrections');
    await desk.click('A player');
    await expectAccessible();
    await desk.sidebar.getByLabel('Who leaves').selectOption('Bo');
    await desk.sidebar.getByLabel('Name of the new player').fill("D'Arcy");
    await desk.click('See what changes');
    await desk.says("D'Arcy plays for Bo from Round 3 on");
    await desk.sidebar.getByLabel('Reason (needed)').fill('Bo left');
    await desk.click('Apply the change');
    await desk.says(/^(The change is made|All forms and books are made)\.$/);
    await desk.heading('Round 3');
    expect(started.game()).toMatchObject({ toPrepare: [] });
    expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
    await desk.openPlayer("Bo (played by D'Arcy since Round 3)");
    await desk.place('Corrections');
    await desk.click('Contacts');
    await desk.sidebar.getByText("Bo (played by D'Arcy since Round 3)", { exact: true }).click();
    await desk.sidebar.getByRole('textbox', { name: /^Time zone/ }).fill('Asia/Tokyo');
    await expectAccessible();
    await desk.click('Save the contacts');
    await desk.says('The contacts are saved.');
    expect(given(started.api.getContacts()).players[1]?.contacts['Time zone']).toBe('Asia/Tokyo');
  });
});
