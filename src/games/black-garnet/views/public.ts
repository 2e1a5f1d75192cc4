// What everyone reads of The Black Garnet (BG-15): primaries, missions, and at the end the result and the full record.
import type { PublicTabs } from '../../contract';
import { eventsOf, latestOf, type Log } from '../../events';
import { headings, LOOKS, styled, type StyledCell, type TabContent } from '../../tabs';
import { all } from '../../wording';
import type { Event } from '../events';
import { candidacyText, outcomeText, primaryText } from '../text';
import type { Candidacy, Open, Outcome } from '../types';
import { missionsTable, RECORD_TABS, recordStandings, standingsTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  { title: 'Primaries', draw: (_open, log) => primaries(log) },
  { title: 'Black Missions', draw: (_open, log) => missionsTable(log) },
  {
    title: 'Result',
    draw: ({ players }, log) => {
      const ended = latestOf(log, 'game-ended');
      const candidacy = latestOf(log, 'candidate-decided')?.candidacy;
      return ended === undefined ? null : result(players, ended.outcome, candidacy);
    },
  },
  { title: 'Standings', draw: standings },
  ...RECORD_TABS.map(({ title, draw }) => ({
    title,
    draw: (_open: Open, log: Log<Event>) => {
      const ended = latestOf(log, 'game-ended');
      return ended === undefined ? null : draw(ended.record);
    },
  })),
];

function primaries(log: Log<Event>): TabContent | null {
  const published = latestOf(log, 'primaries-published');
  if (published === undefined) return null;
  return {
    rows: [
      headings('Player', 'Primary'),
      ...published.primaries.map(({ player, primary }) => [player, primaryText(primary)]),
    ],
    widths: [220, 160],
  };
}

/** Published after each round by the setting; after the last in any case. */
function standings({ players, settings }: Open, log: Log<Event>): TabContent | null {
  const ended = latestOf(log, 'game-ended');
  if (ended !== undefined) return recordStandings(ended.record);
  if (!settings.showStandings) return null;
  const rounds = eventsOf(log, 'standings-published');
  return standingsTable(
    players,
    rounds.map(({ title, event }) => ({ title, black: event.black })),
  );
}

function result(players: readonly string[], outcome: Outcome, candidacy: Candidacy | undefined): TabContent {
  return {
    rows: [
      ...outcomeText(outcome)
        .split('\n')
        .map((line) => [line]),
      [
        candidacy === undefined
          ? `${all(outcome.winners)} may name the Elimination Candidate.`
          : candidacyText(candidacy),
      ],
      [''],
      headings('Player', 'Result', 'Tokens of Life', 'Garnets earned'),
      ...players.map((name) => [
        name,
        placeCell(name, outcome, candidacy),
        outcome.tokens.get(name) ?? 0,
        outcome.earned.get(name) ?? 0,
      ]),
    ],
    widths: [220, 170, 120, 120],
  };
}

function placeCell(
  name: string,
  { winners }: Outcome,
  candidacy: Candidacy | undefined,
): StyledCell | string {
  if (winners.includes(name)) return styled('winner', LOOKS.good);
  return candidacy?.candidate === name ? styled('Elimination Candidate', LOOKS.bad) : '';
}
