// Calls that show a game's history and publish its record.
import { ok, fail, type Result } from '../../../games/frame/result';
import { defineValueCall, defineDeskCall } from '../../commit/call';
import { withCurrentSession, performIn } from '../../commit/perform';
import { noInput } from '../../reply/call-input';
import { historyView } from './history-view';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';
import { requireGame, type SessionContent, type PlayedGame } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';

export const HISTORY_CALLS = {
  getHistory: defineValueCall({
    tried: 'Looking at the history',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => withCurrentSession(ports, requireGame, (session) => ok(historyView(session))),
  }),
  publishEverything: defineDeskCall({
    tried: 'Publishing everything',
    input: noInput,
    made: 'match',
    who: 'owner',
    run: (ports) => performIn(ports, requireGame, publishRecord),
  }),
};

const GAME_NOT_OVER: CallProblem = {
  code: 'not-over',
  text: 'Publishing everything: the game isn’t over yet. Finish it first.',
};

/** Publishes the whole record; refused before the game is over. */
export function publishRecord({ match, record }: PlayedGame & SessionContent): Result<Commit, CallProblem> {
  if (match.stage !== null) return fail(GAME_NOT_OVER);
  if (record.published) return ok(EMPTY_COMMIT);
  return ok({
    entries: [{ entry: { kind: 'published', body: {} }, text: 'Published the whole record.' }],
    deliver: { kind: 'results', subject: 'The record', messages: [] },
  });
}
