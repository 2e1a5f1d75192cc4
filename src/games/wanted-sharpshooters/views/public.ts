// What everyone reads of Wanted Sharpshooters (WS-17): the board, at the end the result, the log, and everyone's lives.
import type { PublicTabs } from '../../contract';
import { eventsOf, last, latestOf, type EventOf, type Log } from '../../events';
import { chartBelow, headings, LOOKS, styled, type Rows, type TabContent } from '../../tabs';
import { capitalised, inWords } from '../../wording';
import type { Event, Named, Open } from '../events';
import { TOO_MANY_TOKENS } from '../outcome';
import { CANDIDATE_CAUSE_TEXTS, NO_GIFT, NO_VOTE } from '../text';
import { TARGETS } from '../types';
import { boardTable, logTable } from './tables';

export const publicTabs: PublicTabs<Open, Event> = [
  {
    title: 'Board',
    draw: (open, log) => {
      const latest = last(eventsOf(log, 'round-ended'));
      const when = latest === undefined ? 'Before round 1' : `After ${latest.title.toLowerCase()}`;
      return boardTable(latest?.event.board ?? open.board, when, open.settings);
    },
  },
  {
    title: 'Result',
    draw: (_open, log) => {
      const revealed = latestOf(log, 'targets-revealed');
      return revealed === undefined ? null : resultTable(revealed, log);
    },
  },
  { title: 'Log', draw: (_open, log) => logTable(log) },
  { title: 'Lives', draw: livesTable },
];

/** The cycle, everyone's targets and objectives, and what vote and gifts came to. */
function resultTable({ cycle, result }: EventOf<Event, 'targets-revealed'>, log: Log<Event>): TabContent {
  const ended = latestOf(log, 'game-ended');
  const candidate = latestOf(log, 'candidate-named');
  const targetHeadings = TARGETS.flatMap(() => ['Target', 'Killing blow']);
  const rows: Rows = [
    [styled('Cycle', LOOKS.heading), cycle.join(' → ')],
    [''],
    headings(
      'Player',
      'Alive at the end',
      ...targetHeadings,
      'Objectives',
      'Result',
      'Garnets',
      'Tokens of Life',
    ),
    ...[...result.objectives].map(([name, { survived, targets, count }]) => [
      name,
      yes(survived),
      ...targets.flatMap((target) => [target.name, yes(target.killed)]),
      count,
      result.winners.includes(name)
        ? styled('winner', LOOKS.good)
        : result.losers.includes(name)
          ? styled('loser', LOOKS.bad)
          : '',
      ended?.garnets.get(name) ?? '',
      ended?.tokens.get(name) ?? '',
    ]),
    ...(result.tooMany
      ? [
          [''],
          [
            `${capitalised(inWords(TOO_MANY_TOKENS))} or more Tokens of Life were awarded: every winner loses one.`,
          ],
        ]
      : []),
    ...namedRows('Votes', latestOf(log, 'voted')?.votes, NO_VOTE),
    ...(candidate === undefined
      ? []
      : [
          [''],
          [
            styled('Elimination Candidate', LOOKS.heading),
            styled(candidate.name ?? 'nobody', LOOKS.bad),
            CANDIDATE_CAUSE_TEXTS[candidate.cause],
          ],
        ]),
    ...namedRows('Gifts', latestOf(log, 'gave')?.gifts, NO_GIFT),
  ];
  return { rows, frozen: 0, widths: [170, 130, 130, 100, 130, 100, 90, 80, 80, 110] };
}

function yes(done: boolean): Rows[number][number] {
  return done ? styled('yes', LOOKS.good) : 'no';
}

function namedRows(title: string, named: Named | undefined, nobody: string): Rows {
  if (named === undefined) return [];
  return [[''], headings(title, 'For'), ...[...named].map(([by, name]) => [by, name ?? nobody])];
}

/** Everyone's lives after each round, with a chart once there is a round. */
function livesTable({ board }: Open, log: Log<Event>): TabContent {
  const rounds = eventsOf(log, 'round-ended').map(({ title, event }) => ({ title, board: event.board }));
  const rows = [
    headings('Round', ...board.players.map(({ name }) => name)),
    ...[{ title: 'Start', board }, ...rounds].map(({ title, board: then }) => [
      title,
      ...then.players.map(({ lives }) => lives),
    ]),
  ];
  const series = board.players.map((_, index) => index + 1);
  const charts = rounds.length === 0 ? [] : chartBelow('Lives after each round', [0, rows.length], series);
  return { rows, charts };
}
