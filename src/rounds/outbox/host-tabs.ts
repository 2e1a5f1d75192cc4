// The drawn tabs of the host book: a harmless one in front, which may be seen by whoever sees the host's screen, and
// behind it those that only the host may see.
import type { Match } from '../../games/frame/match';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { askOf } from '../../games/frame/submissions';
import { headings, LOOKS, styled, type Rows, type Tab } from '../../games/frame/tabs';
import { contactOf } from '../contacts/contacts';
import { pageLink } from '../contacts/page-link';
import { findBook, personalLink } from '../record/game-files';
import { playerOf } from '../session/who-played';
import type { BetweenSession, Kept, Play } from '../session/game-session';
import { publicLinks } from './invitations';

export function hostTabs(session: Play & Kept): readonly Tab[] {
  const { match } = session;
  return [frontTab(match), ...match.view('host'), linksTab(session)];
}

/** Makes the tab with everyone's links, a player a row, as mail merges need it. */
export function linksTab(session: Play & Kept): Tab {
  const { match, record, snapshot } = session;
  const { stage, roster } = match;
  const { book, rules } = publicLinks(session);
  return {
    title: FRAME_TITLES.links,
    rows: [
      headings('Name', 'E-mail', 'Page', 'Form', 'Book', 'Public book', 'Rules'),
      ...roster.map((player) => {
        const asked = stage === null ? undefined : askOf(stage, player);
        const person = playerOf(session, player);
        return [
          person.name,
          contactOf(snapshot, person.name, 'E-mail'),
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

/** Makes the one tab between two matches of a season, which is harmless too, since the host may share the screen. */
export function betweenTab({ season }: Pick<BetweenSession, 'season'>): Tab {
  return harmlessTab(season.standing.name, [['Match', 'No match is being played now']]);
}

/**
 * Makes the front tab, of common knowledge alone. The deadline may change while no tab is drawn, so only the sidebar
 * shows it.
 */
function frontTab({ info, stage }: Match): Tab {
  return harmlessTab(info.title, [['Stage', stage === null ? 'The game is over' : stage.title]]);
}

function harmlessTab(title: string, now: Rows): Tab {
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(title, LOOKS.title)],
      ...now,
      ['Go on', 'Choose Extensions › Round Keeper › Open Round Keeper.'],
      [
        'Secret',
        'All other tabs of this book hold secrets of the game. Keep to this one while others see your screen, and share the book with nobody who plays.',
      ],
      [
        'Responses',
        'The tabs into which forms write are hidden: they show keys and answers. They are needed; do not delete them.',
      ],
    ],
  };
}
