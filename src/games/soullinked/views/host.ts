// The tabs of Soullinked for the host alone: every claim, everyone's totals, and the boards as they stand.
import type { HostTabs } from '../../frame/contract';
import type { Event } from '../events';
import type { State } from '../types';
import { boardsTab } from './boards';
import { roundsTable, totalsTable } from './tables';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'Rounds', content: ({ rounds }) => roundsTable(rounds) },
  { title: 'Totals', content: ({ players, rounds }) => totalsTable([], players, rounds) },
  { title: 'Boards now', content: ({ boards }) => boardsTab(boards) },
];
