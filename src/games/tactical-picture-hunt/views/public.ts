// The public tabs (PH-11): scores, board, rounds, claims and the result.
import { lineText } from '../../frame/account';
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, last, latestEvent, type Log, type EventOf } from '../../frame/events';
import {
  chartBelow,
  headings,
  signStyle,
  STYLES,
  styled,
  type Rows,
  type TabContent,
} from '../../frame/tabs';
import { isolateRtl, numberText } from '../../frame/wording';
import { endLine, challengeLine, listedSquaresLine, rolesText, roundLine } from '../account';
import type { ChallengeJudged, Event, RoundPlayed } from '../events';
import { axesText, matchingSquares, tileText } from '../grid';
import { playerScore } from '../phases';
import type { Bid, Board, OpenFacts, Region, Scores, Tile } from '../types';
import { BOARD_COLUMN_WIDTHS, boardRows, GLYPH_LEGEND, tileCell, boardTextRows } from './board';

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  { title: 'Result', content: (_open, log) => resultTab(log) },
  { title: 'Score', content: scoreTab },
  { title: 'Board', content: boardTab },
  { title: 'Board in words', content: boardTextTab },
  { title: 'Rounds', content: roundsTab },
  { title: 'Claims', content: (_open, log) => claimsTab(log) },
];

/** Who won and why (PH-10); null until the game is over. */
function resultTab(log: Log<Event>): TabContent | null {
  const ended = latestEvent(log, 'game-ended');
  if (ended === undefined) return null;
  return {
    rows: [
      ['Winner', styled(ended.outcome.winner, STYLES.good), endLine(ended).why],
      [''],
      headings('Player', 'Final score'),
      ...[...ended.scores].map(([name, { score: total }]) => [name, total]),
    ],
  };
}

/** Scores now and after each round, with a chart. */
function scoreTab({ seats }: OpenFacts, log: Log<Event>): TabContent {
  const decided = decidingEvents(log);
  const now = last(decided)?.scores;
  const above: Rows = [
    [styled('Score', STYLES.title)],
    headings('Player', 'Score', 'Caught in a challenge', 'Survived a challenge', 'Advantage'),
    ...seats.players.map((name) => {
      const { score: total, caught, survived } = playerScore(now, name);
      return [name, total, caught, survived, name === seats.advantage ? 'yes' : ''];
    }),
    [''],
  ];
  const rows = [
    ...above,
    headings('Round', ...seats.players),
    ...decided.map(({ round, scores }) => [round, ...scoreCells(seats.players, scores)]),
  ];
  const series = seats.players.map((_, index) => index + 1);
  const charts = chartBelow('Score after each round', [above.length, rows.length], series);
  return {
    rows,
    // The chart goes beside the table, so that it stays visible as the table grows.
    charts: charts.map((chart) => ({ ...chart, at: { row: 1, column: 6 } })),
  };
}

type ScoringEvent = RoundPlayed | ChallengeJudged;

/** The event that decided each round so far: the round itself or its challenge. */
function decidingEvents(log: Log<Event>): readonly ScoringEvent[] {
  return log.flatMap(({ event }): readonly ScoringEvent[] => {
    if (event.kind === 'challenge-judged') return [event];
    return event.kind === 'round-played' && event.result !== 'challenge' ? [event] : [];
  });
}

function scoreCells(players: readonly string[], scores: Scores | undefined): readonly number[] {
  return players.map((name) => playerScore(scores, name).score);
}

/** The board and what's happening. Only outlines the current round's region, because an earlier one would mislead. */
function boardTab({ board: tiles, seats }: OpenFacts, log: Log<Event>): TabContent {
  const current = currentRound(log);
  const scores = last(decidingEvents(log))?.scores;
  return {
    rows: [
      [styled('Board', STYLES.title)],
      ...statusRows(log),
      [
        'Scores',
        seats.players
          .map((name) => `${isolateRtl(name)} ${numberText(playerScore(scores, name).score)}`)
          .join(', '),
      ],
      ...seats.players.map((name) => [name, describeClaim(name, log)]),
      ['Region', regionText(current)],
      ['Signs', `${GLYPH_LEGEND}. The “Board in words” tab spells out every tile.`],
      [''],
      ...boardRows(tiles, current?.region ?? undefined),
    ],
    widths: BOARD_COLUMN_WIDTHS,
  };
}

function boardTextTab({ board: tiles }: OpenFacts, log: Log<Event>): TabContent {
  const current = currentRound(log);
  return {
    rows: [
      [styled('Board in words', STYLES.title)],
      ['Region', regionText(current)],
      [''],
      ...boardTextRows(tiles, current?.region ?? undefined),
    ],
  };
}

/** The latest round if its submissions are shown; undefined until then. */
function currentRound(log: Log<Event>): RoundPlayed | undefined {
  const opened = latestEvent(log, 'round-opened');
  const played = latestEvent(log, 'round-played');
  return played !== undefined && played.round === opened?.round ? played : undefined;
}

