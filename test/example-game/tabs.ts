// What each audience of Lone Number reads. Only the host's tab looks at the state.
import type { HostTabs, PlayerTabs, PublicTabs } from '../../src/games/contract';
import { eventsOf, latestOf } from '../../src/games/events';
import { headings, LOOKS, styled } from '../../src/games/tabs';
import type { Event, Open, State } from './types';

export const publicTabs: PublicTabs<Open, Event> = [
  {
    title: 'Rounds',
    draw: (_open, log) => ({
      rows: [
        headings('Round', 'The number that scored'),
        ...eventsOf(log, 'lone-number').map(({ title, event }) => [title, event.number ?? 'none']),
      ],
    }),
  },
  {
    title: 'Result',
    draw: (open, log) => {
      const ended = latestOf(log, 'game-ended');
      if (ended === undefined) return null;
      return {
        rows: [
          ['Winner', styled(ended.winner, LOOKS.good)],
          headings('Player', 'Points'),
          ...open.players.map((player) => [player, ended.scores.get(player) ?? 0]),
        ],
      };
    },
  },
];

export const playerTabs: PlayerTabs<Open, Event> = [
  {
    title: 'Your rounds',
    draw: (name, _open, log) => ({
      rows: [
        [styled(name, LOOKS.title)],
        headings('Round', 'Your number', 'Points', 'Total'),
        ...eventsOf(log, 'called').map(({ title, event }) => [
          title,
          event.number ?? 'none',
          event.scored ? 1 : 0,
          event.total,
        ]),
      ],
    }),
  },
];

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'Numbers',
    draw: ({ players, played }) => ({
      rows: [
        headings('Round', ...players, 'Who scored'),
        ...played.map(({ calls, lone }, index) => [
          index + 1,
          ...players.map((name) => calls.get(name) ?? ''),
          lone?.player ?? 'nobody',
        ]),
      ],
    }),
  },
];
