// A season in a browser, from an empty book: its people pasted, a match without anything to ask, counted, the next episode.
import { Started } from './started';

let started: Started;

beforeAll(async () => {
  started = await Started.start();
});

afterAll(async () => expect(await started.end()).toEqual([]));

test('from an empty book to the second episode', async () => {
  const desk = await started.window();
  const { sidebar } = desk;
  await desk.click('Start a season');
  await sidebar.getByLabel('Name of the season').fill('The Elder Tree');
  await sidebar
    .getByLabel('Names, or rows of a spreadsheet')
    .fill('Name\tTokens of Life\nAna\t1\nBo\t\nChen\t');
  await desk.click('Use these');
  await desk.click('Start the season');
  await desk.heading('The Elder Tree');
  await desk.says('✓ Everything is delivered.');

  await sidebar.getByText('Something else').click();
  await desk.click('Set up another match');
  await sidebar.getByLabel('Kind').selectOption('Between two matches');
  await desk.click('Set up Between matches');
  await desk.says('Everything that the season knows is filled in.');
  await desk.click('Create the match');
  // Nothing is to be made any more: the books were, as the season began.
  await desk.says('Between matches is created.');

  // Nobody has anything to give, and there is no Candidate: it is over at once.
  await desk.click('Count Between matches');
  await desk.says('It changes nobody’s standing.');
  await desk.click('Count it');
  await desk.says('It is counted.');
  // Not every episode has a main match.
  await sidebar.getByText('Something else').click();
  await desk.click('Open episode 2');
  await desk.says('Episode 2 is open.');
  await desk.says('Set up the main match');
  const view = started.api.getDesk();
  expect(view).toMatchObject({
    value: { season: { name: 'The Elder Tree', episode: '2', people: [{ tokens: 0 }, {}, {}] } },
  });
});
