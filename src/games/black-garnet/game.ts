// The Black Garnet as a game: its info, timings, stages, and naming the Candidate.
import { pickAnswer } from '../frame/chance';
import type { Game, Timing, TypesOf } from '../frame/contract';
import { fromEntries, type Json } from '../frame/json';
import { eventLines, undoneSaleText } from './account';
import { playerScore } from './duels';
import type { Event } from './events';
import {
  BLACK_GARNETS_TO_WIN,
  candidateChooser,
  publicEnding,
  defaultCandidate,
  playersWithoutToken,
} from './outcome';
import { goal, rules } from './rules-page';
import {
  rosterRow,
  sampleRoster,
  sampleSettings,
  settingsField,
  duelTitle,
  SECOND_ABILITIES_TITLE,
} from './settings';
import { PLAYER_COUNTS, setUp } from './setup';
import { distributionStage } from './stages/distribution';
import { powersStage } from './stages/powers';
import { roundStage } from './stages/round';
import {
  PROBLEM_CODES,
  type OpenFacts,
  type Player,
  type Score,
  type Settings,
  type State,
  type Candidacy,
  type ChosenPlayer,
} from './types';
import { hostTabs } from './views/host';
import { playerPips, page } from './views/page';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';
import { atEnd, candidateChange, purseChange, tokenChanges, type GameSeason } from '../frame/season';
import { PRICE_RULES } from './purchases';
import type { HomePanes, HomePart } from '../frame/home';
import { defineAsk } from '../frame/ask';
import { ensure, mustGet } from '../frame/result';
import { choice, object, toOptions } from '../frame/fields';
import { defineStage, type Resolution, type Stage } from '../frame/stage';

/** The stage in which a winner names the Candidate; null unless the round has left that open. */
function candidateStage(state: State): Stage<State, Event> | null {
  const { outcome, candidacy } = state;
  if (outcome === null || candidacy !== null) return null;
  const chooser = ensure(candidateChooser(state, outcome), 'Without a chooser, the round decides this.');
  const eligible = playersWithoutToken(state, outcome);
  return defineStage({
    name: 'candidate',
    title: 'Candidate',
    others: 'to name the Elimination Candidate from the players without a Token of Life',
    asks: {
      naming: defineAsk<ChosenPlayer>({
        form: 'candidate',
        title: 'The Candidate',
        ifMissing:
          'The player with the fewest black garnets among those without a token becomes the Candidate.',
        help: 'Name the Elimination Candidate.',
        players: [chooser],
        move: object({ player: choice({ title: 'Player', options: toOptions(eligible) }) }),
        sample: (_player, chance) => pickAnswer(chance, 'player', eligible),
      }),
    },
    resolve: ({ naming }, chance): Resolution<State, Event> => {
      const named = naming.get(chooser)?.player;
      const decided: Candidacy =
        named === undefined
          ? defaultCandidate(state, outcome, chance)
          : { candidate: named, by: 'winner', abilityDecided: false };
      return {
        state: { ...state, candidacy: decided },
        events: [{ kind: 'game-ended', to: 'everyone', ending: publicEnding(outcome, decided) }],
      };
    },
  });
}

const publicHomeParts: readonly HomePart[] = [
  // Left out of players' pages and books, because the player's own part shows the result.
  { tab: 'Result', rows: { kind: 'facts' }, offPage: true },
  { tab: 'Standings', rows: { kind: 'latest-line' } },
  { tab: 'Black Missions', rows: { kind: 'whole' }, when: 'played' },
  { tab: 'Primaries', rows: { kind: 'table' }, when: 'played' },
];

const standingsHomeParts: readonly HomePart[] = [{ tab: 'Standings', rows: { kind: 'latest-line' } }];

const panes: HomePanes = {
  public: [
    [{ tab: 'Standings', rows: { kind: 'charts' } }],
    [{ tab: 'Black Missions', rows: { kind: 'table' }, when: 'over' }],
    [{ tab: 'Primaries', rows: { kind: 'table' }, when: 'over' }],
  ],
  player: [
    [
      { tab: 'Your duel types', rows: { kind: 'whole' } },
      { tab: 'Your duels', rows: { kind: 'table' } },
      { tab: 'Your rounds', rows: { kind: 'charts' } },
    ],
  ],
};

