// The host's tabs: the public ones, the solutions, and what only one player was told.
import { lineText } from '../../frame/account';
import type { HostTabs, TabDefinition } from '../../frame/contract';
import { eventsOf, type Log } from '../../frame/events';
import { headings, type TabContent } from '../../frame/tabs';
import { unmatchedWordsLine } from '../account';
import type { Event } from '../events';
import { matchingSquares, tileText } from '../grid';
import { roundTarget } from '../phases';
import type { OpenFacts, State } from '../types';
import { tileCell } from './board';
import { publicTabs } from './public';

export const hostTabs: HostTabs<State, Event> = [
  { title: 'This stage', content: stageTab },
  ...publicTabs.map(({ title, content }): TabDefinition<[State, Log<Event>]> => ({
    title,
    content: (state, log) => content(toOpenFacts(state), log),
  })),
  { title: 'Targets', content: targetsTab },
  { title: 'Default claims', content: (_state, log) => defaultClaimsTab(log) },
  { title: 'Ignored squares', content: (_state, log) => ignoredWordsTab(log) },
];

function toOpenFacts({ seats, wrongSquares, board }: State): OpenFacts {
  return { seats, wrongSquares, board };
}

/** The open round's target and, in a challenge, the matching squares. */
function stageTab(state: State): TabContent {
  const { phase } = state;
  const target =
    phase.kind === 'round' || phase.kind === 'challenge' ? roundTarget(state, phase.round) : undefined;
  return {
    rows: [
      headings('What', 'Now'),
      ['Target', target === undefined ? 'none: no round is open' : tileText(target)],
      ...challengeRows(state),
    ],
  };
}

function challengeRows(state: State): TabContent['rows'] {
  const { phase, board } = state;
  if (phase.kind !== 'challenge') return [];
  const matches = matchingSquares(board, phase.region, roundTarget(state, phase.round));
  return [
    ['Region in the challenge', phase.region.name],
    ['Squares to find', phase.needed],
    ['Squares that match', matches.map(({ name }) => name).join(' ') || 'none'],
    ['Number of squares that match', matches.length],
  ];
}

/** The targets of all rounds. Each is secret until its round opens. */
function targetsTab({ targets: tiles }: State): TabContent {
  return {
    rows: [
      headings('Round', 'Tile', 'Target'),
      ...tiles.map((tile, index) => [index + 1, tileCell(tile), tileText(tile)]),
    ],
  };
}

/** Claims that players got by default. Other players see them as normal claims (PH-4). */
function defaultClaimsTab(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Period', 'Player', 'Dimension'),
      ...eventsOf(log, 'claimed-by-default').map(({ event: { period, to, dimension } }) => [
        period,
        to.player,
        dimension,
      ]),
    ],
  };
}

function ignoredWordsTab(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Round', 'Attacker', 'What was ignored'),
      ...eventsOf(log, 'passed-over').map(({ event }) => [
        event.round,
        event.attacker,
        lineText(unmatchedWordsLine(event)),
      ]),
    ],
  };
}
