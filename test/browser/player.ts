// Opens a player's form by its personal link, fills it in and sends it.
import { escapeRegExp } from '../../src/games/frame/wording';
import type { Page } from 'playwright-core';
import type { Question } from '../../src/games/frame/fields';
import type { AskView, StageView } from '../../src/rounds/host/stage/views';
import { tickedLabels } from '../../sidebar/shared/answers';

/** `answers` are in the form's words, by question title. */
export async function submitForm(
  page: Page,
  link: string,
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(link);
  for (;;) {
    for (const question of questions) await fill(page, question, answers[question.title] ?? '');
    if (await page.getByRole('button', { name: 'Submit' }).isVisible()) break;
    await goOn(page);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  const recorded = page.getByRole('status').filter({ hasText: 'Received.' });
  const refused = page.getByRole('alert');
  await recorded.or(refused).waitFor();
  if (await refused.isVisible()) throw new Error(`The form refused: ${await refused.innerText()}`);
}

export async function goOn(page: Page, button: 'Next' | 'Back' = 'Next'): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: button }).click();
  await loaded;
}

async function fill(page: Page, { title, kind }: Question, answer: string): Promise<void> {
  if (answer === '') return;
  const card = page
    .locator('.card')
    .filter({ has: page.locator('.title').getByText(title, { exact: true }).or(titled(page, title)) });
  if ((await card.count()) === 0) return;
  if (kind.type === 'checkboxes') {
    for (const label of tickedLabels(kind.options, answer)) {
      await card.getByRole('checkbox', { name: label, exact: true }).check();
    }
  } else if (kind.type !== 'text' && (await card.getByRole('radio').count()) > 0) {
    await card.getByRole('radio', { name: answer, exact: true }).check();
  } else if (kind.type === 'choice') await card.getByRole('combobox').selectOption(answer);
  else await card.getByRole('textbox').fill(answer);
}

/** The title of a required question, with its star. */
function titled(page: Page, title: string): ReturnType<Page['locator']> {
  return page.locator('.title').filter({ hasText: new RegExp(`^\\s*${escapeRegExp(title)}\\s*\\*`) });
}

export function askOf(stage: StageView, player: string): AskView {
  const ask = stage.asks.find(({ players }) => players.includes(player));
  if (ask === undefined) throw new Error(`${player} is not asked anything in ${stage.title}.`);
  return ask;
}
