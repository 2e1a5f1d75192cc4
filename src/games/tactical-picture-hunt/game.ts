// Tactical Picture Hunt as a game: its info, timings and stages.
import type { Game, TypesOf } from '../frame/contract';
import { fromEntries, type Json } from '../frame/json';
import type { Event } from './events';
import { eventLines } from './account';
import { gameOutcome, playerScore, isEventHidden } from './phases';
import { goal, rules } from './rules-page';
import { rosterRow, sampleRoster, settingsField, FIRST_ATTACKER_TITLE } from './settings';
import { PLAYER_COUNT, setUp } from './setup';
import { challengeStage } from './stages/challenge';
import { claimStage } from './stages/claim';
import { roundStage } from './stages/round';
import {
  PROBLEM_CODES,
  ROUND_COUNT,
  STAGE_SECONDS,
  type OpenFacts,
  type Player,
  type PlayerScore,
  type Settings,
  type State,
} from './types';
import { hostTabs } from './views/host';
import { page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';
import { scene } from './views/scene';
import type { GameSeason } from '../frame/season';
import type { HomePanes, HomePart } from '../frame/home';

const publicHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' }, offPage: true },
  { tab: 'Score', rows: { kind: 'table', columns: ['Player', 'Score'] }, offPage: true },
];

const pictureHomeParts: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Score', rows: { kind: 'table', columns: ['Player', 'Score'] }, when: 'played' },
  {
    tab: 'Rounds',
    rows: { kind: 'latest-line', columns: ['Stage', 'Target', 'Region', 'What happened'] },
    when: 'played',
  },
  { tab: 'Board', rows: { kind: 'board' } },
];

/** The round as everyone sees it. Pages add the player's own part. */
const sharedPanes: HomePanes['public'] = [
  [{ tab: 'Board', rows: { kind: 'whole' } }],
  [{ tab: 'Score', rows: { kind: 'charts' } }],
];

const panes: HomePanes = { public: sharedPanes, player: sharedPanes };

const homeParts = { public: publicHomeParts, picture: pictureHomeParts, panes };

const season: GameSeason<Player, Settings, State> = {
  takes: [],
  guests: true,
  fits: ['death', 'extra'],
  practice: ['death'],
  decided: [{ title: FIRST_ATTACKER_TITLE }],
  winners: ({ state }) => [gameOutcome(state).winner],
  seasonChanges: ({ state, players, kind }) => {
    if (kind !== 'death') return [];
    const { winner } = gameOutcome(state);
    return players
      .filter(({ name }) => name !== winner)
      .map(({ name }) => ({ player: name, eliminated: true, cause: `Lost the death match to ${winner}.` }));
  },
};

export const tacticalPictureHunt: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'tactical-picture-hunt',
    title: 'Tactical Picture Hunt',
    designers: ['elara'],
    origin: 'The Choice is Yours',
    accent: '#1271de',
    blurb:
      'A duel of sharp eyes and steady nerves. Two secret choices pick a region of the board, and the attacker bets on how many of its tiles match the target.',
    secrets:
      'every submission, including refused and replaced ones, every list of squares as typed, and which claims were made by default',
    playerCount: `${PLAYER_COUNT} players`,
    seats: PLAYER_COUNT,
    length: `${ROUND_COUNT} half-minute rounds, and up to ${ROUND_COUNT} challenges`,
    live: true,
    rulesVersion: 2,
  },
  timings: [
    {
      title: 'A claim of a dimension',
      stages: /^period-\d+-(first|second)$/,
      seconds: STAGE_SECONDS.claim,
      graceSeconds: 0,
      acceptsLate: true,
    },
    {
      title: 'A round',
      stages: /^round-\d+$/,
      seconds: STAGE_SECONDS.round,
      graceSeconds: STAGE_SECONDS.roundGrace,
      acceptsLate: true,
      opensAtStart: true,
    },
    {
      title: 'A challenge',
      stages: /^round-\d+-challenge$/,
      seconds: STAGE_SECONDS.challenge,
      graceSeconds: 0,
      acceptsLate: false,
      opensAtStart: true,
    },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEM_CODES,
  setUp,
  stages: [claimStage, roundStage, challengeStage],
  facts: (state) => ({
    scores: scoresByPlayer(state, 'score'),
    caught: scoresByPlayer(state, 'caught'),
    survived: scoresByPlayer(state, 'survived'),
    dimensions: valuePerPlayer(state, (name) => state.claims.get(name) ?? null),
  }),
  outcome: (state) =>
    state.phase.kind === 'over'
      ? { winner: gameOutcome(state).winner, scores: scoresByPlayer(state, 'score') }
      : null,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, scene },
  faceDown: isEventHidden,
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'A player who leaves gets the first free dimension, chooses no axis and predicts nothing. That player scores nothing when attacking, and all of the other player’s predictions score without a challenge.',
    sense:
      'If a player leaves, the duel no longer makes sense. The other player wins just by predicting, unless that player is too far behind.',
  },
  season,
};

function scoresByPlayer(state: State, what: keyof PlayerScore): Json {
  return valuePerPlayer(state, (name) => playerScore(state.scores, name)[what]);
}

function valuePerPlayer(state: State, value: (name: string) => Json): Json {
  return fromEntries(state.seats.players.map((name) => [name, value(name)]));
}
