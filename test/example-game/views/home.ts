// The home pages of Lone Number: the result for everyone, a player's own latest round.
import type { HomePart } from '../../../src/games/frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Rounds', rows: { kind: 'latest-line' }, when: 'played' },
];

const player: readonly HomePart[] = [{ tab: 'Your rounds', rows: { kind: 'latest-line' } }];

export const home = { public: everyone, player };
