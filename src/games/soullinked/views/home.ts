// What the home pages of Soullinked repeat: the result or the standings for everyone, a player's own latest numbers.
import type { HomePart } from '../../home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
];

const player: readonly HomePart[] = [{ tab: 'Your rounds', rows: { kind: 'latest-line' } }];

export const home = { public: everyone, player };
