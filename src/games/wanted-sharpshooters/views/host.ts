// The tabs of Wanted Sharpshooters for the host alone: board and market as they stand, everyone's targets, and the
// log.
import { listed } from '../../frame/wording';
import type { HostTabs } from '../../frame/contract';
import { headings, LOOKS, styled } from '../../frame/tabs';
import { boardOf, type Event } from '../events';
import { targetsOf } from '../objectives';
import { TARGETS, type State } from '../types';
import { marketTable } from './market';
import { boardTable, logTable } from './tables';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'Board', content: (state) => boardTable(boardOf(state), 'The board now') },
  { title: 'Market', content: (state) => marketTable(boardOf(state)) },
  {
    title: 'Targets',
    content: ({ cycle, players }) => ({
      rows: [
        [styled('Cycle', LOOKS.heading), listed(cycle, ' → ')],
        headings('Player', ...TARGETS.map(() => 'Target')),
        ...players.map((name) => [name, ...targetsOf(cycle, name)]),
      ],
    }),
  },
  { title: 'Log', content: (_state, log) => logTable(log) },
];
