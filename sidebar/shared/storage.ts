// Texts that a browser keeps for a page. Where it keeps nothing, each is lost with the page.
type Where = 'localStorage' | 'sessionStorage';

/** The stage and the clock that a live game's table shows. */
export const TABLE_STAGE = 'round-keeper-table';

/** Gives a text that was kept; empty where none was. */
export function kept(name: string, where: Where = 'sessionStorage'): string {
  try {
    return window[where].getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keep(name: string, text: string, where: Where = 'sessionStorage'): void {
  try {
    window[where].setItem(name, text);
  } catch {
    // The browser stores nothing for this page.
  }
}
