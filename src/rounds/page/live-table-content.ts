// A live game's table: scene, clock, and a lamp per player, lit once they have an answer. Players' pages have the lamps too.
import type { LiveTableContent } from './views';
import { usualStageSeconds, type GameSession } from '../session/game-session';
import { sceneWithNames, displayNames } from '../session/display-names';
import { seatName } from '../record/people';
import { missingPlayers } from '../session/judge';

/** What everyone at the table sees, but of an answer only that it counts (PH-11). Undefined unless the game is live. */
export function liveTableContent(session: GameSession): LiveTableContent | undefined {
  const { match, record, past, deadline, graceSeconds } = session;
  const { stage } = match;
  // In a live game even the first stage can be hidden until the clock starts.
  const faceDown = stage?.timing?.opensAtStart === true && record.pending.clockAt === undefined;
  const scene = match.scene(faceDown);
  if (scene === null) return undefined;
  const names = displayNames(session);
  return {
    game: match.info.title,
    practice: record.setUp.practice,
    scene: sceneWithNames(names, scene),
    names: [...names],
    last: past[past.length - 1]?.recorded.stage ?? '',
    stage:
      stage === null
        ? null
        : {
            name: stage.name,
            title: stage.title,
            seconds: usualStageSeconds(session),
            deadline,
            graceSeconds,
            faceDown,
            accepting: record.pending.accepting,
            players: playerLamps(session),
          },
  };
}

interface Lamp {
  readonly player: string;
  /** Name, including who plays for the player. */
  readonly name: string;
  /** Whether the player has an answer that counts. The lamp shows nothing else. */
  readonly sent: boolean;
}

/** A lamp for each player whom the open stage asks; none unless the game is live (ALL-11). */
export function playerLamps(session: GameSession): readonly Lamp[] {
  const { match, people } = session;
  if (match.info.live !== true) return [];
  const missing = missingPlayers(session);
  return (match.stage?.asks ?? [])
    .flatMap(({ players }) => players)
    .map((player) => ({
      player,
      name: seatName(people, player),
      sent: !missing.includes(player),
    }));
}
