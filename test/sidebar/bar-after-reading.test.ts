// What the bar says of a click stays there when the screen reads something afterwards.
import { OTHER_OPENING, type CallProblem } from '../../src/rounds/reply/reply';
import { checkAfter } from './account-fixtures';
import { correctionsServer } from './corrections-server';
import { HISTORY } from './play-fixtures';
import { place, playing } from './screens';
import { bottom, empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

const TYPED = 'https://script.google.com/macros/s/AKfy_page-1/dev';
const REFUSED: CallProblem = {
  code: 'test-page-address',
  text: 'Keeping the address of the players’ page: this one ends with /dev, and opens for you alone.',
};

/** Counts something, and says when it has come so many times. */
function nth(times: number): { readonly count: () => void; readonly came: Promise<void> } {
  let left = times;
  let end = (): void => undefined;
  const came = new Promise<void>((resolve) => (end = resolve));
  const count = (): void => {
    left -= 1;
    if (left === 0) end();
  };
  return { count, came };
}

/** Enters the address of the players’ page on the screen with the check, and waits for the reading that follows. */
async function keepAddress(refusal: CallProblem | undefined): Promise<Opened> {
  let page = '';
  const second = nth(2);
  const server: FakeServer = new FakeServer(empty(), {
    getAccountCheck: () => {
      second.count();
      return { ok: true, value: { ...checkAfter(0), page } };
    },
    savePage: ({ address }) => {
      if (refusal !== undefined) return { ok: false, error: refusal };
      page = address;
      return server.desk();
    },
  });
  const opened = await openSidebar(server, (window) =>
    window.addInitScript(`window.ROUND_KEEPER_SCREEN = 'account'`),
  );
  await opened.page.getByLabel('Address of the players’ page').fill(TYPED);
  await opened.page.getByRole('button', { name: 'Keep this address' }).click();
  await second.came;
  await server.settled();
  return opened;
}

test('why the address of the players’ page was refused, with the address in its field', async () => {
  const { page } = await keepAddress(REFUSED);
  await bottom(page).getByRole('alert').getByText('this one ends with /dev').waitFor();
  expect(await page.getByLabel('Address of the players’ page').inputValue()).toBe(TYPED);
});

test('that the address of the players’ page is kept', async () => {
  const { page } = await keepAddress(undefined);
  await bottom(page).getByText('Links lead to the players’ page, and to the forms.').waitFor();
});

test('why a click was refused, when the screen is read again since something has changed', async () => {
  const second = nth(2);
  const server = correctionsServer({
    getHistory: () => {
      second.count();
      return { ok: true, value: HISTORY };
    },
    archive: () => {
      server.view = playing({ lastHash: 'another' });
      return { ok: false, error: { code: OTHER_OPENING, text: 'Closing the game: it has gone on.' } };
    },
  });
  const { page } = await openSidebar(server);
  await place(page, 'Record');
  await page.getByText('Close the game').first().click();
  await page.locator('main').getByRole('button', { name: 'Close the game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Too few players left');
  await dialog.getByRole('button', { name: 'Close the game' }).click();
  await second.came;
  await server.settled();
  await bottom(page).getByRole('alert').getByText('it has gone on').waitFor();
});
