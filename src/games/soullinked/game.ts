// Soullinked as a game: its info, timings, stages and rules page.
import { lineRows } from '../frame/account';
import { mustGet } from '../frame/result';
import type { Game, HostTabs, PublicTabs, RulesSection, TypesOf } from '../frame/contract';
import { last, latestEvent, type EventOf } from '../frame/events';
import { fromEntries } from '../frame/json';
import type { Event } from './events';
import { gameOutcome } from './outcome';
import { rosterRow, sampleRoster, settingsField, DEFAULTS } from './settings';
import { MIN_PAIRS, setUp, USUAL_PLAYER_COUNT } from './setup';
import { roundStage } from './stages/round';
import { endLines, eventLines, realmWinners } from './account';
import {
  PROBLEM_CODES,
  ROUND_COUNT,
  type OpenFacts,
  type Player,
  type Settings,
  type State,
  REALMS,
  REALM_RULES,
  CARDS,
} from './types';
import { playerPips, page } from './views/page';
import { playerTabs } from './views/player';
import { boardsTab } from './views/boards';
import { roundsTable, totalsTable } from './views/tables';
import { candidateChange, realmChanges, type GameSeason } from '../frame/season';
import type { HomePanes, HomePart } from '../frame/home';
import { headings, type TabContent } from '../frame/tabs';
import { CLAIM_RULE, halvingText, SCORING_RULE } from './round-words';

const publicTabs: PublicTabs<OpenFacts, Event> = [
  {
    title: 'Result',
    content: ({ players }, log) => {
      const ended = latestEvent(log, 'game-ended');
      return ended === undefined ? null : resultTab(players, ended);
    },
  },
  { title: 'Starting boards', content: ({ boards }) => boardsTab(boards) },
  {
    title: 'Boards now',
    content: (_open, log) => {
      const boards = latestEvent(log, 'boards-shown')?.boards;
      return boards === undefined ? null : boardsTab(boards);
    },
  },
];

function resultTab(players: readonly Player[], ended: EventOf<Event, 'game-ended'>): TabContent {
  return {
    rows: [
      ...lineRows(endLines(ended)),
      [''],
      headings('Player', 'Realm', 'Final total'),
      ...REALMS.flatMap((realm) =>
        players
          .filter((player) => player.realm === realm)
          .map(({ name }) => ({ name, total: mustGet(ended.totals, name) }))
          .sort((a, b) => b.total - a.total)
          .map(({ name, total }) => [name, REALM_RULES[realm].title, total]),
      ),
    ],
  };
}

const publicHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  // Shows pairs and realms. Left out of players' pages, which name the partner.
  { tab: 'Game', rows: { kind: 'table' }, when: 'played', offPage: true },
];

const pictureHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Starting boards', rows: { kind: 'board' }, when: 'played' },
  { tab: 'Boards now', rows: { kind: 'board' }, when: 'played' },
];

const standingsHomeParts: readonly HomePart[] = [
  { tab: 'Totals', rows: { kind: 'latest-line' }, when: 'played' },
];

const panes: HomePanes = {
  public: [
    [{ tab: 'Starting boards', rows: { kind: 'whole' } }],
    [{ tab: 'Boards now', rows: { kind: 'board' } }],
    [{ tab: 'Game', rows: { kind: 'table' }, when: 'over' }],
  ],
  // The entire table doesn't fit, so show only the last cell and the cards, beside the board.
  player: [
    [
      { tab: 'Your board', rows: { kind: 'whole' } },
      { tab: 'Boards now', rows: { kind: 'board' } },
    ],
    [
      {
        tab: 'Your rounds',
        rows: {
          kind: 'charts',
          columns: ['Round', 'Your points', 'Your total', "Partner's total"],
        },
      },
    ],
  ],
};

const homeParts = { public: publicHomeParts, picture: pictureHomeParts, leads: standingsHomeParts, panes };

const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'realm', column: 'realm', words: { Heaven: 'heaven', Hell: 'hell' } }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  winners: ({ state }) => realmWinners(gameOutcome(state)),
  seasonChanges: ({ state, players }) => {
    const ended = gameOutcome(state);
    const { heaven, hell } = ended;
    const winners = realmWinners(ended);
    return [
      ...players.flatMap(({ name }) =>
        winners.includes(name)
          ? realmChanges(name, 'Heaven', 'Won a realm.')
          : realmChanges(name, 'Hell', 'Didn’t win a realm.'),
      ),
      {
        player: heaven.loser.name,
        mark: "Devil's Curse",
        until: 'next',
        cause: 'Lost Heaven.',
      },
      ...candidateChange(hell.loser.name, 'Lost Hell.'),
    ];
  },
};

