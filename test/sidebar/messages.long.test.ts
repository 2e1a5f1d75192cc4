// The picture of a stage under Messages: shown, downloaded, copied if the browser allows it, and switched on.
import { playing } from './screens';
import { PICTURE, round } from './stage-fixtures';
import { downloadedBytes } from '../support/browser';
import { FakeServer, openSidebar } from './sidebar-page';

test('the picture is shown before it’s sent, with its text alternative, to download or copy', async () => {
  const fake = new FakeServer(playing(), {
    getMessages: () => ({ ok: true, value: round().messages }),
    getPicture: () => ({ ok: true, value: PICTURE }),
  });
  const { page, errors } = await openSidebar(fake);
  await page.getByRole('navigation').getByRole('button', { name: 'Messages' }).click();
  await page.getByRole('button', { name: 'Show the picture' }).click();
  const shown = page.getByRole('img', { name: 'Soullinked, Round 2. Result: Leads, עדי 🦊 <b>.' });
  await shown.waitFor();
  // The picture is as wide as the sidebar allows.
  expect((await shown.boundingBox())?.width).toBeGreaterThan(200);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('soullinked-round-2.png');
  const png = await downloadedBytes(download);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1280);
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { write: (items: ClipboardItem[]) => Promise.resolve(copied.push(...(items[0]?.types ?? []))) },
    });
  });
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await page.getByText('Picture copied.').waitFor();
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
    'image/png',
  ]);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('denied')) }),
  );
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await page.getByRole('alert').getByText('Download it, or right-click').waitFor();
  expect(errors).toEqual([]);
});
