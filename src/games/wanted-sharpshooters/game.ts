// Wanted Sharpshooters as a game: its info, timings, stages, and the vote.
import { pickAnswer } from '../frame/chance';
import { mustGet } from '../frame/result';
import type { Game, HostTabs, TypesOf } from '../frame/contract';
import { fromEntries } from '../frame/json';
import { eventLines } from './account';
import { type Event, type OpenFacts, publicBoard } from './events';
import { finalEnding, outcomeJson, decideByVotes, announceCandidate } from './outcome';
import { goal, rules } from './rules-page';
import { DEFAULTS, PLAYER_COUNTS, rosterRow, sampleRoster, settingsField } from './settings';
import { setUp } from './setup';
import { giftStage } from './stages/gift';
import { roundStage } from './stages/round';
import {
  DEADLINE_HOURS,
  livingPlayers,
  PROBLEM_CODES,
  type Player,
  type Seat,
  type Settings,
  type State,
  TARGET_OFFSETS,
} from './types';
import { playerPips, page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';
import { atEnd, candidateChange, purseChange, tokenChanges, type GameSeason } from '../frame/season';
import { garnetsEarned, playerTargets } from './objectives';
import type { HomePanes, HomePart } from '../frame/home';
import { joinList } from '../frame/wording';
import { headings, STYLES, styled } from '../frame/tabs';
import { marketTable, boardTable, logTable } from './views/tables';
import { defineAsk } from '../frame/ask';
import { choice, object, toOptions } from '../frame/fields';
import { defineStage, type Stage } from '../frame/stage';

const hostTabs: HostTabs<State, Event> = [
  { title: 'Board', content: (state) => boardTable(publicBoard(state), 'The board now') },
  { title: 'Market', content: (state) => marketTable(publicBoard(state)) },
  {
    title: 'Targets',
    content: ({ cycle, players }) => ({
      rows: [
        [styled('Cycle', STYLES.heading), joinList(cycle, ' → ')],
        headings('Player', ...TARGET_OFFSETS.map(() => 'Target')),
        ...players.map((name) => [name, ...playerTargets(cycle, name)]),
      ],
    }),
  },
  { title: 'Log', content: (_state, log) => logTable(log) },
];

const resultHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Player', 'Objectives', 'Result'] } },
];
const latestRoundHomePart: HomePart = {
  tab: 'Rounds',
  rows: { kind: 'latest-stage', columns: ['Player', 'Action', 'Hit by', 'Lives'] },
  when: 'played',
};
const boardHomePart = (...columns: readonly string[]): HomePart => ({
  tab: 'Board',
  rows: { kind: 'table', columns: ['Player', 'Status', 'Lives', ...columns] },
  when: 'played',
});

const publicHomeParts: readonly HomePart[] = [
  ...resultHomeParts,
  boardHomePart('Bullets'),
  latestRoundHomePart,
];
const pictureHomeParts: readonly HomePart[] = [
  ...resultHomeParts,
  latestRoundHomePart,
  boardHomePart('', 'Bullets', 'Meadow'),
];

/** Board, meadows and market side by side, because players need all of them to choose. */
const boardPanes: HomePanes['public'] = [
  [
    { tab: 'Result', rows: { kind: 'table' } },
    { tab: 'Board', rows: { kind: 'table' } },
    { tab: 'Meadows', rows: { kind: 'whole' }, when: 'played' },
    {
      tab: 'Market',
      rows: { kind: 'table', columns: ['Item', 'Price', 'Left', 'Copies', 'In short'] },
      when: 'played',
    },
  ],
];

const homePanes: HomePanes = { public: boardPanes, player: boardPanes };

const homeParts = { public: publicHomeParts, picture: pictureHomeParts, panes: homePanes };

