// Lone Number behind the contract of a game.
import type { Game } from '../../src/games/contract';
import { recordOf } from '../../src/games/json';
import { scoreOf, winnerOf } from './resolve';
import { rules } from './rules-page';
import { rosterRow, settingsField, setUp } from './setup';
import { round } from './stages/round';
import { hostTabs, playerTabs, publicTabs } from './tabs';
import { text } from './text';
import type { Event, Open, Player, Settings, State } from './types';

interface Types {
  readonly player: Player;
  readonly settings: Settings;
  readonly state: State;
  readonly event: Event;
  readonly open: Open;
}

export const loneNumber: Game<Types> = {
  info: {
    id: 'lone-number',
    title: 'Lone Number',
    designers: ['the authors of Round Keeper'],
    origin: 'docs/adding-a-game.md',
    blurb: 'Name a low number that nobody else names.',
    playerCount: '3 players or more',
    length: '3 rounds',
    rulesVersion: 1,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: 3600, graceSeconds: 0, acceptsLate: true }],
  rosterRow,
  settings: settingsField,
  sampleRoster: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Chen' }, { name: 'Dora' }],
  sampleSettings: {},
  problems: ['too-few-players'],
  setUp,
  stages: [round],
  facts: (state) => ({ scores: scores(state) }),
  outcome: (state) =>
    state.played.length < state.rounds ? null : { winner: winnerOf(state), scores: scores(state) },
  views: { host: hostTabs, public: publicTabs, player: playerTabs },
  text,
  rules,
};

function scores(state: State): { readonly [player: string]: number } {
  return recordOf(state.players.map((name) => [name, scoreOf(state, name)]));
}
