// A form begun for a person who has since handed over their seat: the sidebar says who has it, and keeps the text.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import { isHostCall } from '../../src/rounds/host/calls';
import { makeCall } from '../../src/rounds/host/make-call';
import { created } from '../support/paper-game';
import type { Paper } from '../support/paper-ports';
import { place } from './screens';
import { bottom, empty, FakeServer, openSidebar } from './sidebar-page';

/** Answers like the real program, using a paper book. */
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

function replaceAnn({ desk }: Paper): void {
  const change = { kind: 'replace-player', player: 'Ann', name: 'Zoe' } as const;
  unwrapReply(desk.applyChange({ change, reason: 'Ann moved.', token: '' }));
}

async function open(book: Paper): Promise<Page> {
  const { page } = await openSidebar(new PaperServer(book));
  return page;
}

test('a message to Ann is not sent to Zoe, and its text stays', async () => {
  const book = created();
  const page = await open(book);
  await place(page, 'Messages');
  await page.getByText('Send a message').click();
  await page.getByLabel('To', { exact: true }).selectOption('Ann');
  await page.getByLabel('Message', { exact: true }).fill('Your spy was Cy.');
  await page.getByRole('button', { name: 'Preview message' }).click();
  const tell = page.getByRole('button', { name: 'Send message' });
  await tell.waitFor();
  replaceAnn(book);
  await tell.click();
  await bottom(page).getByText('Zoe has played for Ann since').waitFor();
  await page.getByRole('status', { name: 'Someone else plays for Ann' }).waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Your spy was Cy.');
  expect(unwrapReply(book.desk.getDesk())).toMatchObject({ play: { hostMessages: [] } });
});
