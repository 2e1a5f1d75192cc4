// The table of a game played live in one sitting: the scene on it, the clock, and a lamp for each player.
import type { TableContent } from './views';
import { secondsOf } from '../session/stage-seconds';
import type { GameSession } from '../session/game-session';
import { sceneAsRead, shownNames } from '../session/shown-names';
import { lampsOf } from './lamps';

/**
 * Gives what everyone at the table sees: of a submission only that it counts (PH-11). Undefined for a game that is not
 * played live.
 */
export function tableContent(session: GameSession): TableContent | undefined {
  const { match, record, past, deadline, graceSeconds } = session;
  const { stage } = match;
  // This is a table, so even before the first clock is started the stage may lie face down.
  const faceDown = stage?.timing?.opensAtStart === true && record.pending.clockAt === undefined;
  const scene = match.scene(faceDown);
  if (scene === null) return undefined;
  const names = shownNames(session);
  return {
    game: match.info.title,
    practice: record.setUp.practice,
    scene: sceneAsRead(names, scene),
    names: [...names],
    last: past[past.length - 1]?.recorded.stage ?? '',
    stage:
      stage === null
        ? null
        : {
            name: stage.name,
            title: stage.title,
            seconds: secondsOf(session),
            deadline,
            graceSeconds,
            faceDown,
            accepting: record.pending.accepting,
            players: lampsOf(session),
          },
  };
}
