// The table of a game played live in one sitting: the scene on it, the clock, and a lamp for each player.
import { fail, ok, type Result } from '../../games/frame/result';
import type { TableView, CallProblem } from '../api';
import { secondsOf } from '../commands/stage-settings';
import type { GameSession } from '../session/game-session';
import { lampsOf } from './lamps';

/** The view of everyone at the table: of a submission only that it counts (PH-11). */
export function tableView(session: GameSession, now: number): Result<TableView, CallProblem> {
  const { match, record, past, deadline, graceSeconds } = session;
  const { stage } = match;
  // Here is a table: whoever starts the first clock here has not shown the stage before.
  const faceDown = stage?.timing?.opensAtStart === true && record.pending.clockAt === undefined;
  const scene = match.scene(faceDown);
  if (scene === null) {
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  }
  return ok({
    game: match.info.title,
    now,
    practice: record.setUp.practice,
    scene,
    last: past[past.length - 1]?.stage.name ?? '',
    stage:
      stage === null
        ? null
        : {
            name: stage.name,
            title: stage.title,
            seconds: secondsOf(session),
            deadline,
            graceSeconds,
            faceDown,
            players: lampsOf(session),
          },
  });
}
