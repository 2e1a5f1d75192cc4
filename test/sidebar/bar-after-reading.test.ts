// What the bar says of a click stays there when the screen reads something afterwards.
import { checkAfter } from './account-fixtures';
import { bottom, empty, FakeServer, openSidebar } from './sidebar-page';

test('why the address of the players’ page was refused, with the address in its field', async () => {
  const typed = 'https://script.google.com/macros/s/AKfy_page-1/dev';
  let readings = 0;
  let readAgain = (): void => undefined;
  const again = new Promise<void>((resolve) => (readAgain = resolve));
  const server = new FakeServer(empty(), {
    getAccountCheck: () => {
      readings += 1;
      if (readings === 2) readAgain();
      return { ok: true, value: checkAfter(0) };
    },
    savePage: () => ({
      ok: false,
      error: { code: 'test-page-address', text: 'Keeping the address: this one ends with /dev.' },
    }),
  });
  const { page } = await openSidebar(server, (window) =>
    window.addInitScript(`window.ROUND_KEEPER_SCREEN = 'account'`),
  );
  await page.getByLabel('Address of the players’ page').fill(typed);
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await again;
  await server.settled();
  await bottom(page).getByRole('alert').getByText('this one ends with /dev').waitFor();
  expect(await page.getByLabel('Address of the players’ page').inputValue()).toBe(typed);
});
