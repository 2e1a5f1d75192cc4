// Starts the clock of a live game.
import { NOTHING, type Commit } from '../../commit/commit';
import type { Kept, Play } from '../../session/game-session';
import { secondsOf } from '../../session/stage-seconds';

/** Live games: starts the open stage's clock, its usual seconds from now. A clock that runs is left running. */
export function startClock(session: Play & Kept, stage: string, now: number): Commit {
  const { match, deadline } = session;
  if (match.stage?.name !== stage || deadline !== null) return NOTHING;
  const body = { stage, deadline: now + secondsOf(session) * 1000 };
  return {
    entries: [{ text: `Started the clock of ${match.stage.title}.`, entry: { kind: 'deadline', body } }],
  };
}
