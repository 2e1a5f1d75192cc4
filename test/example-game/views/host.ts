// The host's tabs of Lone Number: the lucky number, and who named which number.
import type { HostTabs } from '../../../src/games/frame/contract';
import { headings } from '../../../src/games/frame/tabs';
import type { Event } from '../events';
import type { State } from '../types';

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'Numbers',
    content: ({ players, played, luckyNumber }) => ({
      rows: [
        ['Lucky number', luckyNumber],
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
