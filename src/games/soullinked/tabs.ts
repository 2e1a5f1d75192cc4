// What each audience of Soullinked reads (SL-6). Only the host's tabs look at the state.
import type { Told } from '../contract';
import { eventsOf, last, type EventOf } from '../events';
import { all } from '../reasons';
import { headings, LOOKS, styled, type Chart, type Tab } from '../tabs';
import { boardRows, type Cells } from './boards';
import {
  REALM_TITLES,
  REALMS,
  type Claim,
  type Event,
  type Open,
  type Outcome,
  type Pick,
  type Player,
  type Realm,
  type Round,
  type Square,
  type State,
} from './types';

type Log = readonly Told<Event>[];

export function everyone(open: Open, told: Log): readonly Tab[] {
  const latest = last(eventsOf(told, 'boards-shown'))?.event.boards;
  const ended = last(eventsOf(told, 'game-ended'))?.event;
  return [
    { title: 'Game', rows: gameRows(open) },
    ...(ended === undefined ? [] : [resultTab(open.players, ended)]),
    { title: 'Starting boards', rows: boardRows(open.boards), widths: boardWidths(open) },
    ...(latest === undefined
      ? []
      : [{ title: 'Boards now', rows: boardRows(latest), widths: boardWidths(open) }]),
    ...(ended === undefined ? [] : [roundsTab(ended.rounds)]),
  ];
}

export function player(name: string, open: Open, told: Log): readonly Tab[] {
  const own = open.players.find((candidate) => candidate.name === name);
  const rounds = eventsOf(told, 'pair-scored');
  const latest = last(rounds)?.event;
  const partner = latest?.partnerPick.kind === 'shown' ? latest.partnerPick.pick : undefined;
  return [
    {
      title: 'Your rounds',
      rows: [
        [styled(name, LOOKS.title), own === undefined ? '' : `${REALM_TITLES[own.realm]}, pair ${own.pair}`],
        headings(
          'Round',
          'Your cell',
          'Your card',
          "Partner's cell",
          "Partner's card",
          'Your points',
          'Your total',
          "Partner's points",
          "Partner's total",
          'Note',
        ),
        ...rounds.map(({ title, event }) => roundRow(title, event)),
      ],
      frozen: 2,
    },
    {
      title: 'Your board',
      rows: [
        [
          latest === undefined
            ? 'The starting boards.'
            : 'The starting boards, with the pick of your last round.',
        ],
        ...boardRows(open.boards, { own: latest?.own ?? undefined, partner }),
      ],
      widths: boardWidths(open),
    },
  ];
}

export function host(state: State): readonly Tab[] {
  return [
    roundsTab(state.rounds),
    totalsTab('Totals', [], state.players, state.rounds),
    { title: 'Boards now', rows: boardRows(state.boards) },
  ];
}

/** Every claim of every round: the host's from the start, everyone's when the game has ended (ALL-9). */
function roundsTab(rounds: readonly Round[]): Tab {
  return {
    title: 'Rounds',
    rows: [
      headings('Round', 'Pair', 'Heaven cell', 'Card', 'Hell cell', 'Card', 'Power', 'Claimed', 'Scored'),
      ...rounds.flatMap(({ claims }, index) => claims.map((claim) => [index + 1, ...claimCells(claim)])),
    ],
  };
}

function gameRows({ players, settings }: Open): Cells {
  return [
    headings('Player', 'Realm', 'Pair'),
    ...players.map(({ name, realm, pair }) => [name, REALM_TITLES[realm], pair]),
    [''],
    [styled('Settings', LOOKS.heading)],
    ['Cells that halve after a round', settings.halve],
    ["Partners see each other's pick and card", settings.showPartner ? 'yes' : 'no'],
    ['Boards published after each round', settings.showBoards ? 'yes' : 'no'],
  ];
}

function resultTab(players: readonly Player[], { outcome, rounds }: EventOf<Event, 'game-ended'>): Tab {
  const verdict = REALMS.flatMap((realm) => [
    [`Winner of ${REALM_TITLES[realm]}`, styled(outcome.winners[realm] ?? 'nobody', LOOKS.good)],
    [`Loser of ${REALM_TITLES[realm]}`, styled(loserText(outcome, realm), LOOKS.bad)],
  ]);
  return totalsTab('Result', [...verdict, ['']], players, rounds);
}

function loserText(outcome: Outcome, realm: Realm): string {
  return realm === 'heaven'
    ? `${outcome.losers.heaven}, who gets the Devil's Curse`
    : `${outcome.losers.hell}, the Elimination Candidate`;
}

/** Everyone's total after each round, below `above`, with a chart. */
function totalsTab(title: string, above: Cells, players: readonly Player[], rounds: readonly Round[]): Tab {
  const rows = [
    ...above,
    headings('Round', ...players.map(({ name }) => name)),
    ...rounds.map(({ scores }, index) => [
      index + 1,
      ...players.map(({ name }) => scores.get(name)?.total ?? 0),
    ]),
  ];
  const chart: Chart = {
    title: 'Totals after each round',
    kind: 'line',
    rows: [above.length, rows.length],
    labels: 0,
    series: players.map((_, index) => index + 1),
    at: { row: rows.length + 1, column: 0 },
  };
  return { title, rows, charts: rounds.length === 0 ? [] : [chart] };
}

function roundRow(title: string, event: EventOf<Event, 'pair-scored'>): Cells[number] {
  const { own, partnerPick } = event;
  const partner = partnerPick.kind === 'shown' ? pickCells(partnerPick.pick) : [partnerPick.kind, ''];
  return [
    title,
    ...(own === null ? ['missing', ''] : pickCells(own)),
    ...partner,
    styled(event.score.points, LOOKS.changed),
    event.score.total,
    event.partnerScore.points,
    event.partnerScore.total,
    note(event),
  ];
}

function note({ missing }: EventOf<Event, 'pair-scored'>): string {
  return missing.length === 0 ? '' : `Your pair claimed nothing: no pick from ${all(missing)}.`;
}

function pickCells(pick: Pick): readonly [string, number] {
  return [squareText(pick), pick.card];
}

function squareText({ row, column }: Square): string {
  return `row ${row}, column ${column}`;
}

function claimCells({ pair, picks, power, cells, scored }: Claim): Cells[number] {
  const list = (squares: readonly Square[]): string =>
    squares.map(({ row, column }) => `${row}/${column}`).join(' ');
  return [pair.name, ...pickCells(picks.heaven), ...pickCells(picks.hell), power, list(cells), list(scored)];
}

function boardWidths({ boards }: Open): readonly number[] {
  return [170, ...(boards.heaven[0] ?? []).map(() => 44)];
}
