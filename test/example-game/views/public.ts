// The public tabs of Lone Number: which numbers scored, and the result.
import { lineRows } from '../../../src/games/frame/account';
import type { PublicTabs } from '../../../src/games/frame/contract';
import { eventsOf, latestEvent } from '../../../src/games/frame/events';
import { headings } from '../../../src/games/frame/tabs';
import { eventLines } from '../account';
import type { Event } from '../events';
import type { OpenFacts } from '../types';

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  {
    title: 'Rounds',
    content: (_open, log) => ({
      rows: [
        headings('Round', 'The number that scored'),
        ...eventsOf(log, 'lone-number').map(({ title, event }) => [title, event.number ?? 'none']),
      ],
    }),
  },
  {
    title: 'Result',
    content: ({ players }, log) => {
      const ended = latestEvent(log, 'rounds-ended');
      if (ended === undefined) return null;
      const prize = [latestEvent(log, 'prize-named'), latestEvent(log, 'prize-given')];
      return {
        rows: [
          ...lineRows(eventLines(ended)),
          ...lineRows(prize.flatMap((event) => (event === undefined ? [] : eventLines(event)))),
          [''],
          headings('Player', 'Points'),
          ...players.map((player) => [player, ended.scores.get(player) ?? 0]),
        ],
      };
    },
  },
];
