// A form that was begun for somebody who has handed over their seat since: the sidebar says who has it, keeps what was
// typed, and uses it for them only if the host says so. Behind the sidebar is a game on paper.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import { contactOf } from '../../src/rounds/contacts/contacts';
import { isHostCall } from '../../src/rounds/host/calls';
import { makeCall } from '../../src/rounds/host/make-call';
import { created, sessionOf, submitted } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';
import { place } from './screens';
import { bottom, empty, FakeServer, openSidebar } from './sidebar-page';

/** Answers as the add-on does, from a book on paper. */
class PaperServer extends FakeServer {
  readonly #book: Paper;

  constructor(book: Paper) {
    super(empty());
    this.#book = book;
  }

  override async answer(name: string, input: unknown, at?: unknown): Promise<unknown> {
    await sleep(1);
    if (!isHostCall(name)) throw new Error(`${name} is no call.`);
    return makeCall(this.#book.ports, name, input ?? undefined, at ?? undefined);
  }

  override arrived(): void {}
}

/** Replaces Ann by Zoe in another window. */
function replaceAnn({ desk }: Paper): void {
  const change = { kind: 'replace-player', player: 'Ann', name: 'Zoe' } as const;
  given(desk.applyChange({ change, reason: 'Ann moved.', token: '' }));
}

async function open(book: Paper): Promise<Page> {
  const { page } = await openSidebar(new PaperServer(book));
  return page;
}

test('contacts typed for Ann are kept for Ann, and are not Zoe’s', async () => {
  const book = created();
  const page = await open(book);
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'Contacts' }).click();
  await page.locator('summary', { hasText: /^Ann$/ }).click();
  await page.getByLabel(/^E-mail, Ann/).fill('ann@example.com');
  replaceAnn(book);
  await page.getByRole('button', { name: 'Save the contacts' }).click();
  await bottom(page).getByText('The contacts are saved.').waitFor();
  const { snapshot } = sessionOf(book);
  expect(['Ann', 'Zoe'].map((name) => contactOf(snapshot, name, 'E-mail'))).toEqual(['ann@example.com', '']);
});

test('a message to Ann is not sent to Zoe, and its text stays', async () => {
  const book = created();
  const page = await open(book);
  await place(page, 'Messages');
  await page.getByText('A word from you').click();
  await page.getByLabel('To', { exact: true }).selectOption('Ann');
  await page.getByLabel('What you want to say').fill('Your spy was Cy.');
  await page.getByRole('button', { name: 'See how it reads' }).click();
  const tell = page.getByRole('button', { name: 'Tell it' });
  await tell.waitFor();
  replaceAnn(book);
  await tell.click();
  await bottom(page).getByText('Zoe has played for Ann since').waitFor();
  await page.getByRole('status', { name: 'Somebody else plays for Ann' }).waitFor();
  expect(await page.getByLabel('What you want to say').inputValue()).toBe('Your spy was Cy.');
  expect(given(book.desk.getDesk())).toMatchObject({ play: { words: [] } });
});

test('somebody who was to leave is not Zoe, and the preview leads back to the form', async () => {
  const book = created();
  const page = await open(book);
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'A player' }).click();
  await page.getByLabel('Who leaves').selectOption('Ann');
  await page.getByLabel('Name of the new player').fill('Yan');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await page.getByLabel('Reason').fill('Ann moved.');
  replaceAnn(book);
  await page.getByRole('button', { name: 'Apply the change' }).click();
  await bottom(page).getByText('Zoe has played for Ann since').waitFor();
  await page.getByRole('button', { name: 'Change it differently' }).click();
  await page.getByRole('status', { name: 'Somebody else plays for Ann' }).waitFor();
  expect(await page.getByLabel('Name of the new player').inputValue()).toBe('Yan');
});

test('a submission that was set aside by another window is not set aside once more, and the reason stays', async () => {
  const book = submitted();
  const page = await open(book);
  await page.locator('.player summary').first().click();
  await page.getByRole('button', { name: 'Show 1 submission of Ann' }).click();
  await page.getByRole('button', { name: 'Do not count it' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It was a joke.');
  replaceAnn(book);
  await page.getByRole('dialog').getByRole('button', { name: 'Do not count it' }).click();
  await bottom(page).getByText('Zoe has played for Ann since').waitFor();
  await page.getByRole('button', { name: 'Do not count it' }).first().click();
  expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('It was a joke.');
});
