// What the first tab, Now, shows in Pokémon Snap, and the pictures to post: for everyone the result or the standings,
// for a player their own latest numbers.
import type { PaneParts, HomePart } from '../../frame/home';
import { STATS } from '../types';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played', offPage: true },
];

const player: readonly HomePart[] = [
  { tab: 'Your result', rows: { kind: 'facts' }, offPage: true },
  { tab: 'Your stats', rows: { kind: 'latest-line' }, offPage: true },
  {
    tab: 'Your changes',
    rows: { kind: 'latest-stage', columns: ['When', 'Change', 'Why'] },
    offPage: true,
  },
  {
    tab: 'Your photos',
    rows: { kind: 'latest-stage', columns: ['Exhibit', 'Pokémon', 'Worth in the exhibit', 'You may talk'] },
    offPage: true,
  },
];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Pokémon', 'AP'] } },
  { tab: 'Priority', rows: { kind: 'table' }, when: 'played' },
];

/** The attributes are shown here without the reasons for their changes, which are long; the page has those. */
const panes: PaneParts = {
  public: [[{ tab: 'Result', rows: { kind: 'table' } }], [{ tab: 'Game', rows: { kind: 'table' } }]],
  player: [
    [
      { tab: 'Your attributes', rows: { kind: 'table', columns: ['Attribute', 'Now', '', 'Change'] } },
      { tab: 'Your exhibits', rows: { kind: 'table' } },
      { tab: 'Your photos', rows: { kind: 'table', columns: ['Day', 'Pokémon', ...STATS] } },
      { tab: 'Result', rows: { kind: 'table' } },
      { tab: 'Your stats', rows: { kind: 'charts', columns: ['After', ...STATS] } },
    ],
  ],
};

export const home = { public: everyone, player, picture, panes };
