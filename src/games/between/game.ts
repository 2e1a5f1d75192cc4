// The game “Between matches”: its info, timings and stages.
import { BETWEEN_MATCHES_ID } from '../frame/catalogue';
import type { Game, SetUp, TypesOf } from '../frame/contract';
import { fromEntries, type JsonObject } from '../frame/json';
import { eventLines } from './account';
import type { Event } from './events';
import { finalPairing, tokensOf, withEndEvent } from './outcome';
import { goal, rules } from './rules-page';
import { rosterRow, sampleRoster, settingsField } from './settings';
import { giftsStage } from './stages/gifts';
import { opponentStage } from './stages/opponent';
import { PROBLEM_CODES, type OpenFacts, type Player, type Settings, type State, problem } from './types';
import { hostTabs, playerPips, page, playerTabs, publicTabs } from './views';
import type { HomePart } from '../frame/home';
import { candidateChange, type GameSeason, type SeasonChange } from '../frame/season';
import { type Problem, fail, ok, type Result } from '../frame/result';
import { spellingFinder, SEASON_TERMS } from '../frame/number-input';
import { andList } from '../frame/wording';

const FEWEST_PLAYERS = 2;

function setUp(
  given: readonly Player[],
  { opponents }: Settings,
): Result<SetUp<State, Event, OpenFacts, Player>, readonly Problem[]> {
  const candidates = given.filter(({ candidate }) => candidate).map(({ name }) => name);
  const problems = [...playerCountProblems(given.length), ...candidateProblems(candidates)];
  if (problems.length > 0) return fail(problems);
  const spelt = spellingFinder(SEASON_TERMS.marks);
  const players = given.map((player) => ({ ...player, mark: spelt(player.mark) }));
  const open: OpenFacts = { players, candidate: candidates[0] ?? null, opponents };
  const state: State = {
    ...open,
    tokens: new Map(players.map(({ name, tokens }) => [name, tokens])),
    giftStages: 0,
    keepers: new Set(),
    opponent: null,
  };
  return ok({ open, roster: players, ...withEndEvent(state, []) });
}

function playerCountProblems(players: number): readonly Problem[] {
  if (players >= FEWEST_PLAYERS) return [];
  const sentence = `The roster needs at least ${FEWEST_PLAYERS} players and has ${players}. Add players.`;
  return [problem('too-few-players', ['players'], sentence)];
}

function candidateProblems(candidates: readonly string[]): readonly Problem[] {
  if (candidates.length < 2) return [];
  const sentence = `The roster has ${candidates.length} Candidates: ${andList(candidates)}. Keep at most one.`;
  return [problem('two-candidates', ['players'], sentence)];
}

const season: GameSeason<Player, Settings, State> = {
  takes: [
    { what: 'tokens', column: 'tokens' },
    { what: 'candidate', column: 'candidate' },
    { what: 'realm', column: 'mark', words: { Heaven: 'Heaven', Hell: 'Hell' } },
  ],
  guests: false,
  fits: ['between'],
  practice: ['between'],
  seasonChanges: ({ state, players }) => [
    ...players.map(({ name, tokens: took }): SeasonChange => ({
      player: name,
      tokens: tokensOf(state, name) - took,
      cause: 'Tokens of Life given or received as gifts.',
    })),
    ...candidateChange(state.candidate, 'Was the Candidate between matches.'),
    ...(state.opponent === null
      ? []
      : [
          {
            player: state.opponent.name,
            opponent: true,
            cause: `${state.opponent.drawn ? 'Drawn' : 'Named'} as ${state.candidate ?? 'the Candidate'}’s opponent.`,
          } as const,
        ]),
  ],
};

const publicHomeTabs: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Tokens', rows: { kind: 'table' } },
  { tab: 'Gifts', rows: { kind: 'table' } },
];

const homeParts = { public: publicHomeTabs };

const DAY_SECONDS = 24 * 3600;

export const between: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: BETWEEN_MATCHES_ID,
    title: 'Between matches',
    designers: ['the authors of Round Keeper'],
    origin: 'use in any season',
    accent: '#8a6500',
    blurb:
      'Between two matches of a season, players give away spare Tokens of Life and the Candidate names an opponent.',
    secrets:
      'every submission, including refused and replaced ones, and whether the Candidate left the opponent to chance',
    playerCount: '2 or more players',
    length: '1 or 2 gift stages, then the opponent is named',
    rulesVersion: 1,
  },
  timings: [
    { title: 'Gifts', stages: /^gifts-/, seconds: DAY_SECONDS, graceSeconds: 0, acceptsLate: true },
    { title: 'The opponent', stages: /^opponent$/, seconds: DAY_SECONDS, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEM_CODES,
  setUp,
  stages: [giftsStage, opponentStage],
  facts: (state) => ({ tokens: tokens(state) }),
  outcome: (state) =>
    finalPairing(state) === null
      ? null
      : {
          tokens: tokens(state),
          candidate: state.candidate,
          opponent: state.opponent?.name ?? null,
          drawn: state.opponent?.drawn ?? false,
        },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, has: playerPips },
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'The spare tokens of a player who leaves stay unused. Others can still give that player a token, and the Candidate can name them as the opponent. If the Candidate leaves, the opponent is drawn.',
    sense: 'The game still works without that player’s answers.',
  },
  season,
};

function tokens(state: State): JsonObject {
  return fromEntries(state.players.map(({ name }) => [name, tokensOf(state, name)]));
}
