// The table of a game played live in one sitting: the scene on it, the clock, and a lamp for each player.
import { fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem, TableContent, TableView } from '../api';
import { secondsOf } from '../commands/stage-settings';
import { openingOf } from '../commit/made-on';
import type { GameSession } from '../session/game-session';
import { lampsOf } from './lamps';

/** The table as the host's window shows it; a problem where the game is not played live. */
export function tableView(session: GameSession, now: number): Result<TableView, CallProblem> {
  const content = tableContent(session);
  if (content === undefined)
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  const { stage } = content;
  return ok({ ...content, stage: stage === null ? null : { ...stage, at: openingOf(session) }, now });
}

/**
 * The view of everyone at the table: of a submission only that it counts (PH-11). Undefined for a game that is not
 * played live.
 */
export function tableContent(session: GameSession): TableContent | undefined {
  const { match, record, past, deadline, graceSeconds } = session;
  const { stage } = match;
  // Here is a table: whoever starts the first clock here has not shown the stage before.
  const faceDown = stage?.timing?.opensAtStart === true && record.pending.clockAt === undefined;
  const scene = match.scene(faceDown);
  if (scene === null) return undefined;
  return {
    game: match.info.title,
    practice: record.setUp.practice,
    scene,
    last: past[past.length - 1]?.recorded.stage ?? '',
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
            accepting: record.pending.accepting,
            players: lampsOf(session),
          },
  };
}
