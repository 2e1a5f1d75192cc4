// Lone Number as a game for the catalogue: its authors, how long its stages last, and their order.
import type { Game, TypesOf } from '../../src/games/frame/contract';
import { fromEntries } from '../../src/games/frame/json';
import type { Event } from './events';
import { isOver, scoreOf, winnerOf } from './outcome';
import { goal, rules } from './rules-page';
import { season } from './season';
import { rosterRow, sampleRoster, settingsField } from './settings';
import { setUp } from './setup';
import { prizeStage } from './stages/prize';
import { roundStage } from './stages/round';
import { eventLines } from './account';
import { PROBLEM_CODES, ROUNDS, type OpenFacts, type Player, type Settings, type State } from './types';
import { home } from './views/home';
import { hostTabs } from './views/host';
import { playerTabs } from './views/player';
import { publicTabs } from './views/public';

export const loneNumber: Game<TypesOf<Player, Settings, State, Event, OpenFacts>> = {
  info: {
    id: 'lone-number',
    title: 'Lone Number',
    designers: ['the authors of Round Keeper'],
    origin: 'docs/adding-a-game.md',
    accent: '#178282',
    blurb: 'Name a low number that nobody else names.',
    secrets: 'who named which number',
    playerCount: '3 players or more',
    length: `${ROUNDS.usual} rounds and a prize`,
    rulesVersion: 1,
  },
  timings: [
    { title: 'A round', stages: /^round-/, seconds: 3600, graceSeconds: 0, acceptsLate: true },
    { title: 'The prize', stages: /^prize$/, seconds: 3600, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  problems: PROBLEM_CODES,
  setUp,
  stages: [roundStage, prizeStage],
  facts: (state) => ({ scores: scores(state), prize: state.prize }),
  outcome: (state) =>
    isOver(state) ? { winner: winnerOf(state), scores: scores(state), receiver: state.receiver } : null,
  views: { host: hostTabs, public: publicTabs, player: playerTabs, home },
  lines: eventLines,
  goal,
  rules,
  givenUp: {
    seat: 'They name no number and win no round.',
    sense: 'The game still works while two players or more name numbers.',
  },
  season,
};

function scores(state: State): { readonly [player: string]: number } {
  return fromEntries(state.players.map((name) => [name, scoreOf(state, name)]));
}
