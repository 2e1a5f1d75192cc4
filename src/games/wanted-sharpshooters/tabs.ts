// What each audience of Wanted Sharpshooters reads (WS-17). Only the host's tabs look at the state.
import type { Told } from '../contract';
import { eventsOf, last, type EventOf } from '../events';
import { headings, LOOKS, styled, type Cell, type Chart, type StyledCell, type Tab } from '../tabs';
import { boardRows } from './board-rows';
import { boardOf } from './board';
import { targetsOf } from './setup';
import type { Board, Event, Open } from './told';
import type { State } from './types';
import { CANDIDATE_CAUSES, lineOf } from './words';

type Log = readonly Told<Event>[];
type Row = readonly (Cell | StyledCell)[];

export function everyone(open: Open, told: Log): readonly Tab[] {
  return [
    boardTab(open, told),
    ...resultTabs(told),
    { title: 'Log', rows: logRows(told, undefined), widths: [90, 170, 330, 460] },
    livesTab(open, told),
  ];
}

export function player(name: string, open: Open, told: Log): readonly Tab[] {
  return [
    { title: 'Your targets', rows: targetRows(name, open, told), widths: [200, 130, 330] },
    { title: 'Your rounds', rows: logRows(told, name), widths: [90, 330, 460] },
  ];
}

export function host(state: State, told: Log): readonly Tab[] {
  return [
    {
      title: 'Board',
      rows: boardRows(boardOf(state), 'The board now'),
      frozen: 2,
      widths: BOARD_WIDTHS,
    },
    {
      title: 'Targets',
      rows: [
        [styled('Cycle', LOOKS.heading), state.cycle.join(' → ')],
        headings('Player', 'Target', 'Target'),
        ...state.players.map((name) => [name, ...targetsOf(state.cycle, name)]),
      ],
      widths: [200, 200, 200],
    },
    { title: 'Log', rows: logRows(told, undefined), widths: [90, 170, 330, 460] },
  ];
}

const BOARD_WIDTHS = [200, 120, 90, 150, 90, 90, 100, 130, 330];

function boardTab(open: Open, told: Log): Tab {
  const latest = last(eventsOf(told, 'board'));
  const when = latest === undefined ? 'Before round 1' : `After ${latest.title.toLowerCase()}`;
  return {
    title: 'Board',
    rows: boardRows(latest?.event.board ?? open.board, when, open.settings),
    frozen: 2,
    widths: BOARD_WIDTHS,
  };
}

/** One line an event; of one player alone for their own tab. */
function logRows(told: Log, name: string | undefined): readonly Row[] {
  const lines = told.flatMap(({ title, event }) => {
    const line = lineOf(event);
    if (line === undefined || (name !== undefined && !concerns(event, name))) return [];
    return [[title, ...(name === undefined ? [line.who] : []), styledWhat(line.what, event), line.why]];
  });
  return [headings('Stage', ...(name === undefined ? ['Who'] : []), 'What', 'Why'), ...lines];
}

function concerns(event: Event, name: string): boolean {
  return 'player' in event && event.player === name;
}

function styledWhat(what: string, event: Event): Cell | StyledCell {
  const isBad = event.kind === 'died' || (event.kind === 'changed' && event.unit === 'lives' && event.by < 0);
  const isGood = event.kind === 'changed' && event.unit === 'lives' && event.by > 0;
  return isBad ? styled(what, LOOKS.bad) : isGood ? styled(what, LOOKS.good) : what;
}

/** Everyone's lives after each round, with a chart. */
function livesTab({ board }: Open, told: Log): Tab {
  const rounds = [
    { title: 'Start', board },
    ...eventsOf(told, 'board').map(({ title, event }) => ({ title, ...event })),
  ];
  const rows = [
    headings('Round', ...board.players.map(({ name }) => name)),
    ...rounds.map(({ title, board: then }) => [title, ...then.players.map(({ lives }) => lives)]),
  ];
  const chart: Chart = {
    title: 'Lives after each round',
    kind: 'line',
    rows: [0, rows.length],
    labels: 0,
    series: board.players.map((_, index) => index + 1),
    at: { row: rows.length + 1, column: 0 },
  };
  return { title: 'Lives', rows, charts: rounds.length === 1 ? [] : [chart] };
}

