// What each audience of Tactical Picture Hunt reads (PH-11). Only the host's tabs look at the state.
import type { Told } from '../contract';
import { eventsOf, last, type EventOf } from '../events';
import { headings, LOOKS, styled, type Chart, type Tab } from '../tabs';
import { BOARD_WIDTHS, boardRows, tileCell, type Cells } from './board';
import { axesOf, matchesIn } from './grid';
import { ownTab } from './own-tab';
import { tileText } from './tiles';
import type { Bid, Event, Open, Region, State, Tile } from './types';
import { challengeCause, endText, listedText, passedOverText, roundCause } from './words';

type Log = readonly Told<Event>[];

export function everyone(open: Open, told: Log): readonly Tab[] {
  return [scoreTab(open, told), boardTab(open, told), roundsTab(open, told), claimsTab(told)];
}

export function player(name: string, open: Open, told: Log): readonly Tab[] {
  return [ownTab(name, open, told)];
}

export function host(state: State, told: Log): readonly Tab[] {
  return [nowTab(state), ...everyone(state, told), targetsTab(state), passedOverTab(told)];
}

/** Who stands where, and everyone's score after each round with a chart. */
function scoreTab({ seats }: Open, told: Log): Tab {
  const decided = decisions(told);
  const standings = last(decided)?.standings;
  const ended = last(eventsOf(told, 'game-ended'))?.event;
  const above: Cells = [
    [styled('Score', LOOKS.title)],
    ...(ended === undefined ? [] : [[styled(endText(ended), LOOKS.good)]]),
    headings('Player', 'Score', 'Caught in a challenge', 'Survived a challenge', 'Advantage'),
    ...seats.players.map((name) => {
      const { score, caught, survived } = standings?.get(name) ?? { score: 0, caught: 0, survived: 0 };
      return [name, score, caught, survived, name === seats.advantage ? 'yes' : ''];
    }),
    [''],
  ];
  const rows = [
    ...above,
    headings('Round', ...seats.players),
    ...decided.map((event) => [
      event.round,
      ...seats.players.map((name) => event.standings.get(name)?.score ?? 0),
    ]),
  ];
  const chart: Chart = {
    title: 'Score after each round',
    kind: 'line',
    rows: [above.length, rows.length],
    labels: 0,
    series: seats.players.map((_, index) => index + 1),
    at: { row: 1, column: 6 },
  };
  return {
    title: 'Score',
    rows,
    widths: [140, 140, 160, 160, 90],
    charts: decided.length === 0 ? [] : [chart],
  };
}

type Decision = EventOf<Event, 'round-played'> | EventOf<Event, 'challenge-judged'>;

/** The events that settled a round: its own, or its challenge's. */
function decisions(told: Log): readonly Decision[] {
  return told.flatMap(({ event }): readonly Decision[] => {
    if (event.kind === 'challenge-judged') return [event];
    return event.kind === 'round-played' && event.verdict !== 'challenge' ? [event] : [];
  });
}

/** The board, what is played now, and the region that was chosen last. */
function boardTab({ board, seats }: Open, told: Log): Tab {
  const chosen = last(eventsOf(told, 'round-played').filter(({ event }) => event.region !== null))?.event;
  const region = chosen?.region ?? undefined;
  return {
    title: 'Board',
    rows: [
      [styled('Board', LOOKS.title)],
      ...nowRows(told),
      ['Scores', seats.players.map((name) => `${name} ${scoreOf(name, told)}`).join(', ')],
      ...seats.players.map((name) => [name, claimText(name, told)]),
      [
        'Region',
        chosen === undefined || region === undefined
          ? 'None chosen yet.'
          : `${region.name}, of round ${chosen.round}: outlined, and in [brackets] in the words beside it.`,
      ],
      ['Signs', '● circle, ■ square, ▲ triangle. The words beside the board say the same.'],
      [''],
      ...boardRows(board, region),
    ],
    widths: BOARD_WIDTHS,
  };
}

function scoreOf(name: string, told: Log): number {
  return last(decisions(told))?.standings.get(name)?.score ?? 0;
}

/** The round that is open or being challenged, and its target. */
function nowRows(told: Log): Cells {
  const opened = last(eventsOf(told, 'round-opened'))?.event;
  const played = last(eventsOf(told, 'round-played'))?.event;
  const judged = last(eventsOf(told, 'challenge-judged'))?.event;
  const ended = last(eventsOf(told, 'game-ended'))?.event;
  if (ended !== undefined) return [['The game is over', endText(ended)]];
  if (opened === undefined) return [['Now', 'The players claim their dimensions.']];
  const { round, roles, target } = opened;
  const shown = [`Target of round ${round}`, tileCell(target), tileText(target)];
  if (played?.round !== round) {
    return [[`Now: round ${round}`, `${roles.attacker} attacks, ${roles.defender} defends.`], shown];
  }
  const pending = played.verdict === 'challenge' && judged?.round !== round;
  return [
    [pending ? `Now: round ${round}, challenge` : `Round ${round}, decided`, roundCause(played)],
    shown,
  ];
}

