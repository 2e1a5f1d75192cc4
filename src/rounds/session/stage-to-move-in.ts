// The open stage as far as a player's move is judged by it.
import type { Match } from '../../games/frame/match';
import { liesFaceDown } from './face-down';
import type { GameSession } from './game-session';
import { pageMark } from './page-marks';

/** Others' moves have nothing to do with it. */
export interface StageToMoveIn {
  /** The match with the host's part in it. */
  readonly match: Match;
  readonly hostFacts: unknown;
  readonly markOf: (player: string) => string;
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** UTC milliseconds, its grace included; null: it has no end. */
  readonly closesAt: number | null;
}

/** The open stage of a session; a match that is over has none, and asks nobody anything. */
export function stageToMoveIn(session: GameSession): StageToMoveIn {
  const { match, inputs, record, deadline, graceSeconds } = session;
  return {
    match,
    hostFacts: inputs.hostFacts,
    markOf: (player) => pageMark(record, player),
    faceDown: liesFaceDown(session),
    accepting: record.pending.accepting,
    closesAt: deadline === null ? null : deadline + graceSeconds * 1000,
  };
}
