// A season in a browser, from a game that is over to the next main match: the clicks are counted, nothing known is typed.
import { given } from '../../src/commands/desk-calls';
import type { Desk } from './desk';
import { Started } from './started';

let started: Started;

beforeAll(async () => {
  started = await Started.start();
});

afterAll(async () => expect(await started.end()).toEqual([]));

/** Plays the match in the book to its end, past the sidebar. */
function playToTheEnd(): void {
  while (started.game().stage !== null) {
    started.prepare();
    given(started.api.submitForPractice({ players: [] }));
    given(started.api.resolveRound({ stage: started.stage().name, token: '' }));
    deliverAll();
  }
}

function deliverAll(): void {
  while (started.game().deliveries.some(({ state }) => state === 'waiting')) given(started.api.deliverSome());
}

/** A host who counts their clicks. */
class Clicks {
  made = 0;
  constructor(private readonly desk: Desk) {}

  async click(name: string | RegExp): Promise<void> {
    this.made += 1;
    await this.desk.click(name);
  }
}

/** Goes from the screen of a match that is over to the overview of the season, counted. */
async function countIt(clicks: Clicks, desk: Desk, title: string): Promise<void> {
  await clicks.click(`Count ${title}`);
  await clicks.click('Count it');
  await desk.says('It is counted.');
}

async function create(clicks: Clicks, desk: Desk): Promise<void> {
  await desk.says('Everything that is needed is there.');
  await clicks.click('Create the match');
  await desk.says(/ is created\./);
  await desk.says('Everything is delivered.');
}

test('from one main match over to the next one open and everyone told, in at most ten clicks', async () => {
  started.createPractice('soullinked');
  playToTheEnd();
  const books = started.game().players.map(({ book }) => book);
  const desk = await started.window();
  const { sidebar } = desk;

  await desk.click('Start a season');
  await sidebar.getByLabel('Name of the season').fill('The Elder Tree');
  await sidebar.getByLabel('The first episode').fill('4');
  await desk.click('Start the season');
  await desk.heading('The Elder Tree');

  // The main match: from here on the host types nothing.
  const clicks = new Clicks(desk);
  await countIt(clicks, desk, 'Soullinked');
  await desk.says('Candidate');

  const between = new Clicks(desk);
  await between.click('Set up Between matches');
  await create(between, desk);
  playToTheEnd();
  await desk.click('Refresh');
  await countIt(between, desk, 'Between matches');
  await desk.says('Opponent');

  await between.click('Set up the death match');
  await between.click('Set up Tactical Picture Hunt');
  await sidebar
    .getByRole('group', { name: /./ })
    .getByLabel(/^Advantage/)
    .first()
    .selectOption({ index: 1 });
  await create(between, desk);
  playToTheEnd();
  await desk.click('Refresh');
  await countIt(between, desk, 'Tactical Picture Hunt');
  await sidebar.getByRole('heading', { name: 'Out (1)' }).waitFor();

  await clicks.click('Open episode 5');
  await clicks.click('Set up the main match');
  await clicks.click('Set up The Black Garnet');
  await create(clicks, desk);
  // Ten would do.
  expect(clicks.made).toBe(6);
  const { stage, deliveries, players } = started.game();
  expect(stage).not.toBeNull();
  expect(deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(players).toHaveLength(7);
  for (const { book } of players) expect(books).toContain(book);
});
