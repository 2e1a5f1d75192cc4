// Every screen of the sidebar and how to reach it, for checks that cover all screens.
import type { Page } from 'playwright-core';
import type { ChangeView } from '../../src/rounds/host/corrections/views';
import type { DeskView, GameView } from '../../src/rounds/host/desk/views';
import type { HostCallAnswer } from '../../src/rounds/host/calls';
import { CHECKED } from './account-fixtures';
import { CO_HOSTS } from './co-host-fixtures';
import { draft } from './draft-fixtures';
import { GAMES, SHOWN, NAMES } from './game-fixtures';
import { delivery, HISTORY, play } from './play-fixtures';
import { PAST, PICTURE, round, stage } from './stage-fixtures';
import { ownRound } from './own-match';
import { empty, FakeServer, openSidebar, type Opened } from './sidebar-page';

export interface ScreenCase {
  readonly name: string;
  readonly server: () => FakeServer;
  readonly reach: (page: Page) => Promise<void>;
}

export function playing(part: Partial<GameView> = {}): DeskView {
  return { phase: 'playing', games: GAMES, shown: SHOWN, play: play(part) };
}

export const CHANGE_VIEW: ChangeView = {
  token: 'change-1',
  summary: 'Ana’s submission of Round 1 is replaced; Round 1 is worked out again.',
  differences: [
    {
      to: 'everyone',
      tabs: [{ title: 'Result', lines: ['Ana: points 4 → 6', 'New in “Result”: Bo leads.'] }],
      notice: 'Round 1 was corrected.\nAna: points 4 → 6.\nNew in “Result”: Bo leads.',
      onPage: false,
    },
    {
      to: { player: 'Bo' },
      tabs: [{ title: 'You', lines: ['New in “You”: Your partner SECRET scored 6.'] }],
      notice: '',
      onPage: false,
    },
  ],
  messages: [],
  warnings: ['Round 2 is open: what was submitted there stays.'],
};

/** The desk after round 2: the next stage is open, and one delivery may or may not have arrived. */
export const AFTER = playing({
  stage: stage({ name: 'round-3', title: 'Round 3', submissions: [], waitingFor: NAMES, notices: [] }),
  past: [...play().past, { name: 'round-2', title: 'Round 2' }],
  deliveries: [
    delivery({ id: 'p', title: 'Public book', stage: 'Round 2' }),
    delivery({
      id: 'd',
      title: 'Discord, public channel',
      stage: 'Round 2',
      state: 'unsure',
      note: 'The connection was lost. Look into the channel: is it there?',
    }),
  ],
});

export function resolved(part: Partial<HostCallAnswer<'resolveRound'>> = {}): HostCallAnswer<'resolveRound'> {
  return {
    outcome: 'resolved',
    text: 'Round 2 is resolved. Round 3 is open.',
    notices: [],
    changedSincePreview: [],
    warnings: [],
    claimed: null,
    desk: AFTER,
    ...part,
  };
}

export const ENDED: DeskView = {
  phase: 'over',
  games: GAMES,
  shown: SHOWN,
  play: play({
    stage: null,
    lastNews: { title: 'Round 3', lines: ['Heaven: Ana and Bo win.', 'Hell: Chen bears the curse.'] },
  }),
};

/** The button that resolves the open stage. Its label has the stage's name, or says that answers are missing. */
export const RESOLVE = /^Resolve (?!it)/;

export async function place(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name }).click();
}

export async function openAll(page: Page): Promise<void> {
  await page.locator('main:not([hidden]) summary').evaluateAll((all) => {
    for (const summary of all) if (summary instanceof HTMLElement) summary.click();
  });
}

async function toPast(page: Page): Promise<void> {
  await place(page, 'Corrections');
  await page.getByRole('button', { name: 'An earlier stage' }).click();
  await page.getByLabel('Whose answer').locator('option', { hasText: 'Ana' }).waitFor({ state: 'attached' });
  await page.getByLabel('Whose answer').selectOption('Ana');
}

const still = (): Promise<void> => Promise.resolve();
const inPlay =
  (part: Partial<GameView> = {}) =>
  () =>
    new FakeServer(playing(part), {
      previewRound: () => ({ ok: true, value: round() }),
      previewChange: () => ({ ok: true, value: CHANGE_VIEW }),
      getHistory: () => ({ ok: true, value: HISTORY }),
      getPast: () => ({ ok: true, value: PAST }),
      getMessages: () => ({ ok: true, value: round().messages }),
      getPicture: () => ({ ok: true, value: PICTURE }),
      exportFile: () => ({ ok: true, value: { name: 'soullinked.json', content: { game: 'soullinked' } } }),
      setAccepting: () => ({
        ok: false,
        error: { code: 'bug', text: 'Something broke.', details: ['One.', 'Two.'], report: 'Report.' },
      }),
    });

export const WITH_TEMPLATES = GAMES.map((game) => ({ ...game, template: true as const }));

