// What each audience of Soullinked reads (SL-6). Only the host's tabs look at the state.
import type { Told } from '../contract';
import { eventsOf, last, type EventOf } from '../events';
import { all } from '../wording';
import { headings, LOOKS, styled, type Chart, type Tab } from '../tabs';
import { boardRows, type Cells } from './boards';
import { pointsOf } from './resolve';
import {
  CARDS,
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
  const rounds = eventsOf(told, 'pair-scored').map(({ title, event }) => ({ title, event }));
  const latest = last(rounds)?.event;
  const partner = latest?.partnerPick.kind === 'shown' ? latest.partnerPick.pick : undefined;
  return [
    ownRoundsTab(name, open, rounds),
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

interface OwnRound {
  readonly title: string;
  readonly event: EventOf<Event, 'pair-scored'>;
}

const OWN_HEADINGS = [
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
] as const;

function ownRoundsTab(name: string, { players }: Open, rounds: readonly OwnRound[]): Tab {
  const own = players.find((candidate) => candidate.name === name);
  const partner = players.find((other) => other.pair === own?.pair && other.name !== name);
  const above = [
    [
      styled(name, LOOKS.title),
      own === undefined ? '' : `${REALM_TITLES[own.realm]}, pair ${own.pair}`,
      partner === undefined ? '' : `with ${partner.name}`,
    ],
    ['Cards in hand', cardsInHand(rounds).join(' ')],
  ];
  const rows = [
    ...above,
    headings(...OWN_HEADINGS),
    ...rounds.map(({ title, event }) => roundRow(title, event)),
  ];
  const totals = [OWN_HEADINGS.indexOf('Your total'), OWN_HEADINGS.indexOf("Partner's total")];
  return {
    title: 'Your rounds',
    rows,
    frozen: above.length + 1,
    charts: rounds.length === 0 ? [] : [totalsChart([above.length, rows.length], totals)],
  };
}

/** A card is played only in a round in which both of the pair picked (SL-3). */
function cardsInHand(rounds: readonly OwnRound[]): readonly number[] {
  const played = rounds.flatMap(({ event: { own, missing } }) =>
    own === null || missing.length > 0 ? [] : [own.card],
  );
  return CARDS.filter((card) => !played.includes(card));
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
      headings(
        'Round',
        'Pair',
        'Heaven cell',
        'Card',
        'Hell cell',
        'Card',
        'Power',
        'Claimed (row/column)',
        'Scored (worth in Heaven, in Hell)',
        'Heaven points',
        'Hell points',
      ),
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
  const inHeaven = REALMS.flatMap((realm) => outcome.winners[realm] ?? []);
  const inHell = players.map(({ name }) => name).filter((name) => !inHeaven.includes(name));
  const afterwards = [
    ['In Heaven afterwards', inHeaven.length === 0 ? 'nobody' : all(inHeaven)],
    ['In Hell afterwards', all(inHell)],
  ];
  return totalsTab('Result', [...verdict, ...afterwards, ['']], players, rounds);
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
  const series = players.map((_, index) => index + 1);
  return {
    title,
    rows,
    charts: rounds.length === 0 ? [] : [totalsChart([above.length, rows.length], series)],
  };
}

function totalsChart(rows: Chart['rows'], series: Chart['series']): Chart {
  return {
    title: 'Totals after each round',
    kind: 'line',
    rows,
    labels: 0,
    series,
    at: { row: rows[1] + 1, column: 0 },
  };
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

function claimCells(claim: Claim): Cells[number] {
  const { pair, picks, power, cells, scored } = claim;
  const short = ({ row, column }: Square): string => `${row}/${column}`;
  return [
    pair.name,
    ...pickCells(picks.heaven),
    ...pickCells(picks.hell),
    power,
    cells.map(short).join(' '),
    scored.map((square) => `${short(square)} (${square.worth.heaven}, ${square.worth.hell})`).join(' '),
    ...REALMS.map((realm) => pointsOf(claim, realm)),
  ];
}

function boardWidths({ boards }: Open): readonly number[] {
  return [170, ...(boards.heaven[0] ?? []).map(() => 44)];
}
