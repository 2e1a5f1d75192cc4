// The tab between matches that only the host reads: which players may still give, receive and be named.
import type { HostTabs } from '../../frame/contract';
import { headings } from '../../frame/tabs';
import type { Event } from '../events';
import { givers, nameable, receivers } from '../outcome';
import type { State } from '../types';

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'Who may what',
    content: (state) => {
      const [giving, getting, named] = [givers(state), receivers(state), nameable(state)];
      const yes = (list: readonly string[], name: string): string => (list.includes(name) ? 'yes' : '');
      return {
        rows: [
          headings('Player', 'Tokens of Life', 'Is asked for gifts', 'May be given a token', 'May be named'),
          ...state.players.map(({ name }) => [
            name,
            state.tokens.get(name) ?? 0,
            yes(giving, name),
            yes(getting, name),
            yes(named, name),
          ]),
        ],
      };
    },
  },
];
