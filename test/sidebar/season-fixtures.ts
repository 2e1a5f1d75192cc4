// Sample seasons for the sidebar: between two matches, with a finished match, with a draft, ended.
import { EVERYONE } from '../../src/rounds/reply/reply';
import type {
  MatchCountView,
  PersonView,
  SeasonMatchView,
  SeasonView,
} from '../../src/rounds/host/season/views';
import type { DeskView, OutgoingView } from '../../src/rounds/host/desk/views';
import { CONTACT_COLUMNS } from '../../src/rounds/contacts/contact-columns';
import type { DraftView, SeasonPlaceView } from '../../src/rounds/reply/draft-view';
import { draft } from './draft-fixtures';
import { GAMES, SHOWN, NAMES } from './game-fixtures';
import { play } from './play-fixtures';

const [ANA, BO, CHEN, WOLF] = NAMES;

function person(name: string, part: Partial<PersonView> = {}): PersonView {
  return {
    name,
    person: name,
    holder: `0:${name}`,
    taken: '',
    before: '',
    title: name,
    status: 'in',
    episode: '',
    purses: [
      { name: 'bellflowers', amount: 0 },
      { name: 'garnets', amount: 3 },
    ],
    tokens: 0,
    marks: [{ name: 'Hell' }],
    candidate: false,
    opponent: false,
    line: 'Episodes: safe (4) · Answers: 1 missed',
    changes: [],
    page: 'https://script.example.org/exec?key=1',
    book: 'https://books.example.org/1',
    ...part,
  };
}

const PEOPLE: readonly PersonView[] = [
  person(ANA, {
    tokens: 2,
    marks: [{ name: 'Heaven' }],
    purses: [
      { name: 'bellflowers', amount: 4 },
      { name: 'garnets', amount: 7 },
    ],
    changes: [
      { player: ANA, text: 'tokens +2', cause: 'Tokens of Life from the match.', isPrivate: false },
      {
        player: ANA,
        text: 'garnets +4',
        cause: 'Brought 3 garnets, had 3 left, and earned 4 at the end.',
        isPrivate: true,
      },
    ],
  }),
  person(BO, { person: `D'Arcy`, title: `Bo (played by D'Arcy)`, candidate: true }),
  person(CHEN, { marks: [{ name: 'Hell' }, { name: 'Devil’s Curse', until: 'next' }], opponent: true }),
  ...NAMES.slice(3, 6).map((name) => person(name)),
  person(NAMES[6], { status: 'eliminated', episode: '4' }),
  person(NAMES[7], { status: 'left', episode: '3', marks: [] }),
];

const match = (part: Partial<SeasonMatchView> & Pick<SeasonMatchView, 'number'>): SeasonMatchView => ({
  kind: 'main',
  episode: '5',
  game: 'soullinked',
  title: 'Soullinked',
  players: NAMES.slice(0, 6),
  guests: [],
  winners: [],
  state: 'put-away',
  ending: ['Heaven: Ana and Bo win.'],
  leftOut: [],
  ...part,
});

export function season(part: Partial<SeasonView> = {}): SeasonView {
  return {
    name: 'The Elder Tree',
    hostMessages: [],
    waiting: [],
    inPlay: null,
    practice: false,
    episode: '5',
    episodes: ['3', '4', '5'],
    nextEpisode: '6',
    currencies: [
      { name: 'garnets', shown: 'own' },
      { name: 'bellflowers', shown: 'public' },
    ],
    inherit: 'nothing',
    people: PEOPLE,
    path: [
      { step: 'main', title: 'Main match', state: 'done' },
      { step: 'count', title: 'Count it', state: 'done' },
      { step: 'between', title: 'Between matches', state: 'done' },
      { step: 'death', title: 'Death match', state: 'now' },
      { step: 'close', title: 'Next episode', state: 'ahead' },
    ],
    next: { action: 'draft-match', title: 'Set up the death match', kind: 'death' },
    matches: [
      match({ number: 1, episode: '4' }),
      match({
        number: 2,
        guests: [NAMES[6]],
        leftOut: [
          {
            change: { player: CHEN, tokens: 1 },
            line: {
              player: CHEN,
              text: 'tokens +1',
              cause: 'Tokens of Life from the match.',
              isPrivate: false,
            },
          },
        ],
      }),
      match({ number: 3, kind: 'between', title: 'Between matches', state: 'counted', ending: [] }),
    ],
    log: PEOPLE.flatMap(({ changes }) =>
      changes.map((line) => ({ ...line, at: Date.UTC(2026, 10, 20, 20), episode: '5' })),
    ),
    end: null,
    differs: false,
    token: '1 2',
    ...part,
  };
}

