// Tactical Picture Hunt behind the contract of a game.
import { noHostFacts, type Game } from '../contract';
import { recordOf, type Json } from '../json';
import { ok } from '../result';
import { stage } from './moves';
import { outcomeOf } from './outcome';
import { resolve } from './resolve';
import { rules } from './rules';
import { settingsField } from './settings';
import { rosterRow, sampleRoster, setUp } from './setup';
import { everyone, host, player } from './tabs';
import type { Standing, State, Types } from './types';
import { words } from './words';

export const tacticalPictureHunt: Game<Types> = {
  info: {
    id: 'tactical-picture-hunt',
    title: 'Tactical Picture Hunt',
    designers: ['elara'],
    origin: 'The Choice is Yours',
    blurb:
      'A duel of eyes and nerves: two axes make a region, and the attacker bets on how many of its tiles match the target.',
    playerCount: '2 players',
    length: '30 rounds of half a minute, and up to 30 challenges',
    liveTab: 'Board',
    rulesVersion: 1,
  },
  timings: [
    {
      title: 'A claim of a dimension',
      stages: /^period-\d+-(first|second)$/,
      seconds: 60,
      graceSeconds: 0,
      acceptsLate: true,
    },
    { title: 'A round', stages: /^round-\d+$/, seconds: 30, graceSeconds: 15, acceptsLate: true },
    {
      title: 'A challenge',
      stages: /^round-\d+-challenge$/,
      seconds: 20,
      graceSeconds: 0,
      acceptsLate: false,
    },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  setUp,
  stage,
  hostFacts: () => noHostFacts,
  begin: (state) => ok(state),
  resolve,
  facts: (state) => ({
    scores: counted(state, 'score'),
    caught: counted(state, 'caught'),
    survived: counted(state, 'survived'),
    dimensions: each(state, (name) => state.claims.get(name) ?? null),
  }),
  outcome: (state) =>
    state.phase.kind === 'over' ? { winner: outcomeOf(state).winner, scores: counted(state, 'score') } : null,
  open: ({ seats, wrongSquares, board }) => ({ seats, wrongSquares, board }),
  tabs: { host, everyone, player },
  words,
  rules,
};

function counted(state: State, what: keyof Standing): Json {
  return each(state, (name) => state.standings.get(name)?.[what] ?? 0);
}

function each(state: State, value: (name: string) => Json): Json {
  return recordOf(state.seats.players.map((name) => [name, value(name)]));
}
