// The public tabs (BG-15): primaries, missions, standings, result; never secrets.
import { lineRows } from '../../frame/account';
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestEvent, type Log } from '../../frame/events';
import { headings, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';
import { primaryStatText } from '../account';
import { endFacts } from '../end-account';
import type { OpenFacts } from '../types';
import { missionsTable, standingsTable } from './tables';

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  { title: 'Primaries', content: (_open, log) => primariesTab(log) },
  { title: 'Black Missions', content: (_open, log) => missionsTable(log) },
  {
    title: 'Result',
    content: (_open, log) => {
      const ended = latestEvent(log, 'game-ended');
      return ended === undefined ? null : { rows: lineRows(endFacts(ended.ending)) };
    },
  },
  { title: 'Standings', content: standingsTab },
];

function primariesTab(log: Log<Event>): TabContent | null {
  const published = latestEvent(log, 'primaries-published');
  if (published === undefined) return null;
  return {
    rows: [
      headings('Player', 'Primary'),
      ...published.primaries.map(({ player, primary }) => [player, primaryStatText(primary)]),
    ],
  };
}

/** Everyone's black garnets; null unless the settings publish them. */
function standingsTab({ players, settings }: OpenFacts, log: Log<Event>): TabContent | null {
  if (!settings.showStandings) return null;
  const rounds = eventsOf(log, 'standings-published');
  return standingsTable(
    players,
    rounds.map(({ title, event }) => ({ title, black: event.black })),
  );
}
