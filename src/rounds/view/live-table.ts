// The table of a game played live in one sitting: the board shown large, the clock, and who has sent something.
import { cellLook, cellValue } from '../../games/tabs';
import { fail, ok, type Result } from '../../games/result';
import type { TableView, UserError } from './api';
import { playerText } from '../record/seats';
import { secondsOf } from '../commands/stage-settings';
import type { GameSession } from '../session/game-session';
import { missingNow } from '../session/judge';

/** What everyone at the table may see: of a submission that it counts, and nothing else (PH-11). */
export function tableView(session: GameSession, now: number): Result<TableView, UserError> {
  const { match, record, deadline, graceSeconds } = session;
  // Here is a table: whoever starts the first clock here has not shown the stage before.
  const faceDown = match.stage?.timing?.opensAtStart === true && record.pending.clockAt === undefined;
  const title = match.info.liveTab;
  const board = match.view('everyone', faceDown).find((tab) => tab.title === title);
  if (board === undefined) {
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  }
  const { stage } = match;
  const missing = missingNow(session);
  return ok({
    game: match.info.title,
    now,
    practice: record.setUp.practice,
    board: {
      title: board.title,
      rows: board.rows.map((cells) =>
        cells.map((cell) => ({ value: cellValue(cell), look: cellLook(cell) })),
      ),
    },
    stage:
      stage === null
        ? null
        : {
            name: stage.name,
            title: stage.title,
            seconds: secondsOf(session),
            deadline,
            graceSeconds,
            players: stage.asks
              .flatMap(({ players }) => players)
              .map((name) => ({ name: playerText(record, name), sent: !missing.includes(name) })),
          },
  });
}
