// What the first tab, Now, shows in Soullinked, and the pictures to post: for everyone the result or the standings, for
// a player their own latest numbers.
import type { PaneParts, HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  // The pairs with their realms. Not on the page: it names the player's own partner already.
  { tab: 'Game', rows: { kind: 'table' }, when: 'played', offPage: true },
];

/** A player's page already has all their rounds. */
const player: readonly HomePart[] = [{ tab: 'Your rounds', rows: { kind: 'latest-line' }, offPage: true }];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Starting boards', rows: { kind: 'board' }, when: 'played' },
  { tab: 'Boards now', rows: { kind: 'board' }, when: 'played' },
];

const panes: PaneParts = {
  public: [
    [{ tab: 'Starting boards', rows: { kind: 'whole' } }],
    [{ tab: 'Boards now', rows: { kind: 'board' } }],
    [{ tab: 'Game', rows: { kind: 'table' }, when: 'over' }],
  ],
  // A wide screen has no room for the whole table: it shows the player's last cell and all their cards beside the
  // board.
  player: [
    [
      { tab: 'Your board', rows: { kind: 'whole' } },
      { tab: 'Boards now', rows: { kind: 'board' } },
    ],
    [
      {
        tab: 'Your rounds',
        rows: {
          kind: 'charts',
          columns: ['Round', 'Your points', 'Your total', "Partner's total"],
        },
      },
    ],
  ],
};

export const home = { public: everyone, player, picture, panes };