export const SCREENS: readonly ScreenCase[] = [
  { name: 'choose', server: () => new FakeServer(empty()), reach: openAll },
  {
    name: 'set up',
    server: () =>
      new FakeServer({
        phase: 'empty',
        games: GAMES,
        shown: SHOWN,
        draft: draft({
          practice: true,
          problems: ['Pair “Moon”: Ana (Heaven). A pair needs one player in Heaven and one in Hell.'],
          warnings: ['A short seed can be guessed from its hash.'],
        }),
      }),
    reach: openAll,
  },
  {
    name: 'preparing, stopped',
    server: () => {
      const steps = ['The form “Round”', 'The public book', ...NAMES.map((name) => `${name}’s book`)];
      return new FakeServer(playing({ toPrepare: steps }), {
        prepareNext: () => ({ ok: false, error: { code: 'busy', text: 'Google was busy.', again: true } }),
      });
    },
    reach: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'co-hosts',
    server: () => new FakeServer(playing(), { getCoHosts: () => ({ ok: true, value: CO_HOSTS }) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name: 'Co-hosts' }).click();
      await page.getByText('Add this co-host').waitFor();
    },
  },
  {
    name: 'round, all open',
    server: inPlay({
      practice: true,
      deliveries: AFTER.phase === 'playing' ? AFTER.play.deliveries : [],
      stage: stage({ hostQuestions: PAST.hostQuestions, hostAnswers: PAST.hostAnswers, accepting: false }),
      warnings: ['The Roster tab was changed by hand.'],
    }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await openAll(page);
      // Clicking turns Show into Hide, so the first match is always the next one.
      const hidden = page.getByRole('button', { name: /^Show \d+ submission/ });
      while ((await hidden.count()) > 0) await hidden.first().click();
    },
  },
  {
    name: 'what the host enters, all open',
    server: inPlay({ stage: ownRound() }),
    reach: async (page) => {
      await page.getByText('Your entries').click();
      await page.getByRole('button', { name: 'Edit the current questions' }).click();
      await page.getByRole('button', { name: 'Preview on a phone' }).click();
      await page.locator('details[open] details:not([open]) > summary').evaluateAll((all) => {
        for (const summary of all) if (summary instanceof HTMLElement) summary.click();
      });
    },
  },
  {
    name: 'resolve, asking',
    server: inPlay(),
    reach: async (page) => {
      await page.getByRole('button', { name: RESOLVE }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'error',
    server: inPlay(),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'enter a submission',
    server: inPlay(),
    reach: async (page) => {
      await page.locator('.player > summary').first().click();
      await page.getByRole('button', { name: 'Replace answer for Ana' }).click();
    },
  },
  {
    name: 'preview',
    server: inPlay(),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('heading', { name: 'What each player will read' }).waitFor();
      await openAll(page);
    },
  },
  {
    name: 'resolved',
    server: () =>
      new FakeServer(playing({ stage: stage({ waitingFor: [] }) }), {
        resolveRound: () => ({ ok: true, value: resolved({ changedSincePreview: ['Bo submitted.'] }) }),
        deliverSome: () => ({ ok: true, value: AFTER }),
        prepareNext: () => ({ ok: true, value: AFTER }),
      }),
    reach: async (page) => {
      await page.getByRole('button', { name: RESOLVE }).click();
      await page.getByRole('button', { name: /^Continue to/ }).waitFor();
    },
  },
  {
    name: 'corrections, what changes',
    server: inPlay(),
    reach: async (page) => {
      await toPast(page);
      await page.getByRole('button', { name: 'See what changes' }).click();
      await page.getByRole('heading', { name: 'What changes' }).waitFor();
      await openAll(page);
    },
  },
  ...['A setting', 'A player', 'Go back'].map((kind) => ({
    name: `corrections: ${kind}`,
    server: inPlay(),
    reach: async (page: Page) => {
      await place(page, 'Corrections');
      await page.getByRole('button', { name: kind }).click();
    },
  })),
  {
    name: 'messages',
    server: inPlay(),
    reach: async (page) => {
      await place(page, 'Messages');
      await page.getByRole('heading', { name: 'Everyone', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show the message to Ana' }).click();
      await page.getByRole('button', { name: 'Show the picture' }).click();
      await page.getByRole('img').waitFor();
    },
  },
  {
    name: 'record',
    server: inPlay(),
    reach: async (page) => {
      await place(page, 'Record');
      await openAll(page);
      await page.getByRole('button', { name: 'Make the file' }).click();
      await page.getByRole('link', { name: /^Download/ }).waitFor();
    },
  },
  { name: 'help', server: inPlay(), reach: (page) => page.getByRole('button', { name: 'Help' }).click() },
  {
    name: 'check of the account',
    server: () => new FakeServer(playing(), { getAccountCheck: () => ({ ok: true, value: CHECKED }) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name: 'Check this account' }).click();
      await page.getByRole('button', { name: 'Copy the report' }).waitFor();
    },
  },
  {
    name: 'choose, with a template',
    server: () => new FakeServer({ phase: 'empty', shown: SHOWN, games: WITH_TEMPLATES }),
    reach: async (page) => {
      await page.locator('summary').filter({ hasText: 'Soullinked' }).click();
      await page.getByText('Start from a template').first().click();
    },
  },
  { name: 'over', server: () => new FakeServer(ENDED), reach: still },
];

export async function hostPart(view: GameView['stage']): Promise<Pick<Opened, 'page' | 'server'>> {
  const opened = await openSidebar(new FakeServer(playing({ stage: view })));
  await opened.page.getByText('Your entries').click();
  return opened;
}
