// Calls about a live game's table.
import { ok } from '../../../games/frame/result';
import { call } from '../../commit/call';
import { performIn } from '../../commit/perform';
import { nothing, parts, text } from '../../reply/call-input';
import { gameOf, type Kept, type Play, secondsOf } from '../../session/game-session';
import { polledTable, tableView } from './polled-table';
import { NOTHING, type Commit } from '../../commit/commit';

export const LIVE_CALLS = {
  /** Windows call this every few seconds. */
  getTable: call({
    tried: 'Opening the table',
    input: nothing,
    made: 'nothing',
    who: 'hosts',
    run: (ports) => polledTable(ports),
  }),
  /** Starts the open stage's clock, unless it's running. */
  startClock: call({
    tried: 'Starting the clock',
    input: parts({ stage: text }),
    made: 'stage',
    who: 'hosts',
    run: (ports, { stage }) => {
      const started = performIn(ports, gameOf, (session) => ok(startClock(session, stage, ports.now())));
      const session = started.ok ? gameOf(started.value) : started;
      return session.ok ? tableView(session.value, ports.now()) : session;
    },
  }),
};

/** Starts the clock with the stage's usual time, unless it's running. */
export function startClock(session: Play & Kept, stage: string, now: number): Commit {
  const { match, deadline } = session;
  if (match.stage?.name !== stage || deadline !== null) return NOTHING;
  const body = { stage, deadline: now + secondsOf(session) * 1000 };
  return {
    entries: [{ text: `Started the clock of ${match.stage.title}.`, entry: { kind: 'deadline', body } }],
  };
}
