// What the first tab, Now, shows in a match of the host's own, and the pictures to post: for everyone the result, the
// latest announcement and the scores, for a player their own standing.
import type { PaneParts, HomePart } from '../../frame/home';
import { DRAWN_TAB, TOLD_TAB } from './player';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  // Not on the page: it shows the announcement among what happened.
  { tab: 'Announcements', rows: { kind: 'latest-line' }, offPage: true },
  { tab: 'Scores', rows: { kind: 'table' }, offPage: true },
];

const player: readonly HomePart[] = [
  { tab: 'Your match', rows: { kind: 'facts' } },
  { tab: TOLD_TAB, rows: { kind: 'latest-line' } },
  { tab: DRAWN_TAB, rows: { kind: 'table' } },
];

const panes: PaneParts = {
  public: [
    [{ tab: 'Scores', rows: { kind: 'charts' } }],
    [
      { tab: 'Announcements', rows: { kind: 'table' } },
      { tab: 'Curves', rows: { kind: 'charts' } },
    ],
  ],
  player: [
    [
      { tab: 'Your scores', rows: { kind: 'table' } },
      { tab: 'Your curves', rows: { kind: 'charts' } },
    ],
    [
      { tab: TOLD_TAB, rows: { kind: 'table' } },
      { tab: 'Scores', rows: { kind: 'charts' } },
    ],
  ],
};

export const home = { public: everyone, player, panes };
