// Lone Number behind the contract of a game.
import { noHostFacts, type Game } from '../../src/games/contract';
import { recordOf } from '../../src/games/json';
import { ok } from '../../src/games/result';
import { stage } from './moves';
import { resolve, scoreOf, winnerOf } from './resolve';
import { rules } from './rules';
import { rosterRow, settingsField, setUp } from './setup';
import { everyone, host, player } from './tabs';
import type { State, Types } from './types';
import { words } from './words';

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
  setUp,
  stage,
  hostFacts: () => noHostFacts,
  begin: (state) => ok(state),
  resolve,
  facts: (state) => ({ scores: scores(state) }),
  outcome: (state) =>
    state.played.length < state.rounds ? null : { winner: winnerOf(state), scores: scores(state) },
  open: ({ players, rounds }) => ({ players, rounds }),
  tabs: { host, everyone, player },
  words,
  rules,
};

function scores(state: State): { readonly [player: string]: number } {
  return recordOf(state.players.map((name) => [name, scoreOf(state, name)]));
}
