// A player's own tab between matches: their tokens, and each gift that they gave or got.
import type { PlayerTabs } from '../../frame/contract';
import { eventsOf } from '../../frame/events';
import { headings, LOOKS, styled } from '../../frame/tabs';
import { all } from '../../frame/wording';
import type { Event } from '../events';
import { tokensNow } from '../outcome';
import type { Open } from '../types';

export const playerTabs: PlayerTabs<Open, Event> = [
  {
    title: 'Your tokens',
    content: (name, open, log) => ({
      rows: [
        [styled(name, LOOKS.title)],
        ['Your Tokens of Life', tokensNow(open, log).get(name) ?? 0],
        ...(name === open.candidate ? [['Your part', 'the Candidate']] : []),
        [''],
        headings('Stage', 'You gave a token to', 'You got a token from', 'Tokens then'),
        ...eventsOf(log, 'gifts-given').map(({ title, event: { gifts, tokens } }) => [
          title,
          all(gifts.find(({ giver }) => giver === name)?.receivers ?? []),
          all(gifts.filter(({ receivers }) => receivers.includes(name)).map(({ giver }) => giver)),
          tokens.get(name) ?? 0,
        ]),
      ],
    }),
  },
];
