// The tabs of Pokémon Snap for everyone (PS-18): who has priority, the results after day 5, and how the game ended.
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestOf, type Log } from '../../frame/events';
import { headings, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';
import { byPriority } from '../exhibits';
import { NOT_CHOSEN } from '../text';
import { DAYS, type Open } from '../types';
import { resultTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  { title: 'Priority', content: priority },
  {
    title: 'Result',
    content: ({ labels }, log) => {
      const results = latestOf(log, 'results')?.results;
      const outcome = latestOf(log, 'game-ended')?.outcome ?? null;
      return results === undefined ? null : resultTable(labels, results, outcome);
    },
  },
];

function priority({ photographers }: Open, log: Log<Event>): TabContent {
  const firstPriority = latestOf(log, 'priority-chosen')?.photographer;
  const resolved = eventsOf(log, 'day-resolved').length;
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  const holder = (day: number): string =>
    firstPriority === undefined
      ? NOT_CHOSEN
      : (byPriority({ photographers, firstPriority }, day)[0] ?? NOT_CHOSEN);
  return {
    rows: [
      headings('Day', 'Priority', 'So far'),
      ...days.map((day) => [`Day ${day}`, holder(day), day <= resolved ? 'resolved' : '']),
    ],
  };
}
