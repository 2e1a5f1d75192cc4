// What a player of Wanted Sharpshooters reads alone (WS-17): their targets and objectives, and their part of the log.
import type { PlayerTabs } from '../../contract';
import { eventsOf, latestOf, type Log } from '../../events';
import { headings, LOOKS, styled, type Rows, type TabContent } from '../../tabs';
import type { Board, Event, Open } from '../events';
import { OBJECTIVES } from '../outcome';
import { logTable } from './tables';

export const playerTabs: PlayerTabs<Open, Event> = [
  { title: 'Your targets', draw: ownTargets },
  { title: 'Your rounds', draw: (name, _open, log) => logTable(log, name) },
];

type CellOf = Rows[number][number];

/** Targets and objectives, as far as public facts say. */
function ownTargets(name: string, open: Open, log: Log<Event>): TabContent {
  const targets = latestOf(log, 'targets-given')?.targets ?? [];
  const board = latestOf(log, 'round-ended')?.board ?? open.board;
  const deaths = new Map(eventsOf(log, 'died').map(({ title, event }) => [event.player, { title, event }]));
  const hasKilled = (target: string): boolean => deaths.get(target)?.event.killers.includes(name) === true;
  const blow = (target: string): CellOf => {
    const death = deaths.get(target);
    if (death === undefined) return 'nobody yet';
    const round = death.title.toLowerCase();
    return hasKilled(target)
      ? styled(`yours, ${round}`, LOOKS.good)
      : `${death.event.killers.join(', ')}, ${round}`;
  };
  const alive = board.players.filter((player) => player.alive).length;
  return {
    rows: [
      [styled(name, LOOKS.title)],
      headings('Your target', 'Status', 'Killing blow'),
      ...targets.map((target) => [target, statusOf(board, target), blow(target)]),
      [''],
      headings('Your objectives', 'Now', ''),
      [OBJECTIVES.survival(open.settings.aliveAtEnd), statusOf(board, name), `${alive} alive`],
      ...targets.map((target) => [
        OBJECTIVES.target(target),
        hasKilled(target) ? styled('done', LOOKS.good) : 'not done',
        '',
      ]),
    ],
    widths: [200, 130, 330],
  };
}

function statusOf(board: Board, name: string): CellOf {
  const player = board.players.find((each) => each.name === name);
  return player?.alive === true ? `alive, lives: ${player.lives}` : styled('dead', LOOKS.bad);
}
