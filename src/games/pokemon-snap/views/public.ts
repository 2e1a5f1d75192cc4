// What everyone reads of Pokémon Snap (PS-18): who has priority, the results after day 5, and the record at the end.
import type { PublicTabs } from '../../contract';
import { eventsOf, latestOf, type Log } from '../../events';
import { headings, type TabContent } from '../../tabs';
import type { Event } from '../events';
import { byPriority } from '../exhibits';
import { DAYS, type Day, type Open } from '../types';
import { changesTable, photosTable, plansTable, resultTable, statsTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  { title: 'Priority', draw: (open, log) => priority(open, eventsOf(log, 'day-resolved').length) },
  {
    title: 'Result',
    draw: ({ labels }, log) => {
      const results = latestOf(log, 'results')?.results;
      const ascension = latestOf(log, 'game-ended')?.ascension ?? null;
      return results === undefined ? null : resultTable(labels, results, ascension);
    },
  },
  { title: 'Stats', draw: atTheEnd(statsTable) },
  { title: 'Changes', draw: atTheEnd(changesTable) },
  { title: 'Plans', draw: atTheEnd(plansTable) },
  { title: 'Photos', draw: atTheEnd(photosTable) },
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

/** A table of all days, drawn once the game has ended. */
function atTheEnd(
  table: (names: Open, days: readonly Day[]) => TabContent,
): (open: Open, log: Log<Event>) => TabContent | null {
  return (open, log) => {
    const ended = latestOf(log, 'game-ended');
    return ended === undefined ? null : table(open, ended.days);
  };
}
