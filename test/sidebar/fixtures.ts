// Desks to show in the sidebar: a game being chosen, set up, played and over. Names are long and of many scripts.
import type { HistoryLine } from '../../src/rounds/host/history/views';
import type { DeliveryView } from '../../src/rounds/reply/delivery-view';
import type { DraftView, GameChoice } from '../../src/rounds/reply/draft-view';
import type { GameView, PlayerView } from '../../src/rounds/host/desk/views';
import type {
  PastStage,
  PreviewView,
  StageView,
  SubmissionView,
  TabsPreview,
} from '../../src/rounds/host/stage/views';
import type { PictureView } from '../../src/rounds/reply/picture-view';
import type { Question } from '../../src/games/frame/fields';
import { CONTACT_QUESTIONS } from '../../src/rounds/contacts/contact-columns';

export const NAMES = [
  'Ana',
  'Bo',
  'Chen',
  'Wolfeschlegelsteinhausenbergerdorff',
  'أنا أحب القراءة كثيرا',
  'ナルト',
  '=SUM(A1)',
  'Ζωή-Μαρία Παπαδοπούλου',
] as const;

const [ANA, BO, CHEN, WOLF] = NAMES;

export const GAMES: readonly GameChoice[] = [
  {
    id: 'soullinked',
    title: 'Soullinked',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    blurb: 'Two soulmates, two realms: claim the corners of the rectangle between you.',
    playerCount: '8 players in 4 pairs (any even number from 4)',
    length: '5 rounds',
    secrets: 'every pick and card',
    accent: '#8c56d7',
    fits: ['main', 'extra'],
  },
  {
    id: 'pokemon-snap',
    title: 'Pokémon Snap',
    designers: ['Somebody'],
    origin: 'The Genius: Heaven and Hell',
    blurb: 'Two photographers, eight Pokémon, five days of plans.',
    playerCount: '10 players',
    length: '5 days and an ascension',
    secrets: 'every plan and photo',
    accent: '#d43f11',
    fits: ['main', 'extra'],
  },
];
const game = GAMES[0] as GameChoice;

const columns: readonly Question[] = [
  { title: 'Name', help: '', required: true, kind: { type: 'text', long: false } },
  {
    title: 'Realm',
    help: '',
    required: true,
    kind: {
      type: 'choice',
      options: [
        { value: 'heaven', label: 'Heaven' },
        { value: 'hell', label: 'Hell' },
      ],
    },
  },
  {
    title: 'Pair',
    help: 'Any word; the two players of a pair share it.',
    required: true,
    kind: { type: 'text', long: false },
  },
  { title: 'E-mail', help: 'For sharing their book.', required: false, kind: { type: 'text', long: false } },
];

