// What one has to know of the open stage to judge a player's move, and to send it to its form.
import type { Match } from '../../games/frame/match';
import { findForm } from '../record/game-files';
import { liesFaceDown, opensAtStart } from './face-down';
import { namesOnForms } from './form-choices';
import type { GameSession, Kept, Play } from './game-session';
import { pageMark } from './page-marks';
import type { ShownNames } from './shown-names';
import { endOf } from '../time/deadline';

/** What one has to know of the open stage to judge a player's move; other players' moves are no part of it. */
export interface StageToMoveIn {
  /** The match with the host's part in it. */
  readonly match: Match;
  readonly hostFacts: unknown;
  readonly markOf: (player: string) => string;
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** When players could first answer it, in UTC milliseconds. */
  readonly openedAt: number;
  /** UTC milliseconds with the grace; null where the stage has no end. */
  readonly closesAt: number | null;
  /** The id of each form that it asks by. */
  readonly forms: ReadonlyMap<string, string>;
  /** The names that its forms show. */
  readonly names: ShownNames;
}

/** Gives what judges a move in the open stage; a match that is over has no open stage, and asks nobody anything. */
export function stageToMoveIn(session: GameSession): StageToMoveIn {
  const { match, inputs, record } = session;
  return {
    match,
    hostFacts: inputs.hostFacts,
    markOf: (player) => pageMark(record, player),
    faceDown: liesFaceDown(session),
    accepting: record.pending.accepting,
    openedAt: opened(session),
    closesAt: endOf(session),
    forms: new Map(
      (match.stage?.asks ?? []).flatMap(({ form }): readonly (readonly [string, string])[] => {
        const file = findForm(record, form);
        return file === undefined ? [] : [[form, file.id]];
      }),
    ),
    names: namesOnForms(session),
  };
}

function opened({ match, record }: Play & Kept): number {
  const { clockAt } = record.pending;
  return opensAtStart(record, match.stage) ? (clockAt ?? record.openedAt) : record.openedAt;
}
