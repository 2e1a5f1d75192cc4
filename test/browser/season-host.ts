// A host of a season in a browser, whose clicks are counted.
import type { Locator } from 'playwright-core';
import { given } from '../../src/commands/desk-calls';
import type { DraftView } from '../../src/rounds/reply/draft-view';
import type { SeasonView } from '../../src/rounds/host/season/views';
import type { Desk } from './desk';
import { draw } from './pictures';
import type { Started } from './started';

/** The seed of every game: the same in each run. */
export const SEED = 'fifty-five swallows over the old town';

/** A change of the standings that a host adds to what a match leaves. */
export interface OwnChange {
  readonly who: string;
  readonly what: string;
  readonly reason: string;
}

/** A host whose clicks are counted; those that play a match or set what was drawn are not among them. */
export class SeasonHost {
  clicks = 0;
  constructor(
    readonly started: Started,
    readonly desk: Desk,
  ) {}

  /** The season as the host sees it. */
  season(): SeasonView {
    const view = given(this.started.api.getDesk());
    const found = view.phase === 'empty' ? undefined : view.season;
    if (found === undefined) throw new Error(`No season: ${view.phase}.`);
    return found;
  }

  /** The match that is set up. */
  draft(): DraftView | undefined {
    return given(this.started.api.getDesk()).draft;
  }

  async click(name: string | RegExp): Promise<void> {
    this.clicks += 1;
    await this.desk.click(name);
  }

  /** Types a cell of a player's row. */
  async type(player: string, column: RegExp, value: string): Promise<void> {
    await this.cell(player, column).fill(value);
  }

  async choose(player: string, column: RegExp, value: string): Promise<void> {
    this.clicks += 1;
    await this.cell(player, column).selectOption(value);
  }

  private cell(player: string, column: RegExp): Locator {
    return this.desk.sidebar.getByRole('group', { name: player, exact: true }).getByLabel(column);
  }

  /** Settings that nobody but the host knows. */
  async settings(answers: Readonly<Record<string, string>>): Promise<void> {
    const fold = this.desk.sidebar.locator('details').filter({ hasText: /^Settings \(/ });
    // Settings that lack something open by themselves.
    if (this.draft()?.atCells.some(({ row }) => row === null) === true) {
      await this.desk.sidebar.locator('details[open]').and(fold).waitFor();
    } else {
      await fold.locator('summary').first().click();
      this.clicks += 1;
    }
    for (const [title, answer] of Object.entries(answers)) {
      await this.desk.sidebar.getByLabel(title, { exact: true }).fill(answer);
    }
  }

  /** The same game in each run. */
  async setSeed(): Promise<void> {
    await this.desk.sidebar.getByText('Seed of the draws').click();
    await this.desk.sidebar.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  }

  /** `isAsked`: true for a match that asks nobody anything. */
  async create(isAsked = false): Promise<void> {
    await this.setSeed();
    await this.desk.says('Everything that is needed is there.');
    await this.click('Create the match');
    if (isAsked) await this.click('Create it');
    await this.desk.says(/^(All forms and books are made|.* is created)\./);
  }

  /** Plays the open match by clicks. */
  async play(): Promise<void> {
    while (this.started.game().stage !== null) {
      const { title, waitingFor } = this.started.stage();
      await this.desk.heading(title);
      if (waitingFor.length > 0) {
        await this.desk.click('Submit for everyone missing');
        await this.desk.says(/^The program has submitted/);
      }
      if (this.started.stage().hostSample !== undefined) await this.enterExample();
      await this.desk.resolve();
    }
  }

  async enterExample(): Promise<void> {
    await this.desk.sidebar.getByText(/^What you enter/).click();
    await this.desk.click('Fill in an example');
    await this.desk.savePart();
  }

  /** Counts a match that is over, with a change of the host's own. */
  async count(title: string, own?: OwnChange): Promise<void> {
    await this.click(`Count ${title}`);
    await this.desk.says('This is what the match leaves.');
    if (own !== undefined) {
      this.clicks += 2;
      await this.click('Add a change');
      const change = this.desk.sidebar.getByRole('group', { name: 'Change 1' });
      await change.getByLabel('Who').selectOption(own.who);
      await change.getByLabel('What').selectOption(own.what);
      await this.desk.sidebar.getByLabel(/^Reason/).fill(own.reason);
    }
    if (title === 'Pokémon Snap') await this.drawSidebar('season-count');
    await this.click('Count it');
    await this.desk.says('It is counted.');
  }

  /** The sidebar, for the guide. */
  async drawSidebar(name: string): Promise<void> {
    await draw(this.desk.page.locator('aside'), name);
  }
}
