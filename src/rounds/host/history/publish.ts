// Publishing the whole record of a match that is over.
import { fail, ok, type Result } from '../../../games/frame/result';
import { NOTHING, type Commit } from '../../commit/commit';
import type { Kept, Play } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';

const NOT_OVER: CallProblem = {
  code: 'not-over',
  text: 'Publishing everything: the game is not over yet. Secrets stay secret until then.',
};

/** After the end: publishes the whole record. */
export function publish({ match, record }: Play & Kept): Result<Commit, CallProblem> {
  if (match.stage !== null) return fail(NOT_OVER);
  if (record.published) return ok(NOTHING);
  return ok({
    entries: [{ entry: { kind: 'published', body: {} }, text: 'Published the whole record.' }],
    deliver: { kind: 'results', about: 'The record', messages: [] },
  });
}
