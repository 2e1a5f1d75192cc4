// Wanted Sharpshooters behind the contract of a game.
import type { Game } from '../contract';
import { recordOf } from '../json';
import { living } from './board';
import { begin, hostFacts } from './host';
import { stage } from './moves';
import { outcome } from './outcome';
import { resolve } from './resolve';
import { rules } from './rules';
import { rosterRow, sampleRoster, settingsField, setUp } from './setup';
import { everyone, host, player } from './tabs';
import type { Seat, Types } from './types';
import { words } from './words';

const HOUR = 3600;

export const wantedSharpshooters: Game<Types> = {
  info: {
    id: 'wanted-sharpshooters',
    title: 'Wanted Sharpshooters',
    designers: ['chaotic_iak'],
    origin: 'Blooming Genius: The Elder Tree',
    blurb: 'Shoot, duck, buy or claim: strike the last blow against your two secret targets, and stay alive.',
    playerCount: '9 players (any number from 5)',
    length: 'Up to 10 rounds, then a vote',
    rulesVersion: 1,
  },
  timings: [
    { title: 'Round 1', stages: /^round-1$/, seconds: 48 * HOUR, graceSeconds: 0, acceptsLate: true },
    { title: 'A later round', stages: /^round-/, seconds: 24 * HOUR, graceSeconds: 0, acceptsLate: true },
    {
      title: 'Vote and gift',
      stages: /^(vote|gift)$/,
      seconds: 24 * HOUR,
      graceSeconds: 0,
      acceptsLate: true,
    },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings: {},
  setUp,
  stage,
  hostFacts,
  begin,
  resolve: (state, orders, _, chance) => resolve(state, orders, chance),
  facts: (state) => {
    const { players, seats, storage, market, damage, kills } = state;
    const each = <T>(value: (seat: Seat) => T): { readonly [name: string]: T } =>
      recordOf([...seats].map(([name, seat]) => [name, value(seat)]));
    return {
      lives: each((seat) => seat.lives),
      bullets: each((seat) => seat.bullets),
      garnets: each((seat) => seat.garnets),
      bellflowers: each((seat) => seat.bellflowers),
      items: each((seat) => seat.items),
      alive: living({ players, seats }),
      storage: recordOf(storage),
      market: recordOf(market),
      damage: recordOf(damage),
      kills: recordOf(kills),
    };
  },
  outcome,
  open: (state) => state.open,
  tabs: { host, everyone, player },
  words,
  rules,
};
