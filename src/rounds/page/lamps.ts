// The lamps of a live game. They show on the table and on all players' pages, for each player, whether a submission of
// theirs counts (PH-11).
import { nameOf } from '../record/people';
import type { GameSession } from '../session/game-session';
import { missingNow } from '../session/judge';

export interface Lamp {
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
