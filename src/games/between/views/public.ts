// The tabs between matches for everyone: all tokens, each gift, and in the end the Candidate and the opponent.
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestOf } from '../../frame/events';
import { headings, LOOKS, styled, type Rows } from '../../frame/tabs';
import { all } from '../../frame/wording';
import type { Event } from '../events';
import { tokensNow } from '../outcome';
import { pairingText } from '../text';
import type { Open, Pairing } from '../types';
import { tokensTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  {
    title: 'Result',
    content: (open, log) => {
      const ended = latestOf(log, 'ended');
      if (ended === undefined) return null;
      return { rows: [...pairingRows(ended.pairing), [''], ...tokensTable(open, ended.tokens)] };
    },
  },
  { title: 'Tokens', content: (open, log) => ({ rows: tokensTable(open, tokensNow(open, log)) }) },
  {
    title: 'Gifts',
    content: (_open, log) => {
      const given = eventsOf(log, 'gifts-given');
      if (given.length === 0) return null;
      return {
        rows: [
          headings('Stage', 'Who gave', 'Who got a token'),
          ...given.flatMap(({ title, event: { gifts } }) =>
            gifts.length === 0
              ? [[title, 'nobody', '']]
              : gifts.map(({ giver, receivers }) => [title, giver, all(receivers)]),
          ),
        ],
      };
    },
  },
];

function pairingRows(pairing: Pairing): Rows {
  const words = pairingText(pairing);
  switch (pairing.kind) {
    case 'faces':
      return [
        ['Opponent', styled(pairing.opponent.name, LOOKS.changed), words],
        ['Candidate', styled(pairing.candidate, LOOKS.bad)],
      ];
    case 'nobody-to-face':
      return [
        ['Opponent', 'nobody', words],
        ['Candidate', styled(pairing.candidate, LOOKS.bad)],
      ];
    case 'no-candidate':
      return [['Opponent', 'nobody', words]];
  }
}
