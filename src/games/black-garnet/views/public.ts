// The public tabs (BG-15): primaries, missions, standings, result; never secrets.
import { lineRows } from '../../frame/account';
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestOf, type Log } from '../../frame/events';
import { headings, LOOKS, styled, type StyledCell, type TabContent } from '../../frame/tabs';
import type { Event } from '../events';
import { primaryText } from '../account';
import { endFacts } from '../end-account';
import type { Ending, Open } from '../types';
import { missionsTable, standingsTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  { title: 'Primaries', content: (_open, log) => primaries(log) },
  { title: 'Black Missions', content: (_open, log) => missionsTable(log) },
  {
    title: 'Result',
    content: ({ players }, log) => {
      const ended = latestOf(log, 'game-ended');
      return ended === undefined ? null : result(players, ended.ending);
    },
  },
  { title: 'Standings', content: standings },
];

function primaries(log: Log<Event>): TabContent | null {
  const published = latestOf(log, 'primaries-published');
  if (published === undefined) return null;
  return {
    rows: [
      headings('Player', 'Primary'),
      ...published.primaries.map(({ player, primary }) => [player, primaryText(primary)]),
    ],
  };
}

/** Null unless the settings publish them. */
function standings({ players, settings }: Open, log: Log<Event>): TabContent | null {
  if (!settings.showStandings) return null;
  const rounds = eventsOf(log, 'standings-published');
  return standingsTable(
    players,
    rounds.map(({ title, event }) => ({ title, black: event.black })),
  );
}

function result(players: readonly string[], ending: Ending): TabContent {
  const tokens = new Map(ending.tokens.map((each) => [each.player, each.tokens]));
  return {
    rows: [
      ...lineRows(endFacts(ending)),
      [''],
      headings('Player', 'Result', 'Tokens of Life'),
      ...inOrder(players, ending).map((name) => [name, placeCell(name, ending), tokens.get(name) ?? '']),
    ],
  };
}

/** Winners, the Candidate, everyone else. */
function inOrder(players: readonly string[], ending: Ending): readonly string[] {
  const first = [...ending.winners.map(({ player }) => player), ending.candidacy?.candidate];
  return [
    ...players.filter((name) => first.includes(name)).sort((a, b) => first.indexOf(a) - first.indexOf(b)),
    ...players.filter((name) => !first.includes(name)),
  ];
}

function placeCell(name: string, { winners, candidacy }: Ending): StyledCell | string {
  if (winners.some(({ player }) => player === name)) return styled('winner', LOOKS.good);
  return candidacy?.candidate === name ? styled('Elimination Candidate', LOOKS.bad) : '';
}
