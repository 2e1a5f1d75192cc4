// The home page of Lone Number: everyone's scores, and the latest round.
import type { HomePart } from '../../../src/games/frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Rounds', rows: { kind: 'latest-line' }, when: 'played' },
];

export const home = { public: everyone };
