// Sample stages for the sidebar: open with answers, past, previewed, as a picture.
import type {
  PastStageView,
  PreviewView,
  StageView,
  SubmissionView,
  TabsPreview,
} from '../../src/rounds/host/stage/views';
import type { PictureView } from '../../src/rounds/reply/posts';
import type { Question } from '../../src/games/frame/fields';
import { NAMES } from './game-fixtures';

const [ANA, BO, CHEN, WOLF] = NAMES;

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

export function submission(
  part: Partial<SubmissionView> & Pick<SubmissionView, 'id' | 'player'>,
): SubmissionView {
  return {
    mark: 'counted 0',
    inRoster: true,
    at: Date.UTC(2026, 10, 21, 7, 15),
    byHost: false,
    late: false,
    early: false,
    former: false,
    meant: null,
    tapText: '',
    fate: 'counts',
    reasons: [],
    answers: [
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
    lacking: [],
    pausedAt: null,
    over: '',
    changedSinceSaved: [],
    hostNews: [],
    waitingFor: NAMES.filter((name) => name !== ANA && name !== CHEN),
    ifMissing: ['Their pairs claim nothing.'],
    reminders: [],
    refusals: [],
    submissions: [
      submission({ id: 'a1', player: ANA, fate: 'replaced' }),
      submission({ id: 'a2', player: ANA }),
      submission({
        id: 'b1',
        player: BO,
        late: true,
        tapText:
          'The answer arrived 0.6 s after time was up. According to the phone, “Send” was tapped 8 s before time was up. The phone’s clock may be wrong.',
        fate: 'refused',
        reasons: [
          'Round 2: this answer came after the deadline. It doesn’t count unless the host accepts it.',
        ],
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
        inRoster: false,
        fate: 'refused',
        reasons: ['This key is nobody’s.'],
      }),
    ],
    notices: ['Form “Round”, row 9: blank, passed over.'],
    ...part,
  };
}

export const PAST: PastStageView = {
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
    ifMissing: stage().ifMissing,
    news: { title: 'Round 2', lines: ['2 of 8 were in.'] },
    messages: [
      { to: 'everyone', text: '**Round 2** is resolved.\n2 of 8 were in.' },
      ...NAMES.map((player) => ({ to: { player }, text: `**Round 2** for ${player}: SECRET 4 points.` })),
    ],
    standings: [],
    leads: [
      {
        title: 'Totals',
        rows: [
          [
            { text: 'Ana', look: {} },
            { text: 'SECRET 7', look: {} },
          ],
        ],
      },
    ],
    warnings: ['Six players are missing: their pairs claim nothing.'],
    next: 'Round 3',
    ...part,
  };
}

/** A preview of tabs: a wide public one, and a secret one of Ana's. */
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

/** A stage's picture, with names that are written from right to left or look like markup. */
export const PICTURE: PictureView = {
  game: 'Soullinked',
  accent: '#8d56d5',
  stage: 'Round 2',
  over: false,
  sections: [{ title: 'Result', rows: [['Leads', 'עדי 🦊 <b>']] }],
};
