// Soullinked behind the contract of a game.
import { noHostFacts, type Game } from '../contract';
import { last } from '../events';
import { recordOf } from '../json';
import { ok } from '../result';
import { stage } from './moves';
import { outcome } from './outcome';
import { resolve } from './resolve';
import { rules } from './rules';
import { rosterRow, sampleRoster, settingsField, setUp } from './setup';
import { everyone, host, player } from './tabs';
import { ROUNDS, type Types } from './types';
import { words } from './words';

export const soullinked: Game<Types> = {
  info: {
    id: 'soullinked',
    title: 'Soullinked',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    blurb:
      'Two soulmates, two realms: claim the corners of the rectangle between you, unseen by the other pairs.',
    playerCount: '8 players in 4 pairs (any even number from 4)',
    length: '5 rounds',
    rulesVersion: 1,
  },
  timings: [{ title: 'A round', stages: /^round-/, seconds: 24 * 3600, graceSeconds: 0, acceptsLate: true }],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  setUp,
  stage,
  hostFacts: () => noHostFacts,
  begin: (state) => ok(state),
  resolve,
  facts: (state) => {
    const latest = last(state.rounds)?.scores;
    const each = <T>(value: (name: string) => T): { readonly [name: string]: T } =>
      recordOf(state.players.map(({ name }) => [name, value(name)]));
    return {
      boards: state.boards,
      points: each((name) => latest?.get(name)?.points ?? 0),
      scores: each((name) => latest?.get(name)?.total ?? 0),
      cards: each((name) => state.cards.get(name) ?? []),
    };
  },
  outcome: (state) => {
    if (state.rounds.length < ROUNDS) return null;
    const { losers, winners } = outcome(state);
    return { losers, winners, candidate: losers.hell, curse: losers.heaven };
  },
  open: (state) => ({ players: state.players, settings: state.settings, boards: state.startingBoards }),
  tabs: { host, everyone, player },
  words,
  rules,
};