const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'purse', column: 'garnets', currency: 'garnets' }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  tells: 'garnets',
  winners: ({ state }) => atEnd(finalEnding(state)).result.winners,
  seasonChanges: ({ state, players }) => {
    const { result, tokens, candidacy } = atEnd(finalEnding(state));
    const earned = garnetsEarned(result);
    return [
      ...players.flatMap(({ name, garnets: took }) => {
        const { garnets: left, bellflowers } = mustGet(state.seats, name);
        return [
          purseChange(name, 'garnets', { left, earned: mustGet(earned, name), took }),
          {
            player: name,
            purse: 'bellflowers',
            by: bellflowers,
            cause: 'Bellflowers for right accusations.',
          },
          ...tokenChanges(name, mustGet(tokens, name)),
        ];
      }),
      ...candidateChange(candidacy.name, 'Became the Elimination Candidate in Wanted Sharpshooters.'),
    ];
  },
};

export const wantedSharpshooters: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'wanted-sharpshooters',
    title: 'Wanted Sharpshooters',
    designers: ['chaotic_iak'],
    origin: 'Blooming Genius: The Elder Tree',
    accent: '#26823d',
    blurb: 'Shoot, duck, buy or claim. Deal the killing blow to your two secret targets, and stay alive.',
    secrets: 'the answers that were refused, replaced or late',
    playerCount: `${PLAYER_COUNTS.usual} players (at least ${PLAYER_COUNTS.least})`,
    length: `Up to ${DEFAULTS.rounds} rounds, then a vote`,
    rulesVersion: 1,
  },
  timings: [
    { title: 'Round 1', stages: /^round-1$/, ...buildTiming(DEADLINE_HOURS.firstRound) },
    { title: 'A later round', stages: /^round-/, ...buildTiming(DEADLINE_HOURS.later) },
    { title: 'Vote and gift', stages: /^(vote|gift)$/, ...buildTiming(DEADLINE_HOURS.later) },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEM_CODES,
  setUp,
  stages: [roundStage, voteStage, giftStage],
  facts: (state) => {
    const { players, seats, storage, market, damage, kills } = state;
    const all = [...seats];
    const each = <T>(value: (seat: Seat) => T): { readonly [name: string]: T } =>
      fromEntries(all.map(([name, seat]) => [name, value(seat)]));
    return {
      lives: each((seat) => seat.lives),
      bullets: each((seat) => seat.bullets),
      garnets: each((seat) => seat.garnets),
      bellflowers: each((seat) => seat.bellflowers),
      items: each((seat) => seat.items),
      alive: livingPlayers({ players, seats }),
      storage: fromEntries(storage),
      market: fromEntries(market),
      damage: fromEntries(damage),
      kills: fromEntries(kills),
    };
  },
  outcome: outcomeJson,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, has: playerPips },
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'A player who leaves does nothing, so they’re an easy target. They still count as a player in their meadow, as a living player and as a target. Once dead, they don’t accuse anyone. If they win, they don’t vote, and nobody gets their second token.',
    sense:
      'The game still works if a few players leave, but it’s easier for players whose targets have left.',
  },
  season,
};

function buildTiming(number: number) {
  return { seconds: number * 3600, graceSeconds: 0, acceptsLate: true } as const;
}

function voteStage(state: State): Stage<State, Event> | null {
  if (state.phase.kind !== 'vote') return null;
  const { result } = state.phase;
  const { winners, losers } = result;
  return defineStage({
    name: 'vote',
    title: 'Vote',
    others: 'to vote',
    asks: {
      votes: defineAsk<{ readonly player: string }>({
        form: 'vote',
        title: 'Your vote',
        ifMissing: 'They don’t vote.',
        help: 'The loser with the most votes becomes the Elimination Candidate.',
        players: winners,
        move: object({ player: choice({ title: 'Loser', options: toOptions(losers) }) }),
        sample: (_, chance) => pickAnswer(chance, 'player', losers),
      }),
    },
    resolve: (orders, chance) => {
      const votes = new Map(winners.map((name) => [name, orders.votes.get(name)?.player ?? null]));
      const candidacy = decideByVotes(result, votes, chance);
      return announceCandidate({ ...state, damage: new Map() }, result, votes, candidacy);
    },
  });
}
