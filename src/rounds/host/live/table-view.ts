// The table of a live game in the host’s window.
import { fail, ok, type Result } from '../../../games/frame/result';
import { openingOf } from '../../commit/made-on';
import { tableContent } from '../../page/table-content';
import type { CallProblem } from '../../reply/reply';
import type { GameSession } from '../../session/game-session';
import type { TableView } from './views';

/** Gives the table as the host's window shows it; a problem where the game is not played live. */
export function tableView(session: GameSession, now: number): Result<TableView, CallProblem> {
  const content = tableContent(session);
  if (content === undefined)
    return fail({ code: 'not-live', text: 'Opening the table: this game is not one that is played live.' });
  const { stage } = content;
  return ok({ ...content, stage: stage === null ? null : { ...stage, at: openingOf(session) }, now });
}
