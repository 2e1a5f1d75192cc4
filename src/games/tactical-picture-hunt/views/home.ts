// What the first tab, Now, shows in Tactical Picture Hunt, and the pictures to post: for everyone the result or the
// standings, for a player their own latest numbers.
import type { PaneParts, HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' }, offPage: true },
  { tab: 'Score', rows: { kind: 'table', columns: ['Player', 'Score'] }, offPage: true },
];

const player: readonly HomePart[] = [{ tab: 'Your game', rows: { kind: 'latest-line' }, offPage: true }];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Score', rows: { kind: 'table', columns: ['Player', 'Score'] }, when: 'played' },
  {
    tab: 'Rounds',
    rows: { kind: 'latest-line', columns: ['Stage', 'Target', 'Region', 'What happened'] },
    when: 'played',
  },
  { tab: 'Board', rows: { kind: 'board' } },
];

/** The round as everyone sees it; the page has the player's own part in it. */
const table: PaneParts['public'] = [
  [{ tab: 'Board', rows: { kind: 'whole' } }],
  [{ tab: 'Score', rows: { kind: 'charts' } }],
];

const panes: PaneParts = { public: table, player: table };

export const home = { public: everyone, player, picture, panes };