export const TO_COUNT = season({
  next: { action: 'count', title: 'Count Soullinked' },
  path: season().path.map((step, at) => ({
    ...step,
    state: at === 0 ? 'done' : at === 1 ? 'now' : 'ahead',
  })),
  matches: [match({ number: 1, episode: '4' }), match({ number: 2, state: 'over' })],
});

export const COUNT: MatchCountView = {
  token: 'count-1',
  eliminable: [],
  gaveUpSeats: [],
  isOpen: false,
  changes: [
    {
      player: ANA,
      text: 'garnets +4',
      cause: 'Brought 3 garnets, had 3 left, and earned 4 at the end.',
      isPrivate: true,
    },
    { player: ANA, text: 'tokens +2', cause: 'Tokens of Life from the match.', isPrivate: false },
    {
      player: BO,
      text: 'is the Candidate',
      cause: 'The Elimination Candidate of the match.',
      isPrivate: false,
    },
    {
      player: WOLF,
      text: 'gets the mark Hell',
      cause: 'Not among the winners of Soullinked.',
      isPrivate: false,
    },
  ],
  inherited: [{ player: CHEN, text: 'garnets −3', cause: 'Goes to the winner.', isPrivate: true }],
  notes: ['Chen: garnets −5 would go below 0, and is cut there.'],
  messages: [
    {
      to: EVERYONE,
      text: '**The Elder Tree, episode 5**\nSoullinked has been counted.\nTokens of Life: Ana 2.',
    },
    { to: { player: ANA }, text: '**The Elder Tree, episode 5**\ngarnets +4. Now you have 7 garnets.' },
  ],
  isCorrection: false,
  reason: '',
};

export function seasonDraft(part: Partial<DraftView> = {}, place: Partial<SeasonPlaceView> = {}): DraftView {
  const plain = draft();
  const columns = plain.columns.filter(({ title }) => !CONTACT_COLUMNS.some((column) => column === title));
  const garnets = { title: 'Garnets', help: 'Garnets of the season.', required: false } as const;
  return {
    ...plain,
    columns: [...columns, { ...garnets, kind: { type: 'whole', min: 0 } }],
    roster: NAMES.slice(0, 7).map((name, at) => [name, at < 4 ? 'Heaven' : 'Hell', 'Moon', '3']),
    place: {
      kind: 'main',
      guests: [NAMES[6]],
      mayHaveGuests: true,
      rosterRows: [],
      out: [NAMES[6], NAMES[7]],
      took: [`${ANA}: Garnets 3, from the season.`],
      differs: [`${BO}: Realm is Heaven here, and Hell in the season.`],
      say: ['Priority on day 1: Ana won episode 5, so they choose.'],
      decided: [],
      hidden: ['Garnets'],
      ...place,
    },
    ...part,
  };
}

export function between(
  part: Partial<SeasonView> = {},
  told: Partial<OutgoingView> = {},
  drafts: Pick<DeskView, 'draft' | 'nextEpisodeDraft'> = {},
): DeskView {
  const outgoing: OutgoingView = {
    zone: 'Europe/Berlin',
    publicBook: 'https://books.example.org/0',
    page: '',
    deliveries: [],
    warnings: [],
    toPrepare: [],
    ...told,
  };
  return { phase: 'between', games: GAMES, shown: SHOWN, season: season(part), outgoing, ...drafts };
}

export function overIn(part: SeasonView): DeskView {
  return {
    phase: 'over',
    games: GAMES,
    shown: SHOWN,
    play: play({ stage: null, lastNews: { title: 'Round 3', lines: ['Heaven: Ana and Bo win.'] } }),
    season: part,
  };
}

export const SEASON_ENDED = season({
  next: { action: 'none', title: 'The season has ended' },
  end: {
    winners: [ANA],
    places: [
      { place: 1, names: [ANA] },
      { place: 2, names: [BO, CHEN, WOLF] },
      { place: 5, names: [NAMES[6]] },
      { place: 6, names: [NAMES[7]] },
    ],
  },
});
