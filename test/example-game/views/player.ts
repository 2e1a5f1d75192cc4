// A player's tabs of Lone Number: their own numbers and points.
import type { PlayerTabs } from '../../../src/games/frame/contract';
import { eventsOf } from '../../../src/games/frame/events';
import { headings, STYLES, styled } from '../../../src/games/frame/tabs';
import type { Event } from '../events';
import type { OpenFacts } from '../types';

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  {
    title: 'Your rounds',
    content: (name, _open, log) => ({
      rows: [
        [styled(name, STYLES.title)],
        headings('Round', 'Your number', 'Points', 'Total'),
        ...eventsOf(log, 'called').map(({ title, event: { number, points, total } }) => [
          title,
          number ?? 'none',
          points,
          total,
        ]),
      ],
    }),
  },
];