export const SETTING_QUESTIONS: readonly Question[] = [
  {
    title: 'Rows',
    help: 'Of drawn boards. Default 8.',
    required: false,
    kind: { type: 'whole', min: 2, max: 40 },
  },
  {
    title: 'Which cells halve',
    help: 'After each round. Default: claimed.',
    required: false,
    kind: {
      type: 'choice',
      options: [
        { value: 'claimed', label: 'claimed: every cell that a pair claimed' },
        { value: 'scored', label: 'scored: only cells that somebody scored' },
      ],
    },
  },
  {
    title: 'Publish the boards after each round',
    help: 'Default: no.',
    required: false,
    kind: {
      type: 'choice',
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  },
  { title: 'Heaven board', help: 'One line a row.', required: false, kind: { type: 'text', long: true } },
];

export const QUESTIONS: readonly Question[] = [
  { title: 'Row', help: 'An even row.', required: true, kind: { type: 'whole', min: 2, max: 8 } },
  { title: 'Column', help: 'An even column.', required: true, kind: { type: 'whole', min: 2, max: 8 } },
  {
    title: 'Card',
    help: '',
    required: true,
    kind: { type: 'choice', options: ['1', '2', '3', '4', '5'].map((value) => ({ value })) },
  },
  {
    title: 'Whom you trust',
    help: 'As many as you like.',
    required: false,
    kind: { type: 'checkboxes', options: [{ value: 'Bo' }, { value: 'Chen' }, { value: 'Li, Mei' }] },
  },
];

/** The mark of the draft. */
export const SHOWN_DRAFT = 'as it is shown';

export function draft(part: Partial<DraftView> = {}): DraftView {
  return {
    mark: SHOWN_DRAFT,
    game,
    practice: false,
    columns,
    roster: NAMES.map((name, index) => [
      name,
      index < 4 ? 'Heaven' : 'Hell',
      ['Moon', 'Sun', 'Star', 'Comet'][index % 4] ?? '',
      index === 0 ? 'ana@example.org' : '',
    ]),
    settingQuestions: SETTING_QUESTIONS,
    settings: { Rows: '6' },
    seed: '',
    zone: 'Europe/Berlin',
    bookZone: 'Etc/UTC',
    webhook: '',
    timings: [{ title: 'A round', seconds: 24 * 3600, clock: '', graceSeconds: 0 }],
    problems: [],
    atCells: [],
    forms: 0,
    warnings: [],
    ...part,
  };
}

export function submission(
  part: Partial<SubmissionView> & Pick<SubmissionView, 'id' | 'player'>,
): SubmissionView {
  return {
    known: true,
    at: Date.UTC(2026, 10, 21, 7, 15),
    byHost: false,
    late: false,
    early: false,
    former: false,
    meant: null,
    tapText: '',
    fate: 'counts',
    reasons: [],
    words: [
      { title: 'Row', answer: '4' },
      { title: 'Column', answer: '6' },
      { title: 'Card', answer: '3' },
      { title: 'Whom you trust', answer: 'Bo, Li, Mei' },
    ],
    accepted: [],
    ...part,
  };
}

export function stage(part: Partial<StageView> = {}): StageView {
  return {
    name: 'round-2',
    title: 'Round 2',
    openedAt: Date.UTC(2026, 10, 21, 7, 0),
    deadline: Date.now() + 3 * 3600_000 + 12 * 60_000 + 5000,
    graceSeconds: 60,
    acceptsLate: true,
    accepting: true,
    asks: [
      {
        form: 'round',
        title: 'Your move',
        help: 'Pick a cell and a card.',
        players: NAMES,
        questions: QUESTIONS,
      },
    ],
    hostQuestions: [],
    hostAnswers: {},
    hostWarnings: [],
    occasions: [],
    pausedAt: null,
    over: '',
    changedSinceSaved: [],
    told: [],
    waitingFor: NAMES.filter((name) => name !== ANA && name !== CHEN),
    without: ['Their pairs claim nothing.'],
    reminders: [],
    refusals: [],
    submissions: [
      submission({ id: 'a1', player: ANA, fate: 'replaced' }),
      submission({ id: 'a2', player: ANA }),
      submission({
        id: 'b1',
        player: BO,
        late: true,
        tapText: 'It arrived 0.6 s after the end. By the phone’s word, Send was tapped 8 s before the end.',
        fate: 'refused',
        reasons: ['Round 2: this came after the deadline and does not count, unless the host accepts it.'],
      }),
      submission({ id: 'c1', player: CHEN, byHost: true }),
      submission({
        id: 'w1',
        player: WOLF,
        fate: 'refused',
        reasons: ['Row: 3 is odd. Choose an even row.', 'Card: you have used 5 already.'],
      }),
      submission({
        id: 'x1',
        player: 'k7-unknown',
        known: false,
        fate: 'refused',
        reasons: ['This key is nobody’s.'],
      }),
    ],
    notices: ['Form “Round”, row 9: blank, passed over.'],
    ...part,
  };
}

export const PLAYERS: readonly PlayerView[] = NAMES.map((name, index) => ({
  name,
  person: name,
  title: name,
  left: false,
  about: index < 4 ? 'Heaven, pair Moon' : 'Hell, pair Moon',
  link: `https://forms.example.org/round?key=${index}`,
  book: `https://books.example.org/${index}`,
  page: '',
  invitation: `Hello ${name}, you play Soullinked.`,
  email: index === 0 ? 'ana@example.org' : '',
}));

export function delivery(part: Partial<DeliveryView> & Pick<DeliveryView, 'id' | 'title'>): DeliveryView {
  return { kind: 'book', stage: 'Round 1', state: 'done', note: '', text: '', ...part };
}

const NOTHING_BY_ITSELF = 'Nothing happens by itself at the deadline: late submissions are marked.';

export function play(part: Partial<GameView> = {}): GameView {
  const { name } = part.stage ?? stage();
  return {
    // Another stage is another opening.
    at: { match: 'the match', stage: part.stage === null ? 'over' : name },
    opened: 'Round 1 was resolved on 21 Nov, 21:04 CET, by mia@example.com.',
    game,
    practice: false,
    live: false,
    zone: 'Europe/Berlin',
    pictures: false,
    publishes: [],
    table: '',
    publicBook: 'https://books.example.org/public',
    page: '',
    contactQuestions: CONTACT_QUESTIONS,
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
    ending: [],
    corrections: [],
    opening: [],
    words: [],
    published: false,
    atDeadline: { what: 'nothing', waitMinutes: 0, early: null, says: [NOTHING_BY_ITSELF] },
    ...part,
  };
}

export const PAST: PastStage = {
  name: 'round-1',
  title: 'Round 1',
  asks: stage().asks,
  hostQuestions: [
    { title: 'Missions held', help: 'How many.', required: false, kind: { type: 'whole', min: 0 } },
  ],
  hostAnswers: { 'Missions held': '1' },
  submissions: NAMES.map((player, index) => submission({ id: `s${index}`, player })),
};

export function round(part: Partial<PreviewView> = {}): PreviewView {
  return {
    stage: 'round-2',
    title: 'Round 2',
    token: 'token-1',
    submissions: stage().submissions,
    missing: stage().waitingFor,
    without: stage().without,
    news: ['2 of 8 were in.'],
    messages: [
      { to: 'everyone', text: '**Round 2** is resolved.\n2 of 8 were in.' },
      ...NAMES.map((player) => ({ to: { player }, text: `**Round 2** for ${player}: SECRET 4 points.` })),
    ],
    changes: [
      { to: 'everyone', tabs: [{ title: 'Standing', lines: ['Ana: total 3 → 7', 'Bo: rank 1 → 2'] }] },
      {
        to: { player: ANA },
        tabs: [{ title: 'Your results', lines: ['New in Your results: Round 2, points 4 SECRET'] }],
      },
    ],
    warnings: ['Six players are missing: their pairs claim nothing.'],
    next: 'Round 3',
    ...part,
  };
}

/** The tabs as the open stage would leave them; a wide one for everyone, a secret one of Ana's. */
export const TABS: TabsPreview = {
  title: 'Round 2',
  audiences: [
    {
      to: 'everyone',
      tabs: [
        {
          title: 'Standing',
          rows: [
            ['Player', 'Realm', 'Points', 'Total', 'Rank', 'A wide column of words that go on and on'],
            ...NAMES.map((name, index) => [name, 'Heaven', index, index * 3, index + 1, 'and on, and on']),
          ],
        },
      ],
    },
    {
      to: { player: ANA },
      tabs: [
        {
          title: 'Your results',
          rows: [
            ['Round', 'Points'],
            ['Round 2', 'SECRET 4'],
          ],
        },
      ],
    },
  ],
};

/** A picture of a stage, with names that read from right to left and that look like markup. */
export const PICTURE: PictureView = {
  game: 'Soullinked',
  accent: '#8d56d5',
  stage: 'Round 2',
  over: false,
  sections: [{ title: 'Result', rows: [['Leads', 'עדי 🦊 <b>']] }],
};

/** The ledger of the game in play, line by line. */
export const HISTORY: readonly HistoryLine[] = [
  {
    row: 1,
    at: Date.UTC(2026, 10, 19, 19),
    who: 'host@example.org',
    text: 'Make the public book',
    hash: 'bb'.repeat(32),
    plumbing: true,
  },
  {
    row: 2,
    at: Date.UTC(2026, 10, 19, 20),
    who: 'host@example.org',
    text: 'Soullinked was set up with 8 players.',
    hash: 'aa'.repeat(32),
    plumbing: false,
  },
  {
    row: 3,
    at: Date.UTC(2026, 10, 20, 20),
    who: 'host@example.org',
    text: 'Round 1 was resolved: 8 of 8 were in.',
    hash: 'beef'.repeat(16),
    plumbing: false,
  },
];

/** The match and season of every desk of these tests. */
export const SHOWN = { match: 'the match', season: 'the season' };
