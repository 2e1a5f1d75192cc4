// What the home pages of Tactical Picture Hunt repeat: the result or the standings for everyone, a player's own latest numbers.
import type { HomePart } from '../../home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Score', rows: { kind: 'table', columns: ['Player', 'Score'] } },
];

const player: readonly HomePart[] = [{ tab: 'Your game', rows: { kind: 'latest-line' } }];

export const home = { public: everyone, player };