/** A player's targets and objectives, as far as public facts say. */
function targetRows(name: string, open: Open, told: Log): readonly Row[] {
  const targets = last(eventsOf(told, 'targets'))?.event.targets ?? [];
  const board = last(eventsOf(told, 'board'))?.event.board ?? open.board;
  const deaths = eventsOf(told, 'died');
  return [
    [styled(name, LOOKS.title)],
    headings('Your target', 'Status', 'Killing blow'),
    ...targets.map((target): Row => {
      const death = deaths.find(({ event }) => event.player === target);
      return [target, statusOf(board, target), blow(name, death)];
    }),
    [''],
    headings('Your objectives', 'Now', ''),
    [`Be one of at most ${open.settings.aliveAtEnd} alive at the end`, ...survival(name, board)],
    ...targets.map((target): Row => {
      const done = deaths.some(({ event }) => event.player === target && event.killers.includes(name));
      return [`Killing blow to ${target}`, done ? styled('done', LOOKS.good) : 'not done', ''];
    }),
  ];
}

function blow(
  name: string,
  death: { readonly title: string; readonly event: EventOf<Event, 'died'> } | undefined,
): Cell | StyledCell {
  if (death === undefined) return 'nobody yet';
  const { title, event } = death;
  return event.killers.includes(name)
    ? styled(`yours, ${title.toLowerCase()}`, LOOKS.good)
    : `${event.killers.join(', ')}, ${title.toLowerCase()}`;
}

function statusOf(board: Board, name: string): Cell | StyledCell {
  const standing = board.players.find((entry) => entry.name === name);
  return standing?.alive === true ? `alive, lives: ${standing.lives}` : styled('dead', LOOKS.bad);
}

function survival(name: string, board: Board): Row {
  const alive = board.players.filter((entry) => entry.alive).length;
  return [statusOf(board, name), `${alive} alive`];
}

/** After the last round: the cycle, everyone's targets and objectives, and what vote and gifts came to. */
function resultTabs(told: Log): readonly Tab[] {
  const revealed = last(eventsOf(told, 'revealed'))?.event;
  if (revealed === undefined) return [];
  const { cycle, verdict } = revealed;
  const ended = last(eventsOf(told, 'game-ended'))?.event;
  const candidate = last(eventsOf(told, 'candidate'))?.event;
  const votes = last(eventsOf(told, 'voted'))?.event.ballots;
  const gifts = last(eventsOf(told, 'gave'))?.event.ballots;
  const rows: readonly Row[] = [
    [styled('Cycle', LOOKS.heading), cycle.join(' → ')],
    [''],
    headings(
      'Player',
      'Alive at the end',
      'Target',
      'Killing blow',
      'Target',
      'Killing blow',
      'Objectives',
      'Result',
      'Garnets',
      'Tokens of Life',
    ),
    ...[...verdict.objectives].map(([name, { survived, targets, count }]): Row => [
      name,
      yes(survived),
      ...targets.flatMap((target) => [target.name, yes(target.killed)]),
      count,
      verdict.winners.includes(name)
        ? styled('winner', LOOKS.good)
        : verdict.losers.includes(name)
          ? styled('loser', LOOKS.bad)
          : '',
      ended?.garnets.get(name) ?? '',
      ended?.tokens.get(name) ?? '',
    ]),
    ...(verdict.tooMany
      ? [[''], ['Seven or more Tokens of Life were awarded: every winner loses one.']]
      : []),
    ...ballotRows('Votes', votes, 'no vote'),
    ...(candidate === undefined
      ? []
      : [
          [''],
          [
            styled('Elimination Candidate', LOOKS.heading),
            styled(candidate.name ?? 'nobody', LOOKS.bad),
            CANDIDATE_CAUSES[candidate.cause],
          ],
        ]),
    ...ballotRows('Gifts', gifts, 'lapses'),
  ];
  return [{ title: 'Result', rows, frozen: 0, widths: [170, 130, 130, 100, 130, 100, 90, 80, 80, 110] }];
}

function yes(done: boolean): Cell | StyledCell {
  return done ? styled('yes', LOOKS.good) : 'no';
}

function ballotRows(
  title: string,
  ballots: EventOf<Event, 'voted'>['ballots'] | undefined,
  nothing: string,
): readonly Row[] {
  if (ballots === undefined) return [];
  return [[''], headings(title, 'For'), ...ballots.map(({ by, named }) => [by, named ?? nothing])];
}
