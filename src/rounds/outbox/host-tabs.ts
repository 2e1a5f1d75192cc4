// The drawn tabs of the host book: a harmless one in front, which may be seen by whoever sees the host's screen, and
// behind it those that only the host may see.
import type { Match } from '../../games/frame/match';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { LOOKS, styled, type Tab } from '../../games/frame/tabs';

export function hostTabs(match: Match): readonly Tab[] {
  return [frontTab(match), ...match.view('host')];
}

/** Nothing but common knowledge. The deadline changes while no tab is drawn: the sidebar shows it. */
function frontTab({ info, stage }: Match): Tab {
  return {
    title: FRAME_TITLES.now,
    rows: [
      [styled(info.title, LOOKS.title)],
      ['Stage', stage === null ? 'The game is over' : stage.title],
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
