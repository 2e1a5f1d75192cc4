// Sample games in play for the sidebar: players, deliveries, ledger.
import type { HistoryLine } from '../../src/rounds/host/history/views';
import type { DeliveryView } from '../../src/rounds/reply/posts';
import type { GameView, PlayerView } from '../../src/rounds/host/desk/views';
import { NAMES, SETTING_QUESTIONS, GAME } from './game-fixtures';
import { stage } from './stage-fixtures';

export const PLAYERS: readonly PlayerView[] = NAMES.map((name, index) => ({
  name,
  person: name,
  holder: `0:${name}`,
  taken: '',
  before: '',
  title: name,
  hasLeft: false,
  details: index < 4 ? 'Heaven, pair Moon' : 'Hell, pair Moon',
  link: `https://forms.example.org/round?key=${index}`,
  book: `https://books.example.org/${index}`,
  page: '',
  invitation: `Hello ${name}, you’re playing Soullinked.`,
  posted: false,
  email: index === 0 ? 'ana@example.org' : '',
}));

export function delivery(part: Partial<DeliveryView> & Pick<DeliveryView, 'id' | 'title'>): DeliveryView {
  return { kind: 'book', stage: 'Round 1', state: 'done', note: '', text: '', ...part };
}

export function play(part: Partial<GameView> = {}): GameView {
  const { name } = part.stage ?? stage();
  return {
    // Each stage has another opening.
    at: { match: 'the match', stage: part.stage === null ? 'over' : name },
    opened: 'Round 1 was resolved on 21 Nov, 21:04 CET, by mia@example.com.',
    game: GAME,
    practice: false,
    live: false,
    zone: 'Europe/Berlin',
    pictures: false,
    publishes: [],
    table: '',
    publicBook: 'https://books.example.org/public',
    page: '',
    commitment: 'c0ffee'.repeat(10),
    lastHash: 'beef'.repeat(16),
    stage: stage(),
    players: PLAYERS,
    settingQuestions: SETTING_QUESTIONS,
    settings: { Rows: '6' },
    past: [{ name: 'round-1', title: 'Round 1' }],
    deliveries: [
      delivery({ id: 'p', title: 'Public book' }),
      ...NAMES.map((name, index) => delivery({ id: `d${index}`, title: `${name}’s book` })),
    ],
    warnings: [],
    toPrepare: [],
    lastNews: { title: 'Round 1', lines: [] },
    standings: [],
    leads: [],
    corrections: [],
    decidedOver: [],
    openingNews: [],
    hostMessages: [],
    published: false,
    atDeadline: { what: 'nothing', waitMinutes: 0, early: null, mayBeEarly: true, effects: [] },
    ...part,
  };
}

export const HISTORY: readonly HistoryLine[] = [
  {
    row: 1,
    at: Date.UTC(2026, 10, 19, 19),
    who: 'host@example.org',
    text: 'Create the public book',
    plumbing: true,
  },
  {
    row: 2,
    at: Date.UTC(2026, 10, 19, 20),
    who: 'host@example.org',
    text: 'Soullinked was set up with 8 players.',
    plumbing: false,
  },
  {
    row: 3,
    at: Date.UTC(2026, 10, 20, 20),
    who: 'host@example.org',
    text: 'Round 1 was resolved: 8 of 8 were in.',
    plumbing: false,
  },
];
