// A practice season watched in a browser; exported, it goes on in another book, with the match that runs.
import { given } from '../../src/commands/desk-calls';
import { Started } from './started';

const WATCHED_WITHIN_MS = 5 * 60_000;

let first: Started;
let second: Started;

beforeAll(async () => {
  first = await Started.start();
  second = await Started.start();
});

afterAll(async () => {
  expect(await first.end()).toEqual([]);
  expect(await second.end()).toEqual([]);
});

/** The title of the open stage; undefined where there is none. */
function openStage(): string | undefined {
  const view = given(first.api.getDesk());
  return view.phase === 'playing' ? view.play.stage?.title : undefined;
}

test('a practice season is watched, stopped, and goes on in another book', async () => {
  const desk = await first.window();
  await desk.click('Practice season');
  await desk.heading('A practice season');
  await desk.click('Watch it');
  // At once: it plays on until then.
  await desk.sidebar.getByRole('button', { name: 'Stop here' }).click();
  await desk.sidebar.getByRole('button', { name: 'Watch it' }).waitFor();
  const step = desk.sidebar.getByRole('button', { name: 'Play one step' });
  while (openStage() !== 'Round 2') {
    await step.click();
    // Once it can be clicked again, the step is taken.
    await step.click({ trial: true });
  }
  await step.click();
  await desk.says('Round 2.');
  const { content: season } = given(first.api.exportFile({ what: 'season' }));

  const other = await second.window();
  await other.click('Continue an exported game or season');
  await other.sidebar.getByLabel('File').setInputFiles({
    name: 'season.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(season)),
  });
  await other.click('Check it');
  await other.says('Round 3 opens again, with new forms.');
  await other.sidebar.getByText('Ana (nothing yet)', { exact: true }).click();
  await other.sidebar
    .getByLabel(/^E-mail/)
    .filter({ visible: true })
    .first()
    .fill('ana@example.com');
  await other.click('Continue here');
  await other.heading('A practice season');
  expect(given(second.api.exportFile({ what: 'season' })).content).toEqual(season);
  await other.click('Play on: Soullinked');
  await other.heading('Round 3');
});

test('watched to its end it takes less than five minutes', async () => {
  const third = await Started.start();
  const desk = await third.window();
  await desk.click('Practice season');
  await desk.heading('A practice season');
  await desk.click('Watch it');
  await desk.sidebar.getByText('The season has ended.').waitFor({ timeout: WATCHED_WITHIN_MS });
  expect(await third.end()).toEqual([]);
});
