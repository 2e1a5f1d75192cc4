// Calls about a live game's table.
import { ok } from '../../../games/frame/result';
import { defineValueCall } from '../../commit/call';
import { performIn } from '../../commit/perform';
import { noInput, object, text } from '../../reply/call-input';
import {
  requireGame,
  type SessionContent,
  type PlayedGame,
  usualStageSeconds,
} from '../../session/game-session';
import { pollLiveTable, liveTableView } from './polled-table';
import { EMPTY_COMMIT, type Commit } from '../../commit/commit';

export const LIVE_CALLS = {
  /** Windows call this every few seconds. */
  getTable: defineValueCall({
    tried: 'Opening the table',
    input: noInput,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => pollLiveTable(ports),
  }),
  startClock: defineValueCall({
    tried: 'Starting the clock',
    input: object({ stage: text }),
    made: 'stage',
    who: 'hosts',
    run: (ports, { stage }) => {
      const started = performIn(ports, requireGame, (session) => ok(startClock(session, stage, ports.now())));
      const session = started.ok ? requireGame(started.value) : started;
      return session.ok ? liveTableView(session.value, ports.now()) : session;
    },
  }),
};

/** Starts the clock with the stage's usual time, unless it's running. */
export function startClock(session: PlayedGame & SessionContent, stage: string, now: number): Commit {
  const { match, deadline } = session;
  if (match.stage?.name !== stage || deadline !== null) return EMPTY_COMMIT;
  const body = { stage, deadline: now + usualStageSeconds(session) * 1000 };
  return {
    entries: [{ text: `Started the clock for ${match.stage.title}.`, entry: { kind: 'deadline', body } }],
  };
}
