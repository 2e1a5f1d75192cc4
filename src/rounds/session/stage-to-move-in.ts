// What one has to know of the open stage to judge a player's move.
import type { Match } from '../../games/frame/match';
import { liesFaceDown } from './face-down';
import type { GameSession } from './game-session';
import { pageMark } from './page-marks';

/** What one has to know of the open stage to judge a player's move; other players' moves are no part of it. */
export interface StageToMoveIn {
  /** The match with the host's part in it. */
  readonly match: Match;
  readonly hostFacts: unknown;
  readonly markOf: (player: string) => string;
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** UTC milliseconds with the grace; null where the stage has no end. */
  readonly closesAt: number | null;
}

/** Gives what judges a move in the open stage; a match that is over has no open stage, and asks nobody anything. */
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
