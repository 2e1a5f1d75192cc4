// The table of a game played live in one sitting: the scene on it, the clock, and a lamp for each player, on the players' pages
// too.
import type { TableContent } from './views';
import { secondsOf, type GameSession } from '../session/game-session';
import { sceneAsRead, shownNames } from '../session/shown-names';
import { nameOf } from '../record/people';
import { missingNow } from '../session/judge';

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

interface Lamp {
  readonly player: string;
  /** The name as people read it: with who plays, where that is somebody else. */
  readonly name: string;
  /** True where a submission of theirs counts; the lamp shows nothing else of it. */
  readonly sent: boolean;
}

/** Makes a lamp for each player whom the open stage asks; none in games that are not played live (ALL-11). */
export function lampsOf(session: GameSession): readonly Lamp[] {
  const { match, people } = session;
  if (match.info.live !== true) return [];
  const missing = missingNow(session);
  return (match.stage?.asks ?? [])
    .flatMap(({ players }) => players)
    .map((player) => ({
      player,
      name: nameOf(people, player),
      sent: !missing.includes(player),
    }));
}
