// The part of the rules page that says that stages go on earlier once everyone is in (ALL-15): a result that comes early
// tells that, so players must know that it can.
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { LOOKS, styled, type Tab } from '../../games/frame/tabs';
import { count } from '../../games/frame/wording';
import type { Kept, Play } from '../session/game-session';

/** A tab of the game; the rules page with that part where the host has chosen so. */
export function withEarlyRule({ match, record }: Pick<Play & Kept, 'match' | 'record'>, tab: Tab): Tab {
  if (tab.title !== FRAME_TITLES.rules || record.early === undefined || match.info.live === true) return tab;
  const text = `In this match a stage that asks four players or more, those who have left not counted, goes on before its deadline once everyone who is asked has sent something that counts: ${count(record.early.waitMinutes, 'minute')} after that at the earliest, at a moment by chance that nobody is told before. So a result that comes early says that everyone was in, and one that does not says nothing of anybody. To send something else in that time is possible as ever, and does not begin the wait anew.`;
  return { ...tab, rows: [...tab.rows, [styled('Going on earlier', LOOKS.heading)], [text]] };
}
