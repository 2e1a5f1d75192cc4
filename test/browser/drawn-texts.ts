// The texts that somebody finds who reads a player's page, unfolds what is folded and taps what is open: what is drawn,
// and nothing else.
import type { Page } from 'playwright-core';

/** The most choices that are tapped one after the other, to see what comes up. */
const MOST_TAPPED = 40;

/** All texts that are found, each with its card, its fold and its question before it. */
export async function drawnTexts(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  const look = async (): Promise<void> => {
    for (const text of await page.evaluate(textsSeen)) found.add(text);
  };
  await look();
  const parts = page.locator('.strip-parts button');
  const titles = (await parts.allInnerTexts()).map((text) => text.split(/\s/)[0] ?? '');
  for (const title of titles.length === 0 ? [''] : titles.slice(0, 1).concat(titles.slice(-1))) {
    const open = async (): Promise<void> => {
      if (title === '') return;
      await parts.filter({ hasText: title }).last().click();
    };
    await open();
    await look();
    const choices = page.locator('form.asked .field :is(.tap:not(.closed) input)');
    const count = Math.min(MOST_TAPPED, await choices.count());
    for (let index = 0; index < count; index += 1) {
      // What is answered whole makes room for the next part.
      await open();
      if (index >= (await choices.count())) break;
      await choices.nth(index).click();
      await look();
    }
  }
  return [...found];
}

/** Unfolds what is folded, and gives the texts that are drawn now. Runs in the page. */
function textsSeen(): readonly string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  // What is for screen readers alone is not drawn.
  for (const unseen of document.querySelectorAll<HTMLElement>('.unseen')) unseen.style.display = 'none';
  const said = (element: Element | null | undefined): string =>
    element instanceof HTMLElement
      ? element.innerText
          .trim()
          .split(/\s*\n\s*/)
          .join(': ')
      : '';
  const choice = (tap: Element): string => {
    const why = said(tap.querySelector('.why'));
    const label = said(tap.querySelector('span'))
      .replace(why, '')
      .replace(/[:\s]+$/, '');
    const isClosed = tap.classList.contains('closed');
    return `${label}: ${isClosed ? 'closed, ' : ''}${why}`;
  };
  const parts = 'p, li, dl > div, tr, .tap, legend, label[for], .bar-clock';
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((each) => each.checkVisibility() && !each.matches('.cell'))
    .map((each) => {
      const field = each.closest('.field');
      const around = [
        said(each.closest('section, form')?.querySelector('h2')),
        said(each.closest('details')?.querySelector('summary')),
        each.matches('legend') ? '' : said(field?.querySelector('legend, label[for]')),
      ];
      return [...around, each.matches('.tap') ? choice(each) : said(each)]
        .filter((text) => text !== '')
        .join(' / ');
    });
}
