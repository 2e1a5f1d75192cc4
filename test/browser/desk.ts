// A host's window: the spreadsheet's page with the sidebar. Tests find everything by its visible text.
import type { FrameLocator, Locator, Page } from 'playwright-core';

export class Desk {
  readonly sidebar: FrameLocator;

  constructor(readonly page: Page) {
    this.sidebar = page.frameLocator('aside iframe');
  }

  button(name: string | RegExp): Locator {
    return this.sidebar.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  async click(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** Waits until the sidebar visibly says this. */
  async says(text: string | RegExp): Promise<void> {
    await this.sidebar.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async heading(name: string | RegExp): Promise<void> {
    await this.sidebar.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async place(name: 'Round' | 'Messages' | 'Corrections' | 'Record' | 'Ending'): Promise<void> {
    await this.sidebar.getByRole('navigation').getByRole('button', { name }).click();
  }

  async openFolds(): Promise<void> {
    await this.sidebar.locator('main:not([hidden]) details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
  }

  async openPlayer(name: string): Promise<void> {
    await this.sidebar.locator('details.player > summary').filter({ hasText: name }).click();
  }

  async openRow(title: string): Promise<void> {
    await this.sidebar.locator('details.choice > summary').filter({ hasText: title }).click();
  }

  async startPractice(title: string, seed = ''): Promise<void> {
    await this.openRow(title);
    await this.click(`Try it with sample players of ${title}`);
    if (seed !== '') {
      await this.sidebar.getByText('Random seed').click();
      await this.sidebar.getByRole('textbox', { name: /^Seed/ }).fill(seed);
    }
    await this.click('Create game');
    await this.says('All forms and books are ready.');
  }

  /** Saves the host's part. If saving sends something right away, the sidebar shows it first and asks for confirmation. */
  async savePart(): Promise<void> {
    await this.click('Save');
    const [tells, saved] = [this.button('Save and send'), this.sidebar.getByText('Entry saved')];
    await tells.or(saved).first().waitFor();
    if (await tells.isVisible()) await tells.click();
    await this.says('Entry saved');
  }

  /** Resolves the open stage, even if answers are missing, and continues. After the last stage, that's not needed. */
  async resolve(): Promise<void> {
    await this.click(/^Resolve (?!it)/);
    const asked = this.sidebar.getByRole('dialog').getByRole('button', { name: 'Resolve it' });
    const onward = this.button(/^(Continue to .*|See how it ended)$/);
    const next = onward.or(this.sidebar.getByRole('heading', { name: 'The game is over' }));
    await asked.or(next).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await next.waitFor();
    if (await onward.isVisible()) await onward.click();
  }

  async openBook(name: string, tab: string): Promise<void> {
    // Two books may have tabs of the same name, so wait for the book before clicking the tab.
    await this.choose('Books', name);
    await this.choose('Tabs of this book', tab);
  }

  /** Clicks the button with this name in this list, and waits until it is selected. */
  private async choose(list: string, name: string): Promise<void> {
    const button = this.page
      .getByRole('navigation', { name: list })
      .getByRole('button', { name, exact: true });
    await button.click();
    await button.and(this.page.locator('[aria-current]')).waitFor();
  }
}
