// The picture of a stage as the host of `npm start` sees it, in the frame that the table's page makes.
import { unseenImages } from '../support/images';
import { play } from './phone';
import { Started } from './started';

let started: Started;

beforeEach(async () => {
  started = await Started.start();
});

afterEach(async () => expect(await started.end()).toEqual([]));

test('it is shown under Messages, and can be downloaded', async () => {
  play(started, 'soullinked', 1);
  const desk = await started.window();
  await desk.place('Messages');
  await desk.click('Show the picture');
  await desk.sidebar.getByRole('img', { name: /^Soullinked, Round 1\./ }).waitFor();
  for (const frame of desk.page.frames()) expect(await unseenImages(frame)).toEqual([]);
  const [download] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.sidebar.getByRole('link', { name: 'Download picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('soullinked-round-1.png');
});
