// What everyone reads of Pokémon Snap (PS-18): who has priority, the results after day 5, and how the game ended.
import type { PublicTabs } from '../../contract';
import { eventsOf, latestOf } from '../../events';
import { headings, type TabContent } from '../../tabs';
import type { Event } from '../events';
import { byPriority } from '../exhibits';
import { DAYS, type Open } from '../types';
import { resultTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  { title: 'Priority', draw: (open, log) => priority(open, eventsOf(log, 'day-resolved').length) },
  {
    title: 'Result',
    draw: ({ labels }, log) => {
      const results = latestOf(log, 'results')?.results;
      const outcome = latestOf(log, 'game-ended')?.outcome ?? null;
      return results === undefined ? null : resultTable(labels, results, outcome);
    },
  },
];

function priority({ photographers, firstPriority }: Open, resolved: number): TabContent {
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  return {
    rows: [
      headings('Day', 'Priority', ''),
      ...days.map((day) => [
        `Day ${day}`,
        byPriority(photographers, firstPriority, day)[0] ?? '',
        day <= resolved ? 'resolved' : '',
      ]),
    ],
    widths: [150, 150, 150],
  };
}