const hostTabs: HostTabs<State, Event> = [
  { title: 'Rounds', content: ({ rounds }) => roundsTable(rounds) },
  { title: 'Totals', content: ({ players, rounds }) => totalsTable([], players, rounds) },
  { title: 'Boards now', content: ({ boards }) => boardsTab(boards) },
];

export const soullinked: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'soullinked',
    title: 'Soullinked',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    accent: '#8c56d7',
    blurb:
      'Two soulmates in two realms claim the corners of the rectangle between them, unseen by the other pairs.',
    playerCount: `${USUAL_PLAYER_COUNT} players in ${USUAL_PLAYER_COUNT / 2} pairs (or any even number from ${2 * MIN_PAIRS})`,
    length: `${ROUND_COUNT} rounds`,
    secrets: 'every pick and card, every pair’s claims, and all scores round by round',
    rulesVersion: 1,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: 24 * 3600, graceSeconds: 0, acceptsLate: true }],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEM_CODES,
  setUp,
  stages: [roundStage],
  facts: (state) => {
    const latest = last(state.rounds)?.scores;
    const each = <T>(value: (name: string) => T): { readonly [name: string]: T } =>
      fromEntries(state.players.map(({ name }) => [name, value(name)]));
    return {
      boards: state.boards,
      points: each((name) => latest?.get(name)?.points ?? 0),
      scores: each((name) => latest?.get(name)?.total ?? 0),
      cards: each((name) => mustGet(state.cards, name)),
    };
  },
  outcome: (state) => {
    if (state.rounds.length < ROUND_COUNT) return null;
    const { heaven, hell } = gameOutcome(state);
    return {
      losers: { heaven: heaven.loser.name, hell: hell.loser.name },
      winners: { heaven: heaven.winner?.name ?? null, hell: hell.winner?.name ?? null },
      candidate: hell.loser.name,
      curse: heaven.loser.name,
    };
  },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, has: playerPips },
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'If a player leaves, their pair no longer claims anything, so the partner scores no more points and keeps the cards in hand. The partner isn’t paired with anybody else. Both can still lose their realms, or win them with the points they have.',
    sense:
      'If one seat is empty and there are at least three other pairs, the game still works, but the partner has little left to do. It’s better to find a replacement.',
  },
  season,
};

function goal(): string {
  return `Have the most points in your realm after ${ROUND_COUNT} rounds. You can’t win if you or your partner has the fewest points in a realm.`;
}

function rules(open: OpenFacts | undefined): readonly RulesSection[] {
  const { halve, showPartner, showBoards } = open?.settings ?? DEFAULTS;
  return [
    {
      heading: 'The idea',
      paragraphs: [
        'You and your soulmate claim cells on two boards of the same size. One of you is in Heaven and one in Hell. Each of you scores on your own realm’s board.',
      ],
    },
    {
      heading: 'A round',
      paragraphs: [
        `There are five rounds. Each round you choose a cell and one of your power cards, numbered 1 to ${CARDS.length}. You can use each card only once.`,
        'Rows and columns are numbered from 1 at the top left. Players in Heaven choose an even row and an even column. Players in Hell choose an odd row and an odd column.',
        CLAIM_RULE,
        SCORING_RULE,
        'If either of you sends no answer that counts, your pair claims nothing and neither card is used up. You’re both told who didn’t pick.',
        'The host decides whether and where soulmates can talk.',
      ],
    },
    {
      heading: 'Halving',
      paragraphs: [halvingText(halve)],
    },
    {
      heading: 'What you are told',
      paragraphs: [
        `After each round you’re told your own pick and both partners’ points and totals, ${showPartner ? 'and' : 'but not'} your partner’s cell and card. You’re not told which cells scored.`,
        showBoards
          ? 'The current boards are published after each round.'
          : 'The starting boards are public, but the current boards stay hidden.',
        'After the last round everyone learns who won and lost, why, and all final totals. Picks, cards and round scores stay secret, unless the host publishes everything.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'The loser of a realm is the player with the lowest total. In a tie, the player whose partner has the lower total loses. If the partners’ totals are also equal, the totals after the previous round are compared, and so on.',
        'Any remaining tie is broken by a random order of the pairs, which is drawn before the game.',
        'You can’t win if you or your partner lost a realm. Of the other players in a realm, the one with the highest total wins. Ties are broken in the same way. If there are no other players, nobody wins the realm.',
        'Heaven’s winner stays in Heaven, and Hell’s winner ascends to Heaven. Everyone else ends up in Hell.',
        'Heaven’s loser gets the Devil’s Curse for the next episode of the season.',
        'Hell’s loser is the Elimination Candidate, and picks another player in Hell to face in the Death Match. The Death Match is played in pairs, outside this game. The losing pair’s player from Hell is eliminated.',
      ],
    },
  ];
}
