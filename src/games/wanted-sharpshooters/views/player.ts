// The tabs of one player of Wanted Sharpshooters (WS-17): their targets and objectives, and their part of the log.
import { must } from '../../frame/result';
import { listed } from '../../frame/wording';
import type { PlayerTabs } from '../../frame/contract';
import { eventsOf, latestOf, type Log } from '../../frame/events';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../frame/tabs';
import type { Board, Event, Open } from '../events';
import { latestBoard, rowOf, targetsKnown } from '../known';
import { excessTokens, garnetsEarned, OBJECTIVES, tokensOf } from '../objectives';
import { candidacyReason, excessReason, tokensReason } from '../result-text';
import type { Ending } from '../types';
import { logTable } from './tables';

export const playerTabs: PlayerTabs<Open, Event> = [
  { title: 'Your targets', content: ownTargets },
  { title: 'Your rounds', content: (name, _open, log) => logTable(log, name) },
];

type CellOf = Rows[number][number];

/** Shows the player's targets and objectives, as far as public facts tell how they stand. */
function ownTargets(name: string, open: Open, log: Log<Event>): TabContent {
  const targets = targetsKnown(log);
  const board = latestBoard({ open, log });
  const deaths = new Map(eventsOf(log, 'died').map(({ title, event }) => [event.player, { title, event }]));
  const hasKilled = (target: string): boolean => deaths.get(target)?.event.killers.includes(name) === true;
  const blow = (target: string): CellOf => {
    const death = deaths.get(target);
    if (death === undefined) return 'nobody yet';
    const round = death.title.toLowerCase();
    return hasKilled(target)
      ? styled(`yours, ${round}`, LOOKS.good)
      : `${listed(death.event.killers)}, ${round}`;
  };
  const alive = board.players.filter((player) => player.alive).length;
  const ending = latestOf(log, 'result-announced')?.ending;
  const survived = ending?.result.objectives.get(name)?.survived;
  return {
    rows: [
      [styled(name, LOOKS.title)],
      headings('Your target', 'Status', 'Killing blow'),
      ...targets.map((target) => [target, statusOf(board, target), blow(target)]),
      [''],
      headings('Your objectives', 'Now', ''),
      [
        OBJECTIVES.survival(open.settings.aliveAtEnd),
        survived === undefined ? statusOf(board, name) : doneCell(survived),
        `${alive} alive`,
      ],
      ...targets.map((target) => [OBJECTIVES.target(target), doneCell(hasKilled(target)), '']),
      ...(ending === undefined ? [] : ownResult(name, ending)),
    ],
  };
}

function statusOf(board: Board, name: string): CellOf {
  const { alive, lives } = rowOf(board, name);
  return alive ? `alive, lives: ${lives}` : styled('dead', LOOKS.bad);
}

function doneCell(done: boolean): CellOf {
  return done ? styled('done', LOOKS.good) : 'not done';
}

/** Tells one player how the game ended, as far as it is decided. */
function ownResult(name: string, ending: Ending): Rows {
  const { result } = ending;
  const place = result.winners.includes(name)
    ? styled('winner', LOOKS.good)
    : result.losers.includes(name)
      ? styled('loser', LOOKS.bad)
      : 'neither winner nor loser';
  const candidacy = ending.kind === 'vote' ? undefined : ending.candidacy;
  const tokens = tokensOf(ending);
  const excess = excessTokens(tokens).get(name);
  return [
    [''],
    headings('Your result', '', ''),
    ['Result', place, ''],
    ...(candidacy?.name === name
      ? [['Elimination Candidate', styled('you', LOOKS.bad), candidacyReason(candidacy)]]
      : []),
    [
      'Tokens of Life',
      must(tokens, name),
      excess !== undefined ? `you give ${excessReason(excess)}` : result.tooMany ? tokensReason(result) : '',
    ],
    ['Garnets earned', must(garnetsEarned(result), name), ''],
  ];
}
