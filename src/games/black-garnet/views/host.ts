// What the host alone reads of The Black Garnet: the missions, and everything that is secret.
import type { HostTabs } from '../../contract';
import type { Event } from '../events';
import type { State } from '../types';
import { missionsTable, RECORD_TABS, recordStandings } from './tables';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'Black Missions', draw: (_state, log) => missionsTable(log) },
  { title: 'Standings', draw: recordStandings },
  ...RECORD_TABS,
];
