// The Black Garnet behind the contract of a game.
import type { Game } from '../contract';
import { recordOf, type Json } from '../json';
import { ok } from '../result';
import { beginRound, hostFacts } from './missions';
import { resolve, stage } from './moves';
import { player } from './own-tabs';
import { standingOf } from './players';
import { rules } from './rules';
import { rosterRow, sampleRoster, sampleSettings, settingsField, setUp } from './setup';
import { everyone, host } from './tabs';
import type { Types } from './events';
import type { Standing } from './types';
import { words } from './words';

const DAY = 24 * 3600;

export const blackGarnet: Game<Types> = {
  info: {
    id: 'black-garnet',
    title: 'The Black Garnet',
    designers: ['elara'],
    origin: 'The Choice is Yours',
    blurb:
      'Spread your talents in secret, then duel for black garnets without knowing what each duel tests or who challenges you.',
    playerCount: '10 players (any number from 3)',
    length:
      'Until somebody succeeds in a Black Mission or has 20 black garnets; the host can set a last round',
    rulesVersion: 1,
  },
  timings: [
    {
      title: 'Distribution',
      stages: /^distribution$/,
      seconds: DAY,
      graceSeconds: 0,
      acceptsLate: true,
    },
    { title: 'Powers', stages: /^powers$/, seconds: DAY, graceSeconds: 0, acceptsLate: true },
    { title: 'A round', stages: /^round-/, seconds: DAY, graceSeconds: 0, acceptsLate: true },
    {
      title: 'Naming the Candidate',
      stages: /^candidate$/,
      seconds: DAY,
      graceSeconds: 0,
      acceptsLate: true,
    },
  ],
  rosterRow,
  settings: settingsField,
  sampleRoster,
  sampleSettings,
  setUp,
  stage,
  hostFacts,
  begin: (state, facts) => ok(state.phase.kind === 'round' ? beginRound(state, facts.missions ?? []) : state),
  resolve,
  facts: (state) => {
    const each = (value: (standing: Standing) => Json): { readonly [name: string]: Json } =>
      recordOf(state.players.map((name) => [name, value(standingOf(state, name))]));
    return {
      garnets: each(({ black }) => black),
      won: each(({ won }) => won),
      lost: each(({ lost }) => lost),
      lostTypes: each(({ lostTypes }) => lostTypes),
      season: each(({ season }) => season),
      attempts: state.attempts,
    };
  },
  outcome: (state) => {
    if (state.phase.kind !== 'over') return null;
    const { verdict, naming } = state.phase;
    return {
      winners: verdict.winners,
      tokens: recordOf(verdict.tokens),
      candidate: naming.candidate,
      earned: recordOf(verdict.earned),
    };
  },
  open: ({ players, settings }) => ({ players, settings }),
  tabs: { host, everyone, player },
  words,
  rules,
};
