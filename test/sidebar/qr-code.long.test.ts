// The QR code of a player's page in the player's row, for a phone beside the screen.
import { PLAYERS } from './play-fixtures';
import { playing } from './screens';
import { FakeServer, openSidebar } from './sidebar-page';

test('the code of a player is shown when asked for, large enough for a camera, and hidden again', async () => {
  const players = PLAYERS.map((player) => ({
    ...player,
    page: `https://script.google.com/macros/s/AKfy/exec?key=k${player.name.length}`,
  }));
  const { page, errors } = await openSidebar(new FakeServer(playing({ players })));
  await page.locator('.player > summary').first().click();
  await page.getByRole('button', { name: 'Show QR code for Ana' }).click();
  const code = page.getByRole('img', { name: 'QR code for Ana' });
  const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
  expect([width >= 200, width]).toEqual([true, height]);
  // The corner that cameras look for: seven dark squares with a white border of four.
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  const corner = Array.from({ length: 12 }, (_, x) => path.includes(`M${x} 4h`));
  expect(corner).toEqual(corner.map((_, x) => x >= 4 && x < 11));
  await page.getByRole('button', { name: 'Hide QR code for Ana' }).click();
  await code.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