const homeParts = { public: publicHomeParts, leads: standingsHomeParts, panes };

const season: GameSeason<Player, Settings, State> = {
  takes: [{ what: 'purse', column: 'garnets', currency: 'garnets' }],
  guests: true,
  fits: ['main', 'extra'],
  practice: ['main'],
  decided: [
    ...[SECOND_ABILITIES_TITLE, ...Object.values(PRICE_RULES).map(({ title }) => title)].map(
      (title) => ({ title, by: 'main' }) as const,
    ),
    { title: duelTitle('F'), by: 'death' },
  ],
  winners: ({ state }) => atEnd(state.outcome).winners,
  seasonChanges: ({ state, players }) => {
    const outcome = atEnd(state.outcome);
    const candidacy = atEnd(state.candidacy);
    return [
      ...players.flatMap(({ name, garnets: took }) => {
        const left = playerScore(state, name).season;
        return [
          purseChange(name, 'garnets', { left, earned: mustGet(outcome.earned, name), took }),
          ...tokenChanges(name, outcome.tokens.get(name) ?? 0),
        ];
      }),
      ...candidateChange(candidacy.candidate, 'Became the Elimination Candidate in The Black Garnet.'),
    ];
  },
};

const dayTiming = (title: string, stages: RegExp): Timing => ({
  title,
  stages,
  seconds: 24 * 3600,
  graceSeconds: 0,
  acceptsLate: true,
});

export const blackGarnet: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'black-garnet',
    title: 'The Black Garnet',
    designers: ['elara'],
    origin: 'The Choice is Yours',
    accent: '#dc286a',
    blurb:
      'Secretly spread points across your talents, then duel for black garnets without knowing what each duel tests or who challenges you.',
    secrets:
      'who challenged whom and who won, what all duel types test (including F), and everyone’s distribution, power, boosts, purchases, garnets and black garnets',
    playerCount: `${PLAYER_COUNTS.usual} players (at least ${PLAYER_COUNTS.least})`,
    length: `Until somebody succeeds in a Black Mission or has ${BLACK_GARNETS_TO_WIN} black garnets`,
    rulesVersion: 1,
  },
  timings: [
    dayTiming('Distribution', /^distribution$/),
    dayTiming('Powers', /^powers$/),
    dayTiming('A round', /^round-/),
    dayTiming('Naming the Candidate', /^candidate$/),
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings,
  problems: PROBLEM_CODES,
  setUp,
  stages: [distributionStage, powersStage, roundStage, candidateStage],
  facts: (state) => {
    const each = (value: (score: Score) => Json): { readonly [name: string]: Json } =>
      fromEntries(state.players.map((name) => [name, value(playerScore(state, name))]));
    return {
      garnets: each(({ black }) => black),
      won: each(({ won }) => won),
      lost: each(({ lost }) => lost),
      lostTypes: each(({ lostTypes }) => lostTypes),
      season: each(({ season }) => season),
      attempts: state.attempts,
    };
  },
  outcome: ({ outcome, candidacy }) =>
    outcome === null || candidacy === null
      ? null
      : {
          winners: outcome.winners,
          tokens: fromEntries(outcome.tokens),
          candidate: candidacy.candidate,
          earned: fromEntries(outcome.earned),
        },
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home: homeParts, page, has: playerPips },
  lines: eventLines,
  takenBack: undoneSaleText,
  goal,
  rules,
  givenUp: {
    seat: 'A player who leaves doesn’t challenge anyone, buy anything or use their power. If that player hasn’t sent a distribution, they have 4 points in each stat and no primary. Others can still challenge that player, who can become the Candidate but doesn’t name one.',
    sense:
      'The game still works with a few empty seats. If every seat is empty and the number of rounds isn’t limited, the host must end the game.',
  },
  season,
};
