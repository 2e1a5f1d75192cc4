// A season in a browser, from an empty book: people are pasted, one leaves, and a winner decides on the next match.
import { unwrapReply } from '../../src/commands/desk-calls';
import { WEB_APP_URL } from '../../src/local/server/table';
import { deliverAll } from '../support/host-game';
import { beginOwnDuel, count, endOwnMatch } from '../support/paper-season';
import { openPage } from './phone';
import { startForAll, type Started } from './started';

let started: Started;
startForAll((table) => (started = table));

test('who leaves the match leaves the season by the same click, and the other way round', async () => {
  const { api } = started;
  const desk = await started.window();
  const { sidebar } = desk;
  await desk.openRow('A season');
  await desk.click('Start a season');
  await sidebar.getByLabel('Season name').fill('The Elder Tree');
  await sidebar
    .getByLabel('Names, or rows of a spreadsheet')
    .fill('Name\tTokens of Life\nAna\t1\nBo\t\nChen\t');
  await desk.click('Use these players');
  await desk.click('Start the season');
  await desk.says('The season has started.');
  expect(unwrapReply(api.getDesk())).toMatchObject({
    season: { people: [{ tokens: 1 }, { tokens: 0 }, {}] },
  });
  const { draft } = unwrapReply(api.draft({ game: 'own-match', kind: 'extra' }));
  if (draft === undefined) throw new Error('There is no draft.');
  const settings = { Title: 'The Number Duel', Questions: 'Your number; number 1 to 9' };
  unwrapReply(api.saveDraft({ ...draft, game: 'own-match', practice: true, settings }));
  unwrapReply(api.create());
  deliverAll(api);
  await desk.page.reload();
  const whereIs = (name: string): unknown => {
    const view = unwrapReply(api.getDesk());
    if (view.phase !== 'playing') throw new Error('No match is running.');
    const find = (seats: readonly { readonly name: string }[]): unknown =>
      seats.find((one) => one.name === name);
    return [find(view.play.players), find('season' in view ? view.season.people : [])];
  };
  await desk.place('Corrections');
  await desk.click('A player');
  await sidebar.getByLabel('Player', { exact: true }).selectOption('Ana');
  await sidebar.getByLabel('Who takes over').selectOption('Nobody');
  await desk.click('See what changes');
  expect(await sidebar.getByLabel(/^Ana leaves the season, too\./).isChecked()).toBe(true);
  // Everyone is notified that she left and why, because the change is public.
  await desk.says('If the change is public, everyone can read it.');
  await sidebar.getByLabel(/^Reason/).fill('She moved.');
  await desk.click('Apply the change');
  await desk.says('Change applied.');
  expect(whereIs('Ana')).toMatchObject([{ hasLeft: true }, { status: 'left' }]);

  await desk.click(/Elder Tree/);
  await sidebar.getByText('Chen').first().click();
  await desk.click('Change a standing');
  await sidebar.getByLabel('Who', { exact: true }).selectOption('Chen');
  await sidebar.getByLabel('What changes').selectOption('Leaves the season');
  await sidebar.getByLabel('They leave The Number Duel too.').uncheck();
  await sidebar.getByLabel(/^Reason/).fill('Exams.');
  await desk.click('Make the change');
  await desk.says('1 change made.');
  expect(whereIs('Chen')).toMatchObject([{ hasLeft: false }, { status: 'left' }]);
});

test('a winner is asked from the set-up, their page leads to the form, and their answer is filled in', async () => {
  await started.startOver();
  const { api } = started;
  const host = { desk: api, pass: () => 0 };
  const people = ['Ana', 'Bo', 'Chen', 'Dee'].map((name) => ({ name }));
  unwrapReply(api.startSeason({ name: 'The Elder Tree', currencies: [], inherit: 'nothing', people }));
  unwrapReply(api.savePage({ address: WEB_APP_URL }));
  unwrapReply(api.openEpisode({ episode: '1' }));
  beginOwnDuel(host, 'main');
  deliverAll(api);
  endOwnMatch(host, ['Ana']);
  count(host);
  unwrapReply(api.draft({ game: 'black-garnet', kind: 'main' }));
  const desk = await started.window();
  await desk.click('Look over The Black Garnet');
  await desk.click('Ask Ana');
  await desk.says('Ana can answer now.');
  const page = await openPage(started, 'Ana');
  const link = page.getByRole('link', { name: 'Answer in your form' });
  const [form] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await form.getByRole('radio', { name: 'Yes' }).check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Received.').waitFor();
  await desk.click('Refresh');
  await desk.sidebar.getByText('Ana answered').waitFor();
  const filledIn = desk.sidebar.locator('select:has(option[value="true"]:checked)');
  await desk.sidebar.getByLabel('Second abilities').and(filledIn).waitFor();
});
