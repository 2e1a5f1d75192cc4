// The tabs and pages of Between matches.
import { lineText } from '../frame/account';
import { mustGet } from '../frame/result';
import { headings, STYLES, styled, type Rows } from '../frame/tabs';
import type { OpenFacts, Pairing, State, Gift } from './types';
import type { PublicTabs, PlayerTabs, HostTabs } from '../frame/contract';
import { stageEvents, eventsOf, latestEvent, last, SET_UP_STAGE } from '../frame/events';
import { andList } from '../frame/wording';
import { giftLines, eventLines, pairingLine } from './account';
import type { Event } from './events';
import { givers, playerMark, nameableOpponents, receivers, currentTokens, tokensOf } from './outcome';
import type { Knowledge } from '../frame/closed-choices';
import { EMPTY_PAGE, pip, type PageContent, type Pip } from '../frame/page-kit';

/** Each player's tokens, with a column of marks if anybody has one. */
function tokensTable({ players, candidate }: OpenFacts, tokens: ReadonlyMap<string, number>): Rows {
  const hasMarks = players.some(({ mark }) => mark !== '');
  return [
    headings('Player', 'Tokens of Life', ...(hasMarks ? ['Mark'] : []), 'Role'),
    ...players.map(({ name, mark }) => [
      name,
      tokensOf({ tokens }, name),
      ...(hasMarks ? [mark] : []),
      name === candidate ? styled('Candidate', STYLES.bad) : '',
    ]),
  ];
}

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  {
    title: 'Result',
    content: (open, log) => {
      const ended = latestEvent(log, 'ended');
      if (ended === undefined) return null;
      return { rows: [...pairingRows(ended.pairing), [''], ...tokensTable(open, ended.tokens)] };
    },
  },
  { title: 'Tokens', content: (open, log) => ({ rows: tokensTable(open, currentTokens(open, log)) }) },
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
              : gifts.map(({ giver, receivers }) => [title, giver, andList(receivers)]),
          ),
        ],
      };
    },
  },
];

function pairingRows(pairing: Pairing): Rows {
  const opponent = pairing.kind === 'faces' ? styled(pairing.opponent.name, STYLES.changed) : 'nobody';
  return [
    ['Opponent', opponent, lineText(pairingLine(pairing))],
    ...(pairing.kind === 'no-candidate' ? [] : [['Candidate', styled(pairing.candidate, STYLES.bad)]]),
  ];
}

export const playerTabs: PlayerTabs<OpenFacts, Event> = [
  {
    title: 'Your tokens',
    content: (name, open, log) => ({
      rows: [
        [styled(name, STYLES.title)],
        ['Your Tokens of Life', mustGet(currentTokens(open, log), name)],
        ...(name === open.candidate ? [['Your role', 'the Candidate']] : []),
        [''],
        headings('Stage', 'You gave a token to', 'You got a token from', 'Tokens afterwards'),
        ...eventsOf(log, 'gifts-given').map(({ title, event: { gifts, tokens } }) => [
          title,
          andList(gifts.find(({ giver }) => giver === name)?.receivers ?? []),
          andList(gifts.filter(({ receivers }) => receivers.includes(name)).map(({ giver }) => giver)),
          mustGet(tokens, name),
        ]),
      ],
    }),
  },
];

export const hostTabs: HostTabs<State, Event> = [
  {
    title: 'Who can do what',
    content: (state) => {
      const [giving, getting, named] = [givers(state), receivers(state), nameableOpponents(state)];
      const yes = (list: readonly string[], name: string): string => (list.includes(name) ? 'yes' : '');
      return {
        rows: [
          headings('Player', 'Tokens of Life', 'Asked to give', 'Can get a token', 'Can be named'),
          ...state.players.map(({ name }) => [
            name,
            tokensOf(state, name),
            yes(giving, name),
            yes(getting, name),
            yes(named, name),
          ]),
        ],
      };
    },
  },
];

export function page({ name, open, log }: Knowledge<OpenFacts, Event>): PageContent {
  const events = stageEvents(log, last(log)?.stage ?? SET_UP_STAGE);
  return {
    ...EMPTY_PAGE,
    holds: [{ kind: 'pips', pips: playerPips({ name, open, log }) }],
    result: events.flatMap((event) =>
      event.kind === 'ended'
        ? eventLines(event, name)
        : giftLines(event.gifts.filter(involvesPlayer(name)), name),
    ),
  };
}

/** Whether this player made or received the gift. */
const involvesPlayer =
  (name: string) =>
  ({ giver, receivers }: Gift): boolean =>
    giver === name || receivers.includes(name);

export function playerPips({ name, open, log }: Knowledge<OpenFacts, Event>): readonly Pip[] {
  const mark = playerMark(open.players, name);
  const latest = stageEvents(log, last(log)?.stage ?? SET_UP_STAGE);
  const before = currentTokens(open, log.slice(0, log.length - latest.length));
  const [tokens, former] = [mustGet(currentTokens(open, log), name), mustGet(before, name)];
  return [
    pip('Tokens of Life', tokens, '', tokens - former),
    ...(mark === '' ? [] : [pip('Mark', mark)]),
    ...(name === open.candidate ? [pip('Your role', 'the Candidate')] : []),
  ];
}