/** The latest round's region, and how the board marks it. `played`: undefined until submissions are shown. */
function regionText(played: RoundPlayed | undefined): string {
  if (played === undefined) return 'None chosen yet.';
  return played.region === null
    ? `Round ${played.round} has no region.`
    : `${played.region.name} (round ${played.round}) is outlined on the board, and in [brackets] in the “Board in words” tab.`;
}

/** What's happening now: the open round or challenge, with its target. */
function statusRows(log: Log<Event>): Rows {
  const opened = latestEvent(log, 'round-opened');
  const played = latestEvent(log, 'round-played');
  const ended = latestEvent(log, 'game-ended');
  if (ended !== undefined) return [['The end', lineText(endLine(ended))]];
  if (opened === undefined) return [['Now', 'The players claim their dimensions.']];
  const { round, roles, target } = opened;
  const shown = [`Target of round ${round}`, tileCell(target), tileText(target)];
  if (played?.round !== round) {
    return [[`Now: round ${round}`, `${rolesText(roles)}.`], shown];
  }
  const { pending } = findOpenRound(log);
  return [
    [
      pending !== undefined ? `Now: round ${round}, challenge` : `Round ${round}, decided`,
      lineText(roundLine(played)),
    ],
    shown,
  ];
}

/** The player's claim in the current period. */
function describeClaim(name: string, log: Log<Event>): string {
  const claimed = eventsOf(log, 'claimed').map(({ event }) => event);
  const period = last(claimed)?.period;
  const claim = claimed.find((event) => event.period === period && event.player === name);
  return claim === undefined
    ? 'No dimension claimed.'
    : `Period ${claim.period}: ${claim.dimension} (${axesText(claim.dimension)}).`;
}

const ROUND_COLUMNS = [
  'Stage',
  'Target',
  'Attacker',
  'Their axis',
  'Prediction',
  'Defender',
  'Their axis',
  'Prediction',
  'Region',
  'Matches',
  'What happened',
  'Points',
] as const;

/** Every round and challenge, with the reason for each change in the scores. */
function roundsTab({ board: tiles }: OpenFacts, log: Log<Event>): TabContent {
  return {
    rows: [
      headings(...ROUND_COLUMNS),
      ...log.flatMap(({ event }): Rows => {
        if (event.kind === 'round-played') return [roundCells(tiles, event)];
        return event.kind === 'challenge-judged' ? [challengeCells(tiles, event)] : [];
      }),
    ],
  };
}

function roundCells(tiles: Board, event: RoundPlayed): Rows[number] {
  const { round, roles, target, attack, defence, region, result } = event;
  return [
    `Round ${round}`,
    tileText(target),
    roles.attacker,
    ...bidCells(attack),
    roles.defender,
    ...bidCells(defence),
    region?.name ?? 'none',
    // The challenge is about this number, so only the challenge's row shows it.
    result === 'challenge' ? '' : matchCountCell(tiles, region, target),
    lineText(roundLine(event)),
    pointsCell(event.points),
  ];
}

function challengeCells(tiles: Board, event: ChallengeJudged): Rows[number] {
  const { round, roles, target, region, needed } = event;
  return [
    `Round ${round}, challenge`,
    tileText(target),
    ...[roles.attacker, '', needed],
    ...[roles.defender, '', ''],
    region.name,
    matchCountCell(tiles, region, target),
    [listedSquaresLine(event), challengeLine(event)].map(lineText).join(' '),
    pointsCell(event.points),
  ];
}

export function bidCells(bid: Bid | null): readonly [string, string | number] {
  return bid === null ? ['none', 'none'] : [bid.axis, bid.prediction];
}

function matchCountCell(tiles: Board, region: Region | null, target: Tile): string | number {
  return region === null ? '' : matchingSquares(tiles, region, target).length;
}

function pointsCell(points: number): Rows[number][number] {
  return points === 0 ? 0 : styled(points, signStyle(points));
}

function claimsTab(log: Log<Event>): TabContent {
  return {
    rows: [
      headings('Period', 'Claim', 'Player', 'Dimension', 'Axes'),
      ...eventsOf(log, 'claimed').map(({ event: { period, turn, player, dimension } }) => [
        period,
        turn,
        player,
        dimension,
        axesText(dimension),
      ]),
    ],
  };
}

/** The open round. `pending`: its result so far, while its challenge is still to be judged. */
export function findOpenRound(log: Log<Event>): {
  readonly round: EventOf<Event, 'round-opened'> | undefined;
  readonly pending: RoundPlayed | undefined;
} {
  const opened = latestEvent(log, 'round-opened');
  const played = latestEvent(log, 'round-played');
  const judged = latestEvent(log, 'challenge-judged');
  const pending = played?.result === 'challenge' && judged?.round !== played.round ? played : undefined;
  // A decided round is over, so its target isn't shown anymore.
  const isOver = opened !== undefined && played?.round === opened.round && pending === undefined;
  return { round: isOver ? undefined : opened, pending };
}
