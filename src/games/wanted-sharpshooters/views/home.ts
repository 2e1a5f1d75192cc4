// What the first tab, Now, shows in Wanted Sharpshooters, and the pictures to post: for everyone the result or the
// standings, for a player their own latest numbers.
import type { PaneParts, HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Player', 'Objectives', 'Result', 'Tokens of Life'] } },
  {
    tab: 'Board',
    rows: { kind: 'table', columns: ['Player', 'Status', 'Lives', 'Bullets'] },
    when: 'played',
  },
  { tab: 'Rounds', rows: { kind: 'latest-stage', columns: ['Player', 'Did', 'Hit by', 'Lives'] } },
];

const player: readonly HomePart[] = [{ tab: 'Your targets', rows: { kind: 'table' } }];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table', columns: ['Player', 'Objectives', 'Result', 'Tokens of Life'] } },
  {
    tab: 'Rounds',
    rows: { kind: 'latest-stage', columns: ['Player', 'Did', 'Hit by', 'Lives'] },
    when: 'played',
  },
  {
    tab: 'Board',
    rows: { kind: 'table', columns: ['Player', 'Status', 'Lives', '', 'Bullets', 'Meadow'] },
    when: 'played',
  },
];

/**
 * Board, meadows and market stand together, since players look at all of them to choose a target, a meadow or an item.
 */
const table: PaneParts['public'] = [
  [
    { tab: 'Result', rows: { kind: 'table' } },
    { tab: 'Board', rows: { kind: 'table' } },
    { tab: 'Meadows', rows: { kind: 'whole' }, when: 'played' },
    {
      tab: 'Market',
      rows: { kind: 'table', columns: ['Item', 'Price', 'Left', 'Copies', 'In short'] },
      when: 'played',
    },
  ],
];

const panes: PaneParts = { public: table, player: table };

export const home = { public: everyone, player, picture, panes };
