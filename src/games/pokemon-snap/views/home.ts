// The home pages of Pokémon Snap and the pictures to post: the result or the standings for everyone, a player's own
// latest numbers.
import type { HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played' },
];

const player: readonly HomePart[] = [
  { tab: 'Your result', rows: { kind: 'facts' } },
  { tab: 'Your stats', rows: { kind: 'latest-line' } },
  { tab: 'Your changes', rows: { kind: 'latest-stage', columns: ['When', 'Change', 'Why'] } },
  {
    tab: 'Your photos',
    rows: { kind: 'latest-stage', columns: ['Exhibit', 'Pokémon', 'Worth in the exhibit', 'You may talk'] },
  },
];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played' },
];

export const home = { public: everyone, player, picture };