/** The dimension of a player in the period that was claimed for last. */
function claimText(name: string, told: Log): string {
  const claims = eventsOf(told, 'claimed').map(({ event }) => event);
  const period = last(claims)?.period;
  const claim = claims.find((event) => event.period === period && event.player === name);
  return claim === undefined
    ? 'No dimension claimed.'
    : `Period ${claim.period}: ${claim.dimension} (${axesOf(claim.dimension).join(' ')}).`;
}

/** Every round and challenge, with the cause of every change. */
function roundsTab({ board, seats }: Open, told: Log): Tab {
  return {
    title: 'Rounds',
    rows: [
      headings(
        ...[
          'Stage',
          'Target',
          'Attacker',
          'Their axis',
          'Prediction',
          'Defender',
          'Their axis',
          'Prediction',
        ],
        ...['Region', 'Matches', 'What happened', 'Points', ...seats.players],
      ),
      ...told.flatMap(({ event }) => {
        if (event.kind === 'round-played') return [[...roundCells(board, event), ...scores(seats, event)]];
        if (event.kind === 'challenge-judged') {
          return [[...challengeCells(board, event), ...scores(seats, event)]];
        }
        return [];
      }),
    ],
    widths: [150, 150, 110, 70, 80, 110, 70, 80, 60, 70, 520, 60, 70, 70],
  };
}

function roundCells(board: Open['board'], event: EventOf<Event, 'round-played'>): Cells[number] {
  const { round, roles, target, attack, defence, region, verdict } = event;
  return [
    `Round ${round}`,
    tileText(target),
    ...[roles.attacker, ...bidCells(attack)],
    ...[roles.defender, ...bidCells(defence)],
    region?.name ?? 'none',
    // How many match is what a challenge is about: it is shown with the challenge.
    verdict === 'challenge' ? '' : matchCell(board, region, target),
    roundCause(event),
    pointsCell(event.points),
  ];
}

function challengeCells(board: Open['board'], event: EventOf<Event, 'challenge-judged'>): Cells[number] {
  const { round, roles, target, region, needed } = event;
  return [
    `Round ${round}, challenge`,
    tileText(target),
    ...[roles.attacker, '', needed],
    ...[roles.defender, '', ''],
    region.name,
    matchCell(board, region, target),
    `${listedText(event)} ${challengeCause(event)}`,
    pointsCell(event.points),
  ];
}

function bidCells(bid: Bid | null): readonly [string, string | number] {
  return bid === null ? ['none', 'none'] : [bid.axis, bid.prediction];
}

function matchCell(board: Open['board'], region: Region | null, target: Tile): string | number {
  return region === null ? '' : matchesIn(board, region, target).length;
}

function pointsCell(points: number): Cells[number][number] {
  return points === 0 ? 0 : styled(points, points > 0 ? LOOKS.good : LOOKS.bad);
}

function scores(
  { players }: Open['seats'],
  { standings }: Pick<EventOf<Event, 'round-played'>, 'standings'>,
): readonly number[] {
  return players.map((name) => standings.get(name)?.score ?? 0);
}

function claimsTab(told: Log): Tab {
  return {
    title: 'Claims',
    rows: [
      headings('Period', 'Claim', 'Player', 'Dimension', 'Axes'),
      ...eventsOf(told, 'claimed').map(({ event: { period, turn, player: name, dimension } }) => [
        ...[period, turn, name, dimension],
        axesOf(dimension).join(' '),
      ]),
    ],
    widths: [60, 70, 140, 110, 70],
  };
}

/** What is open, and in a challenge the squares that match. */
function nowTab(state: State): Tab {
  const { phase, board, targets } = state;
  const target = phase.kind === 'round' || phase.kind === 'challenge' ? targets[phase.round - 1] : undefined;
  const matches =
    phase.kind === 'challenge' && target !== undefined ? matchesIn(board, phase.region, target) : undefined;
  return {
    title: 'Now',
    rows: [
      headings('What', 'Now'),
      ['Target', target === undefined ? 'none: no round is open' : tileText(target)],
      ...(matches === undefined || phase.kind !== 'challenge'
        ? []
        : [
            ['Region in the challenge', phase.region.name],
            ['To be found', phase.needed],
            ['Squares that match', matches.map(({ name }) => name).join(' ') || 'none'],
            ['How many', matches.length],
          ]),
    ],
    widths: [180, 420],
  };
}

/** All targets; secret until their rounds open. */
function targetsTab({ targets }: State): Tab {
  return {
    title: 'Targets',
    rows: [
      headings('Round', 'Tile', 'Target'),
      ...targets.map((tile, index) => [index + 1, tileCell(tile), tileText(tile)]),
    ],
    widths: [60, 50, 180],
  };
}

function passedOverTab(told: Log): Tab {
  return {
    title: 'Passed over',
    rows: [
      headings('Round', 'Attacker', 'What named no square'),
      ...eventsOf(told, 'passed-over').map(({ event }) => [
        ...[event.round, event.attacker],
        passedOverText(event),
      ]),
    ],
    widths: [60, 140, 520],
  };
}
