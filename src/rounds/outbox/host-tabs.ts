// The tabs drawn in the host book. The first shows only public facts, because others may see the host's screen. The others
// are only for the host.
import { SEASON_ACCENT } from '../../games/frame/colours';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { findAsk } from '../../games/frame/submissions';
import { headings, STYLES, styled, type Rows, type Tab } from '../../games/frame/tabs';
import { playerContact } from '../contacts/contacts';
import { pageLink } from '../contacts/page-link';
import { findBook, personalLink } from '../record/game-files';
import { personPlaying } from '../session/match-holders';
import type { BetweenSession, GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { publicLinks } from './invitations';
import { hostSeasonTab } from './host-season-tab';
import { publicNowTab } from './now-tab';
import { currentEpisodeRows } from './season-tab';

export function hostTabs(session: GameSession): readonly Tab[] {
  const { match } = session;
  return [publicNowTab(session, HOST_HINTS), ...match.view('host'), ...tabsOutsideMatch(session)];
}

/** Tabs that can change while the match doesn't: links and, in a season, its table. */
export function tabsOutsideMatch(session: GameSession): readonly Tab[] {
  const { season } = session;
  return [...(season === undefined ? [] : [hostSeasonTab(session, season)]), linksTab(session)];
}

/** All players' links, a row each, ready for mail merge. */
function linksTab(session: PlayedGame & SessionContent): Tab {
  const { match, record, snapshot } = session;
  const { stage, roster } = match;
  const { book, rules } = publicLinks(session);
  return {
    title: FRAME_TITLES.links,
    rows: [
      headings('Name', 'E-mail', 'Page', 'Form', 'Book', 'Public book', 'Rules'),
      ...roster.map((player) => {
        const asked = stage === null ? undefined : findAsk(stage, player);
        const person = personPlaying(session, player);
        return [
          person.name,
          playerContact(snapshot, person.name, 'E-mail'),
          pageLink(snapshot, person),
          asked === undefined ? '' : personalLink(record, asked.form, person, player),
          findBook(record, person.id)?.url ?? '',
          book,
          rules,
        ];
      }),
    ],
    widths: [140, 180, 180, 180, 180, 180, 180],
  };
}

/** The tabs between two matches of a season. The first shows only public facts. */
export function betweenMatchTabs(session: BetweenSession): readonly Tab[] {
  const { season, people } = session;
  const rows = [
    [styled(season.standing.name, STYLES.title)],
    ...currentEpisodeRows(season, people),
    ...HOST_HINTS,
  ];
  return [
    { title: FRAME_TITLES.now, narrow: true, accent: SEASON_ACCENT, rows },
    hostSeasonTab(session, season),
  ];
}

const HOST_HINTS: Rows = [
  [''],
  ['To open the sidebar: Extensions › Round Keeper › Open Round Keeper.'],
  [
    'Stay on this tab while sharing your screen. The other tabs are secret. Never share this file with players.',
  ],
];
