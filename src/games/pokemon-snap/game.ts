// Pokémon Snap behind the contract of a game.
import { noHostFacts, type Game } from '../contract';
import { ok } from '../result';
import { facts, outcome } from './facts';
import { stage } from './moves';
import { resolve } from './resolve';
import { rules } from './rules';
import { rosterRow, sampleRoster, sampleSettings, settingsField, setUp } from './setup';
import { everyone, host, player } from './tabs';
import type { Types } from './types';
import { words } from './words';

const HOUR = 3600;

export const pokemonSnap: Game<Types> = {
  info: {
    id: 'pokemon-snap',
    title: 'Pokémon Snap',
    designers: ['e_is_cool', 'elara'],
    origin: 'The Genius: Heaven and Hell',
    blurb:
      'Pokémon train in secret and enter contests, while two photographers race for the best pictures of them.',
    playerCount: '2 photographers and 6 Pokémon (or more Pokémon)',
    length: '5 days and an ascension',
    rulesVersion: 1,
  },
  timings: [
    { title: 'Day 1', stages: /^day-1$/, seconds: 48 * HOUR, graceSeconds: 0, acceptsLate: true },
    { title: 'Days 2 to 5', stages: /^day-/, seconds: 24 * HOUR, graceSeconds: 0, acceptsLate: true },
    { title: 'Ascension', stages: /^ascension$/, seconds: 24 * HOUR, graceSeconds: 0, acceptsLate: true },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings,
  setUp,
  stage,
  hostFacts: () => noHostFacts,
  begin: (state) => ok(state),
  resolve: (state, orders, _host, chance) => resolve(state, orders, chance),
  facts,
  outcome,
  open: ({ players, firstPriority }) => ({ players, firstPriority }),
  tabs: { host, everyone, player },
  words,
  rules,
};
