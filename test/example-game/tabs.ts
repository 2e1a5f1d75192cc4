// What each audience of Lone Number reads. Only the host's tab looks at the state.
import type { Told } from '../../src/games/contract';
import { eventsOf } from '../../src/games/events';
import { headings, LOOKS, styled, type Tab } from '../../src/games/tabs';
import type { Event, Open, State } from './types';

type Log = readonly Told<Event>[];

export function everyone(open: Open, told: Log): readonly Tab[] {
  const rounds = eventsOf(told, 'lone-number');
  const ended = eventsOf(told, 'game-ended').map(({ event }) => event);
  return [
    {
      title: 'Rounds',
      rows: [
        headings('Round', 'The number that scored'),
        ...rounds.map(({ title, event }) => [title, event.number ?? 'none']),
      ],
    },
    ...ended.map(({ winner, scores }) => ({
      title: 'Result',
      rows: [
        ['Winner', styled(winner, LOOKS.good)],
        headings('Player', 'Points'),
        ...open.players.map((player) => [player, scores.get(player) ?? 0]),
      ],
    })),
  ];
}

export function player(name: string, _open: Open, told: Log): readonly Tab[] {
  return [
    {
      title: 'Your rounds',
      rows: [
        [styled(name, LOOKS.title)],
        headings('Round', 'Your number', 'Points', 'Total'),
        ...eventsOf(told, 'called').map(({ title, event }) => [
          title,
          event.number ?? 'none',
          event.scored ? 1 : 0,
          event.total,
        ]),
      ],
    },
  ];
}

export function host({ players, played }: State): readonly Tab[] {
  return [
    {
      title: 'Numbers',
      rows: [
        headings('Round', ...players, 'Who scored'),
        ...played.map(({ calls, lone }, index) => [
          index + 1,
          ...players.map((name) => calls.get(name) ?? ''),
          lone?.player ?? 'nobody',
        ]),
      ],
    },
  ];
}
