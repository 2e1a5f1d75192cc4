// A season between two matches in a browser: what is done there is told there, in books and by hand.
import { given } from '../../src/commands/desk-calls';
import type { SeasonView } from '../../src/rounds/host/season/views';
import { Started } from './started';

let started: Started;

beforeAll(async () => {
  started = await Started.start();
});

afterAll(async () => expect(await started.end()).toEqual([]));

function season(): SeasonView {
  const view = given(started.api.getDesk());
  if (view.phase !== 'between') throw new Error(`A match is in the book: ${view.phase}.`);
  expect(view.outgoing.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(view.outgoing.toPrepare).toEqual([]);
  return view.season;
}

test('a match is put away, and books, a gift, a new link, a substitute and contacts are told before the next', async () => {
  const desk = await started.window();
  const { sidebar } = desk;
  await desk.click('Start a season');
  await sidebar.getByLabel('Name of the season').fill('The Elder Tree');
  await sidebar
    .getByLabel('Names, or rows of a spreadsheet')
    .fill('Name\tGarnets\tTokens of Life\nAna\t5\t\nBo\t\t1\nChen\t\t');
  await desk.click('Use these');
  await desk.click('Start the season');
  await desk.heading('The Elder Tree');
  await desk.says('✓ Everything is delivered.');
  const books = season().people.map(({ book }) => book);
  expect(books.every((book) => book !== '')).toBe(true);

  await sidebar.getByText('Something else').click();
  await desk.click('Set up another match');
  await sidebar.getByLabel('Kind').selectOption('Between two matches');
  await desk.click('Set up Between matches');
  await desk.says('Everyone keeps their book.');
  await desk.says('Everything that is needed is there.');
  await desk.click('Create the match');
  await desk.says('Between matches is created.');
  await desk.click('Count Between matches');
  await desk.says('Between matches is counted.');
  await desk.click('Count it');
  await desk.says('It is counted.');
  await sidebar.getByText('Something else').click();
  await desk.click('Put Between matches away');
  await desk.says('Between matches is put away. Its tabs stay in the books.');
  await desk.says('✓ Everything is delivered.');
  expect(season().people.map(({ book }) => book)).toEqual(books);

  await desk.click('A gift');
  await sidebar.getByLabel('From').selectOption('Ana');
  await sidebar.getByLabel('To', { exact: true }).selectOption('Chen');
  await sidebar.getByLabel('How many').fill('2');
  await desk.says('Both are told, and nobody else.');
  await desk.click('Give it');
  await desk.says('Chen has the gift of Ana.');
  season();

  await sidebar.locator('details.person > summary').filter({ hasText: 'Ana' }).click();
  await desk.click('New link for Ana');
  await sidebar.getByLabel(/^A new book, too/).check();
  await desk.click('Make a new link and a new book');
  await desk.says('Ana has a new link and a new book.');
  expect(season().people[0]?.book).not.toBe(books[0]);

  await sidebar.locator('details.person > summary').filter({ hasText: 'Bo' }).click();
  await desk.click('Somebody else plays on for Bo');
  await sidebar.getByLabel('Name of who plays on').fill('Olga');
  await sidebar.getByLabel('Reason (needed)').fill('Bo moved.');
  await desk.click('See what changes');
  await desk.says('Olga plays for Bo from episode 1 on.');
  await desk.click('Let Olga play');
  await desk.says('Olga plays for Bo. Send them their links.');
  await desk.heading('Links to send');
  await desk.click('Done');
  expect(season().people[1]?.title).toBe('Bo (played by Olga since episode 1)');

  await desk.click('Contacts');
  await sidebar.getByText('You and the channels').click();
  await sidebar.getByLabel('Your time zone').fill('Europe/Berlin');
  await desk.click('Save the contacts');
  await desk.says('The contacts are saved.');
  season();
});
