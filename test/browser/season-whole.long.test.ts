// Hosts a season of six matches in a browser, counting every click. It draws the pictures for docs/season.md.
import type { SeasonView } from '../../src/rounds/host/season/views';
import { draw } from './pictures';
import { Started } from './started';
import type { Locator } from 'playwright-core';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { DraftView } from '../../src/rounds/reply/draft-view';
import type { Desk } from './desk';

/** All games use this seed, so each run is the same. */
const SEED = 'fifty-five swallows over the old town';

/** A change to the standings that a host adds to a match's results. */
interface OwnChange {
  readonly who: string;
  readonly what: string;
  readonly reason: string;
}

/** A host whose clicks are counted, except those that play a match or set the seed. */
class SeasonHost {
  clicks = 0;
  constructor(
    readonly started: Started,
    readonly desk: Desk,
  ) {}

  season(): SeasonView {
    const view = unwrapReply(this.started.api.getDesk());
    const found = view.phase === 'empty' ? undefined : view.season;
    if (found === undefined) throw new Error(`No season: ${view.phase}.`);
    return found;
  }

  draft(): DraftView | undefined {
    return unwrapReply(this.started.api.getDesk()).draft;
  }

  async click(name: string | RegExp): Promise<void> {
    this.clicks += 1;
    await this.desk.click(name);
  }

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

