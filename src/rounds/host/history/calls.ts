// Calls about what has been played: its history and its publication.
import { ok, fail, type Result } from '../../../games/frame/result';
import { call, deskCall } from '../../commit/call';
import { readIn, performIn } from '../../commit/perform';
import { nothing } from '../../reply/call-input';
import { historyView } from './history-view';
import { NOTHING, type Commit } from '../../commit/commit';
import { gameOf, type Kept, type Play } from '../../session/game-session';
import type { CallProblem } from '../../reply/reply';

export const HISTORY_CALLS = {
  getHistory: call({
    tried: 'Looking at the history',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => readIn(ports, gameOf, (session) => ok(historyView(session))),
  }),
  publishEverything: deskCall({
    tried: 'Publishing everything',
    input: nothing,
    made: 'match',
    who: 'owner',
    run: (ports) => performIn(ports, gameOf, publish),
  }),
};

const NOT_OVER: CallProblem = {
  code: 'not-over',
  text: 'Publishing everything: the game isn’t over yet. Secrets stay secret until then.',
};

/** Publishes the whole record; refused before the game is over. */
export function publish({ match, record }: Play & Kept): Result<Commit, CallProblem> {
  if (match.stage !== null) return fail(NOT_OVER);
  if (record.published) return ok(NOTHING);
  return ok({
    entries: [{ entry: { kind: 'published', body: {} }, text: 'Published the whole record.' }],
    deliver: { kind: 'results', about: 'The record', messages: [] },
  });
}
