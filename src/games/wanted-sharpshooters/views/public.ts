// The public tabs (WS-17): board, result, meadows, market, shots, rounds, log, lives.
import { mustGet } from '../../frame/result';
import { isolateRtl, repeatSign } from '../../frame/wording';
import { lineRows } from '../../frame/account';
import type { PublicTabs } from '../../frame/contract';
import { eventsOf, latestLoggedEvent, latestEvent, type EventOf, type Log } from '../../frame/events';
import {
  headings,
  STYLES,
  styled,
  type Rows,
  type TabContent,
  type Cell,
  type StyledCell,
} from '../../frame/tabs';
import { resultLines } from '../end-account';
import type { Board, Event, OpenFacts } from '../events';
import { garnetsEarned, OBJECTIVES, endingTokens } from '../objectives';
import { TARGET_OFFSETS, type Ending } from '../types';
import { currentBoard, latestBoard, findBoardRow } from '../player-knowledge';
import { marketTable, boardTable, HEART_STYLE, logTable } from './tables';
import { roundsTable } from './rounds';

/** Maximum number of hearts per cell, because the cells of all rounds are side by side. */
const MAX_HEARTS = 5;

export const publicTabs: PublicTabs<OpenFacts, Event> = [
  {
    title: 'Board',
    content: (open, log) => {
      const latest = latestLoggedEvent(log, 'round-ended');
      const when = latest === undefined ? 'Before round 1' : `After ${latest.title.toLowerCase()}`;
      return boardTable(currentBoard(open, log), when);
    },
  },
  {
    title: 'Result',
    content: (_open, log) => {
      const latest = latestEvent(log, 'result-announced');
      return latest === undefined ? null : resultTable(latest);
    },
  },
  {
    title: 'Meadows',
    content: (open, log) => meadowsTable(currentBoard(open, log)),
  },
  { title: 'Market', content: (open, log) => marketTable(latestBoard({ open, log })) },
  {
    title: 'Shots',
    content: ({ board }, log) =>
      shotsTable(
        board.players.map(({ name }) => name),
        log,
      ),
  },
  { title: 'Rounds', content: (_open, log) => roundsTable(log) },
  { title: 'Log', content: (_open, log) => logTable(log) },
  { title: 'Lives', content: livesTable },
];

function resultTable(announced: EventOf<Event, 'result-announced'>): TabContent {
  // Everything decided goes above the first table, because the Now tab repeats those lines.
  return {
    rows: [...lineRows(resultLines(announced)), [''], ...objectivesTable(announced.ending)],
    frozen: 0,
  };
}

function objectivesTable(ending: Ending): Rows {
  const { result } = ending;
  const tokens = endingTokens(ending);
  const garnets = garnetsEarned(result);
  const ranked = [...result.objectives].sort(([, a], [, b]) => b.count - a.count);
  return [
    headings(
      'Player',
      OBJECTIVES.survival(result.survival.most),
      ...TARGET_OFFSETS.flatMap(() => ['Target', 'Killing blow']),
      'Objectives',
      'Result',
      'Garnets earned',
      'Tokens of Life',
    ),
    ...ranked.map(([name, { survived, targets, count }]) => [
      name,
      yesNoCell(survived),
      ...targets.flatMap((target) => [target.name, yesNoCell(target.killed)]),
      count,
      result.winners.includes(name)
        ? styled('winner', STYLES.good)
        : result.losers.includes(name)
          ? styled('loser', STYLES.bad)
          : '',
      mustGet(garnets, name),
      mustGet(tokens, name),
    ]),
  ];
}

function yesNoCell(done: boolean): Rows[number][number] {
  return done ? styled('yes', STYLES.good) : 'no';
}

/** Lives after each round, as numbers and as hearts. */
function livesTable({ board }: OpenFacts, log: Log<Event>): TabContent {
  const rounds = eventsOf(log, 'round-ended').map(({ title, event }) => ({ title, board: event.board }));
  const boards = [{ title: 'Start', board }, ...rounds];
  return {
    rows: [
      headings('Round', ...board.players.map(({ name }) => name)),
      ...boards.map(({ title, board: then }) => [title, ...then.players.map(({ lives }) => lives)]),
      [''],
      headings('Player', ...boards.map(({ title }) => title)),
      ...board.players.map(({ name }) => [
        name,
        ...boards.map(({ board: then }) => heartsCell(findBoardRow(then, name).lives)),
      ]),
      [''],
      ['♥ a life, † dead.'],
    ],
  };
}

function heartsCell(lives: number): Rows[number][number] {
  return lives === 0 ? styled('†', STYLES.muted) : styled(repeatSign('♥', lives, MAX_HEARTS), HEART_STYLE);
}

const MAX_CARD_HEARTS = 5;
/** Width of a column, in pixels. */
const COLUMN_WIDTH = 96;
/** Numbers are left-aligned like the names. */
const CARD_STYLE = { align: 'left' } as const;

/** A column per meadow, living players above ghosts. */
function meadowsTable({ storages, players }: Board): TabContent {
  const standing = storages.map(({ meadow }) => {
    const here = players.filter((player) => player.meadow === meadow);
    return [
      ...here
        .filter(({ alive }) => alive)
        .map(({ name, lives }) => `${isolateRtl(name)} ${repeatSign('♥', lives, MAX_CARD_HEARTS)}`),
      ...here
        .filter(({ alive }) => !alive)
        .map(({ name }) => styled(`${isolateRtl(name)}, dead`, STYLES.muted)),
    ];
  });
  const most = Math.max(0, ...standing.map((names) => names.length));
  return {
    rows: [
      headings('Meadow', ...storages.map(({ meadow }) => meadow)),
      ['Bullets', ...storages.map(({ bullets }) => styled(bullets, CARD_STYLE))],
      ['New this round', ...storages.map(({ growth }) => styled(growth ?? 'none', CARD_STYLE))],
      ...Array.from({ length: most }, (_, at) => [
        at === 0 ? 'Players' : '',
        ...standing.map((names) => names[at] ?? ''),
      ]),
    ],
    repeats: true,
    widths: [0, ...storages.map(() => COLUMN_WIDTH)],
  };
}

/** Who shot at whom: a row per shooter, a column per victim. Kills are marked. */
export function shotsTable(names: readonly string[], log: Log<Event>): TabContent {
  const deaths = eventsOf(log, 'died').map(({ event }) => event);
  const shots = eventsOf(log, 'acted').flatMap(({ event: { player, action } }) =>
    action.kind === 'shoot' ? action.shots.map(({ victim }) => ({ by: player, victim })) : [],
  );
  const cell = (by: string, at: string): Cell | StyledCell => {
    if (by === at) return styled('–', { ...STYLES.muted, align: 'center' });
    const times = shots.filter((shot) => shot.by === by && shot.victim === at).length;
    const killed = deaths.some(({ player, killers }) => player === at && killers.includes(by));
    if (killed) return styled(times === 0 ? '†' : `${times} †`, { ...STYLES.bad, align: 'center' });
    return times === 0 ? '' : styled(times, { ...STYLES.changed, align: 'center' });
  };
  return {
    rows: [
      headings('Who shot \\ at whom', ...names),
      ...names.map((by) => [by, ...names.map((at) => cell(by, at))]),
      [''],
      ['How often each player shot at each other player, including misses.'],
      ['† A killing blow, by a shot or otherwise.'],
    ],
    repeats: true,
  };
}