  async settings(answers: Readonly<Record<string, string>>): Promise<void> {
    const fold = this.desk.sidebar.locator('details').filter({ hasText: /^Settings \(/ });
    // Groups of settings in which something is missing are already unfolded.
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

  async setSeed(): Promise<void> {
    await this.desk.sidebar.getByText('Random seed').click();
    await this.desk.sidebar.getByRole('textbox', { name: /^Seed/ }).fill(SEED);
  }

  /** `isAsked`: the sidebar asks for confirmation, because nobody is asked anything in this match. */
  async create(isAsked = false): Promise<void> {
    await this.setSeed();
    await this.desk.says('Ready to create.');
    await this.click('Create the match');
    if (isAsked) await this.click('Create it');
    await this.desk.says(/^(All forms and books are ready|.* created)\./);
  }

  async play(): Promise<void> {
    while (this.started.game().stage !== null) {
      const { title, waitingFor } = this.started.stage();
      await this.desk.heading(title);
      if (waitingFor.length > 0) {
        await this.desk.click('Answer for everyone missing');
        await this.desk.says(/^Answered for/);
      }
      if (this.started.stage().hostSample !== undefined) await this.enterExample();
      await this.desk.resolve();
    }
  }

  async enterExample(): Promise<void> {
    await this.desk.sidebar.getByText(/^Your entries/).click();
    await this.desk.click('Fill in an example');
    await this.desk.savePart();
  }

  async count(title: string, own?: OwnChange): Promise<void> {
    await this.click(`Count ${title}`);
    await this.desk.says(/^Untick any changes|doesn’t change anyone/);
    if (own !== undefined) {
      this.clicks += 2;
      await this.click('Add a change');
      const change = this.desk.sidebar.getByRole('group', { name: 'Change 1' });
      await change.getByLabel('Who').selectOption(own.who);
      await change.getByLabel('What changes').selectOption(own.what);
      await this.desk.sidebar.getByLabel(/^Reason/).fill(own.reason);
    }
    if (title === 'Pokémon Snap') await this.drawSidebar('season-count');
    await this.click('Count it');
    await this.desk.says('Match counted.');
  }

  async drawSidebar(name: string): Promise<void> {
    await draw(this.desk.page.locator('aside'), name);
  }
}

/** The most clicks from the end of one main match to the start of the next, without the matches in between. */
const MOST_CLICKS = 10;

let started: Started;
let host: SeasonHost;

beforeAll(async () => {
  started = await Started.start();
  host = new SeasonHost(started, await started.window());
});

afterAll(async () => expect(await started.end()).toEqual([]));

/** Opens the next main match, starting from the end of the last one. */
async function nextMain(title: string, fill?: () => Promise<void>): Promise<void> {
  await host.click(/^Open episode/);
  await host.click('Set up the main match');
  await host.click(`Set up ${title}`);
  await host.desk.heading(`Set up ${title}`);
  await fill?.();
  await host.create();
}

async function between(): Promise<void> {
  await host.click('Set up Between matches');
  await host.create();
  await host.play();
  await host.count('Between matches');
}

/** Runs what comes between two main matches, without counting its clicks. */
async function uncounted(work: () => Promise<void>): Promise<void> {
  const before = host.clicks;
  await work();
  host.clicks = before;
}

function namesOf(which: (person: SeasonView['people'][number]) => boolean): readonly string[] {
  return host
    .season()
    .people.filter(which)
    .map(({ name }) => name);
}

/** A duel invented by the host; later ones copy the settings of the first. */
async function ownDuel(): Promise<void> {
  const { desk } = host;
  const isFirst = host.season().matches.every(({ title }) => title !== 'The last bid');
  await host.click('Set up the death match');
  await host.click('Set up A match of your own');
  await desk.heading('Set up A match of your own');
  if (isFirst) await host.settings({ Title: 'The last bid', Rounds: '1' });
  await host.create(true);
  await host.play();
  const last = host.season().matches.at(-1);
  const loser = last?.players.find((name) => !last.winners.includes(name)) ?? '';
  await host.count('The last bid', {
    who: loser,
    what: 'Is eliminated',
    reason: 'Lost the death match.',
  });
}

/** Clicks since the last main match ended, only counting main matches. Restarts the count. */
function clicksSince(): number {
  const { clicks } = host;
  host.clicks = 0;
  return clicks;
}

test('six matches, and what is decided between them, to the end of the season', async () => {
  const { desk } = host;
  await started.showFolderAs('~/round-keeper/.table');
  await desk.page.reload();
  await desk.startPractice('Soullinked', SEED);
  await host.play();
  await desk.click('Turn this game into a season');
  await desk.sidebar.getByLabel('Season name').fill('The Elder Tree');
  await host.drawSidebar('season-start');
  await desk.click('Start the season');
  await desk.says('The season has started.');
  const books = host.season().people.map(({ book }) => book);
  host.clicks = 0;
  await host.count('Soullinked');
  await uncounted(async () => {
    await between();
    await host.click('Set up the death match');
    await host.click('Set up Tactical Picture Hunt');
    await desk.heading('Set up Tactical Picture Hunt');
    const [[first = ''] = []] = host.draft()?.roster ?? [];
    await host.choose(first, /^Advantage/, 'Yes');
    await host.create();
    await host.play();
    await host.count('Tactical Picture Hunt');
  });

  const [out = ''] = namesOf((person) => person.status !== 'in');
  const [winner = ''] = namesOf(({ marks }) => marks.some(({ name }) => name === 'Heaven'));
  await nextMain('Pokémon Snap', async () => {
    // Seven players are left, but the match needs eight.
    host.clicks += 1;
    await desk.sidebar.getByLabel('Add a guest who is out').selectOption(out);
    await desk.sidebar.getByLabel('Priority on day 1, as set up').fill(winner);
  });
  expect(clicksSince()).toBeLessThanOrEqual(MOST_CLICKS);
  await host.play();
  const [candidate = ''] = namesOf((person) => person.status === 'in');
  await host.count('Pokémon Snap', { who: candidate, what: 'Becomes the Candidate', reason: 'By lot.' });
  await uncounted(async () => {
    await between();
    await ownDuel();
  });

  await nextMain('Wanted Sharpshooters', async () => {
    const names = namesOf((person) => person.status === 'in');
    for (const [at, name] of names.entries()) {
      await host.type(name, /^Meadow/, at % 2 === 0 ? 'Clover' : 'Poppy');
    }
  });
  expect(clicksSince()).toBeLessThanOrEqual(MOST_CLICKS);
  await host.play();
  await host.count('Wanted Sharpshooters');
  await uncounted(async () => {
    await between();
    await ownDuel();
    await desk.openBook('Public book', 'Season');
    await draw(desk.page, 'season');
  });

  await nextMain('The Black Garnet', async () => {
    await desk.sidebar.getByText(/^Filled in from the season/).scrollIntoViewIfNeeded();
    await desk.sidebar.getByText(/^Settings \(/).scrollIntoViewIfNeeded();
    await host.drawSidebar('season-set-up');
  });
  expect(clicksSince()).toBeLessThanOrEqual(MOST_CLICKS);
  await host.play();
  await host.count('The Black Garnet');
  await between();
  await desk.sidebar.getByText('Other steps').click();
  await desk.click('End the season');
  const best =
    host
      .season()
      .matches.filter(({ kind }) => kind === 'main')
      .at(-1)?.winners ?? [];
  for (const name of best) await desk.sidebar.getByLabel(name, { exact: true }).check();
  await desk.click('End the season');
  await desk.says(/ won .+\.$/);
  await desk.openBook('Public book', 'Season');
  await draw(desk.page, 'season-end');

  expect(
    host
      .season()
      .matches.map(({ title }) => title)
      .filter((title) => title !== 'Between matches'),
  ).toEqual([
    'Soullinked',
    'Tactical Picture Hunt',
    'Pokémon Snap',
    'The last bid',
    'Wanted Sharpshooters',
    'The last bid',
    'The Black Garnet',
  ]);
  expect(host.season().people.map(({ book }) => book)).toEqual(books);
  expect(started.game().deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
});
