// A browser's translator in a page, as Chrome's works: it replaces text nodes by `<font>` elements, translates a sentence with
// its numbers as a whole, and does so again with whatever text is added or changed. A translation is the text in quotes.
import type { Locator, Page } from 'playwright-core';

/** Has every page that is opened in this window translated, frames included. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(translateAll);
}

/** What a page says, hidden text included, each element in a line of its own, without the quotes of translations. */
export async function textIn(body: Locator): Promise<string> {
  return body.evaluate(linesOf);
}

/** Runs in the page. */
function linesOf(body: Element): string {
  const copy = body.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('script, style, noscript')) each.remove();
  for (const each of copy.querySelectorAll('FONT')) each.replaceWith(...each.childNodes);
  for (const each of copy.querySelectorAll('*')) each.append('\n');
  return copy.textContent.replaceAll(/[«»]/g, '').replaceAll(/\s*\n\s*/g, '\n');
}

/** Runs in the page. */
function translateAll(): void {
  const untouched = 'font, script, style, noscript, textarea, [translate=no]';
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    for (const text of texts) {
      if (text.parentElement === null || text.parentElement.closest(untouched) !== null) continue;
      const [outer, inner] = [document.createElement('FONT'), document.createElement('FONT')];
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}
