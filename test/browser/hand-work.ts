// The work of a host's hands in one window: clicks and fields that are typed into, counted by the browser itself.
import type { Page } from 'playwright-core';

/** What a person did: each click, and each field that they changed. */
export interface HandWork {
  readonly clicks: number;
  readonly typed: number;
}

export class Hands {
  #clicks = 0;
  #typed = 0;

  private constructor() {}

  /** Counts from now on in all frames of a page that is not open yet. */
  static async on(page: Page): Promise<Hands> {
    const hands = new Hands();
    await page.exposeFunction('clickedByHand', () => void (hands.#clicks += 1));
    await page.exposeFunction('typedByHand', () => void (hands.#typed += 1));
    await page.addInitScript(`
      addEventListener('click', (event) => event.isTrusted && clickedByHand(), true);
      addEventListener('change', (event) => event.isTrusted && typedByHand(), true);
    `);
    return hands;
  }

  /** Gives what was done since it was taken last. */
  take(): HandWork {
    const done = { clicks: this.#clicks, typed: this.#typed };
    this.#clicks = 0;
    this.#typed = 0;
    return done;
  }
}
