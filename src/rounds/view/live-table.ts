// The table of a game played live in one sitting: the board shown large, the clock, and who has sent something.
import { cellLook, cellValue } from '../../games/tabs';
import { fail, ok, type Result } from '../../games/result';
import type { TableView, UserError } from './api';
import { playerText } from '../record/seats';
import { secondsOf } from '../commands/stage-settings';
import type { GameSession } from '../session/game-session';

/** What everyone at the table may see; not what was sent, only that something was. */
export function tableView(session: GameSession, now: number): Result<TableView, UserError> {
  const { match, record, inputs, deadline, graceSeconds } = session;
  const title = match.info.liveTab;
  const board = match.view('everyone').find((tab) => tab.title === title);
  if (board === undefined) {
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  }
  const { stage } = match;
  const sent = [...inputs.submissions, ...inputs.hostSubmissions].map(({ player }) => player);
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
              .map((name) => ({ name: playerText(record, name), sent: sent.includes(name) })),
          },
  });
}
