// What the first tab, Now, shows in The Black Garnet, and the pictures to post: for everyone the result or the
// standings, for a player their own latest numbers.
import type { PaneParts, HomePart } from '../../frame/home';

const everyone: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Standings', rows: { kind: 'latest-line' } },
  // Not on the page: it has the attempts left in each category already.
  { tab: 'Black Missions', rows: { kind: 'table' }, when: 'played', offPage: true },
  { tab: 'Primaries', rows: { kind: 'table' }, when: 'played' },
];

const player: readonly HomePart[] = [
  { tab: 'You', rows: { kind: 'facts' }, when: 'played' },
  { tab: 'Why', rows: { kind: 'latest-stage' } },
];

const picture: readonly HomePart[] = [
  { tab: 'Result', rows: { kind: 'facts' } },
  { tab: 'Result', rows: { kind: 'table' } },
  { tab: 'Standings', rows: { kind: 'latest-line' } },
  { tab: 'Black Missions', rows: { kind: 'table' }, when: 'played' },
  { tab: 'Primaries', rows: { kind: 'table' }, when: 'played' },
];

const panes: PaneParts = {
  public: [
    [{ tab: 'Standings', rows: { kind: 'charts' } }],
    [{ tab: 'Black Missions', rows: { kind: 'table' }, when: 'over' }],
    [{ tab: 'Primaries', rows: { kind: 'table' }, when: 'over' }],
  ],
  player: [
    [
      { tab: 'Your duel types', rows: { kind: 'whole' } },
      { tab: 'Your duels', rows: { kind: 'table' } },
      { tab: 'Your rounds', rows: { kind: 'charts' } },
    ],
  ],
};

export const home = { public: everyone, player, picture, panes };
